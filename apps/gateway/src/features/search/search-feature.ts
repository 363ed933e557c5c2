import { search } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { SearchResolver } from './search-resolver.js'

export const searchFeature: GatewayFeature = {
  name: 'search',
  resolvers: [SearchResolver],
  parts: {
    search: { calls: [search] },
  },
}
