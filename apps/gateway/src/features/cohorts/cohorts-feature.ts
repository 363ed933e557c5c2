import type { GatewayFeature } from '../../server/feature.js'
import { CohortsResolver } from './cohorts-resolver.js'

export const cohortsFeature: GatewayFeature = {
  name: 'cohorts',
  resolvers: [CohortsResolver],
}
