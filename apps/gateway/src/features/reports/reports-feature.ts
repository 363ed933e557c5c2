import type { GatewayFeature } from '../../server/feature.js'
import { reportFileRoutes } from './reports-files.js'
import { ReportsMonitoringResolver } from './reports-monitoring-resolver.js'
import { ReportsResolver } from './reports-resolver.js'

export const reportsFeature: GatewayFeature = {
  name: 'reports',
  resolvers: [ReportsResolver, ReportsMonitoringResolver],
  files: reportFileRoutes,
}
