import type { ApiFeature } from '../../server/feature.js'
import { sessionJobs } from './session-jobs.js'
import { sessionRoutes } from './session-routes.js'

export const sessionFeature: ApiFeature = {
  name: 'session',
  routes: (deps) => sessionRoutes(deps),
  jobs: sessionJobs,
}
