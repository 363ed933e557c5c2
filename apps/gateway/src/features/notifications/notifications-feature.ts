import { countUnreadNotices, listNotices, markNoticesRead } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { NotificationsResolver } from './notifications-resolver.js'

export const notificationsFeature: GatewayFeature = {
  name: 'notifications',
  resolvers: [NotificationsResolver],
  parts: {
    notices: { calls: [listNotices, countUnreadNotices, markNoticesRead] },
  },
}
