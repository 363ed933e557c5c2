import type { ApiFeature } from '../../server/feature.js'
import { yearsHistory, yearsNames } from './years-history-read-model.js'
import { yearsRoutes } from './years-routes.js'
import { yearsTasks } from './years-tasks-read-model.js'

export const yearsFeature: ApiFeature = {
  name: 'years',
  routes: (_deps, { launch }) => yearsRoutes(launch),
  tasks: yearsTasks,
  names: yearsNames,
  historyParts: yearsHistory,
}
