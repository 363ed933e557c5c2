import type { ApiFeature } from '../../server/feature.js'
import { searchRoutes } from './search-routes.js'

export const searchFeature: ApiFeature = {
  name: 'search',
  routes: (_deps, { search }) => searchRoutes(search),
}
