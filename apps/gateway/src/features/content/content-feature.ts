import { getContentVersion, listContentVersions, saveContentNode } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { contentFileRoutes } from './content-files.js'
import { ContentResolver } from './content-resolver.js'
import { ContentUpgradeResolver } from './upgrade/content-upgrade-resolver.js'

export const contentFeature: GatewayFeature = {
  name: 'content',
  resolvers: [ContentResolver, ContentUpgradeResolver],
  files: contentFileRoutes,
  parts: {
    content: { calls: [listContentVersions, getContentVersion, saveContentNode] },
    'related-services-content': { calls: [listContentVersions, getContentVersion, saveContentNode] },
  },
}
