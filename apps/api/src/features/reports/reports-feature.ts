import type { ApiDeps } from '../../server/deps.js'
import type { ApiFeature } from '../../server/feature.js'
import type { ReportFilePort } from './reports-files-service.js'
import { reportsNames } from './reports-history-read-model.js'
import { reportsRoutes } from './reports-routes.js'
import { reportsSearch } from './reports-search-read-model.js'
import { reportsTasks } from './reports-tasks-read-model.js'

/** The feature as the API registers it; `files` stores and serves the bytes of reports. */
export const reportsFeature = (files: (deps: ApiDeps) => ReportFilePort): ApiFeature => ({
  name: 'reports',
  routes: (deps) => reportsRoutes(deps, files(deps)),
  search: reportsSearch,
  tasks: reportsTasks,
  names: reportsNames,
})
