import type { ApiFeature } from '../../server/feature.js'
import { participationNames } from './participation-history-read-model.js'
import { participationRoutes } from './participation-routes.js'
import { participationTasks } from './participation-tasks-read-model.js'

export const participationFeature: ApiFeature = {
  name: 'participation',
  routes: participationRoutes,
  names: participationNames,
  tasks: participationTasks,
}
