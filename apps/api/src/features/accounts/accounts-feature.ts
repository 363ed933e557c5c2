import type { ApiDeps } from '../../server/deps.js'
import type { ApiFeature } from '../../server/feature.js'
import { accountsNames } from './accounts-history-read-model.js'
import { accountsJobs } from './accounts-jobs.js'
import { accountsRoutes } from './accounts-routes.js'
import { accountsSearch } from './accounts-search-read-model.js'
import type { SignIns } from './accounts-sign-in.js'

/** The feature as the API registers it; `signIns` is how sign-in counts and locks, which another feature provides. */
export const accountsFeature = (signIns: (deps: ApiDeps) => SignIns): ApiFeature => ({
  name: 'accounts',
  routes: (deps) => accountsRoutes(deps, signIns(deps)),
  jobs: accountsJobs,
  search: accountsSearch,
  names: accountsNames,
})
