import { getLea } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { LeaContentResolver } from './agencies-content-resolver.js'
import { agencyFileRoutes } from './agencies-files.js'
import { AgenciesResolver } from './agencies-resolver.js'

export const agenciesFeature: GatewayFeature = {
  name: 'agencies',
  resolvers: [LeaContentResolver, AgenciesResolver],
  files: agencyFileRoutes,
  parts: {
    'agency-content': { calls: [getLea] },
  },
}
