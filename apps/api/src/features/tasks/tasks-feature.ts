import type { ApiFeature } from '../../server/feature.js'
import { tasksRoutes } from './tasks-routes.js'

export const tasksFeature: ApiFeature = {
  name: 'tasks',
  routes: (deps, { tasks, handOvers }) => tasksRoutes(deps, tasks, handOvers),
}
