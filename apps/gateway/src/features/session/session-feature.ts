import type { GatewayFeature } from '../../server/feature.js'
import { SessionConfirmationResolver } from './confirmation/session-confirmation-resolver.js'
import { OwnSessionsResolver } from './own/session-own-resolver.js'
import { SessionResolver } from './session-resolver.js'

export const sessionFeature: GatewayFeature = {
  name: 'session',
  resolvers: [SessionConfirmationResolver, OwnSessionsResolver, SessionResolver],
}
