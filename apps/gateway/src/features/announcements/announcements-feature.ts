import { listAnnouncements } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { AnnouncementsResolver } from './announcements-resolver.js'

export const announcementsFeature: GatewayFeature = {
  name: 'announcements',
  resolvers: [AnnouncementsResolver],
  parts: {
    announcements: { calls: [listAnnouncements] },
  },
}
