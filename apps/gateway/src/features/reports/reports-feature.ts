import type { GatewayFeature } from '../../server/feature.js'
import { reportFileRoutes } from './reports-files.js'
import { ReportsResolver } from './reports-resolver.js'

export const reportsFeature: GatewayFeature = {
  name: 'reports',
  resolvers: [ReportsResolver],
  files: reportFileRoutes,
}
