import type { ApiFeature } from '../../server/feature.js'
import { cohortsNames } from './cohorts-history-read-model.js'
import { cohortsRoutes } from './cohorts-routes.js'

export const cohortsFeature: ApiFeature = {
  name: 'cohorts',
  routes: cohortsRoutes,
  names: cohortsNames,
}
