import type { ApiDeps } from '../../server/deps.js'
import type { ApiFeature } from '../../server/feature.js'
import type { TrainingFilePort } from './help-files-service.js'
import { helpNames } from './help-history-read-model.js'
import { helpRoutes } from './help-routes.js'
import { helpSearch } from './help-search-read-model.js'

/** The feature as the API registers it; `files` stores and serves the bytes of training. */
export const helpFeature = (files: (deps: ApiDeps) => TrainingFilePort): ApiFeature => ({
  name: 'help',
  routes: (deps) => helpRoutes(deps, files(deps)),
  search: helpSearch,
  names: helpNames,
})
