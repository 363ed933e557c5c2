import type { ApiFeature } from '../../server/feature.js'
import { presenceRoutes } from './presence-routes.js'

export const presenceFeature: ApiFeature = {
  name: 'presence',
  routes: (_deps, { presence }) => presenceRoutes(presence),
}
