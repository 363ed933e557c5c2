import type { ApiDeps, Job } from '../../server/deps.js'
import { removeExpiredImports } from './accounts-import-store.js'

/** Removes files of new users that were previewed and not applied. */
export function accountsJobs(deps: ApiDeps): Job[] {
  return [
    {
      name: 'remove expired imports',
      everySeconds: 900,
      run: () => removeExpiredImports(deps.db, deps.clock()),
    },
  ]
}
