import { getParticipation, listParticipation } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { participationFileRoutes } from './participation-files.js'
import { ParticipationResolver } from './participation-resolver.js'

export const participationFeature: GatewayFeature = {
  name: 'participation',
  resolvers: [ParticipationResolver],
  files: participationFileRoutes,
  parts: { participation: { calls: [listParticipation, getParticipation] } },
}
