import type { ApiFeature } from '../../server/feature.js'
import { dashboardsRoutes } from './dashboards-routes.js'

export const dashboardsFeature: ApiFeature = {
  name: 'dashboards',
  routes: dashboardsRoutes,
}
