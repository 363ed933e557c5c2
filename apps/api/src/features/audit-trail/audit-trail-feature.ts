import type { ApiFeature } from '../../server/feature.js'
import { auditTrailJobs } from './audit-trail-jobs.js'
import { auditTrailRoutes } from './audit-trail-routes.js'

export const auditTrailFeature: ApiFeature = {
  name: 'audit-trail',
  routes: (deps, { history }) => auditTrailRoutes(deps, history),
  jobs: auditTrailJobs,
}
