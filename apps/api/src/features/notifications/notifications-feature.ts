import type { ApiFeature } from '../../server/feature.js'
import { notificationsJobs } from './notifications-jobs.js'
import { mountDemonstrationMailbox } from './notifications-mailbox.js'
import { notificationsRoutes } from './notifications-routes.js'

export const notificationsFeature: ApiFeature = {
  name: 'notifications',
  routes: notificationsRoutes,
  jobs: notificationsJobs,
  mount: (app, deps) => deps.config.mode === 'demo' && mountDemonstrationMailbox(app, deps),
}
