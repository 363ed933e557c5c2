import type { ApiDeps, Job } from '../../server/deps.js'
import { removeExpiredImports } from './import/content-import-store.js'

/** Removes sheets of content that were previewed and not applied. */
export function contentJobs(deps: ApiDeps): Job[] {
  return [
    {
      name: 'remove expired sheets of content',
      everySeconds: 900,
      run: () => removeExpiredImports(deps.db, deps.clock()),
    },
  ]
}
