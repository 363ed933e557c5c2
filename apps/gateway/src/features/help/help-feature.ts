import { listTraining } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { helpFileRoutes } from './help-files.js'
import { HelpResolver } from './help-resolver.js'

export const helpFeature: GatewayFeature = {
  name: 'help',
  resolvers: [HelpResolver],
  files: helpFileRoutes,
  parts: {
    help: { calls: [listTraining] },
  },
}
