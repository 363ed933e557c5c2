import { getParticipation, listParticipation } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { JustificationMutations } from './justification-mutations.js'
import { participationFileRoutes } from './participation-files.js'
import { ParticipationResolver } from './participation-resolver.js'
import { PublicationResolver } from './publication-resolver.js'

export const participationFeature: GatewayFeature = {
  name: 'participation',
  resolvers: [ParticipationResolver, JustificationMutations, PublicationResolver],
  files: participationFileRoutes,
  parts: { participation: { calls: [listParticipation, getParticipation] } },
}
