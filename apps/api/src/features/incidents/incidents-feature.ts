import type { ApiFeature } from '../../server/feature.js'
import { incidentsNames } from './incidents-history-read-model.js'
import { incidentsRoutes } from './incidents-routes.js'
import { incidentsTasks } from './incidents-tasks-read-model.js'

export const incidentsFeature: ApiFeature = {
  name: 'incidents',
  routes: incidentsRoutes,
  names: incidentsNames,
  tasks: incidentsTasks,
}
