import type { ApiDeps, Job } from '../../server/deps.js'
import { removeExpiredEmailChanges } from './own/accounts-address-store.js'
import { removeExpiredImports } from './import/accounts-import-store.js'

/** Removes what waited in vain: files of new users that were not applied, addresses that were not confirmed. */
export function accountsJobs(deps: ApiDeps): Job[] {
  return [
    {
      name: 'remove expired imports',
      everySeconds: 900,
      run: () => removeExpiredImports(deps.db, deps.clock()),
    },
    {
      name: 'remove unconfirmed addresses',
      everySeconds: 900,
      run: () => removeExpiredEmailChanges(deps.db, deps.clock()),
    },
  ]
}
