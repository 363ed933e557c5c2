import type { ApiFeature } from '../../server/feature.js'
import { agenciesNames } from './agencies-history-read-model.js'
import { agenciesRoutes } from './agencies-routes.js'
import { agenciesSearch } from './agencies-search-read-model.js'

export const agenciesFeature: ApiFeature = {
  name: 'agencies',
  routes: agenciesRoutes,
  search: agenciesSearch,
  names: agenciesNames,
}
