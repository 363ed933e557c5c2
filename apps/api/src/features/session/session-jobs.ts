import type { ApiDeps, Job } from '../../server/deps.js'
import { removeEndedSessions } from './tokens/session-expiry-store.js'

/** Jobs that remove ended sessions, attempts and limits. */
export function sessionJobs(deps: ApiDeps): Job[] {
  return [
    {
      name: 'remove ended sessions',
      everySeconds: 900,
      run: () => removeEndedSessions(deps.db, deps.clock()),
    },
  ]
}
