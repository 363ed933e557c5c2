import type { ApiFeature } from '../../server/feature.js'
import { categoryPeople } from './required/documents-assignments-service.js'
import { documentsContent } from './content/documents-content.js'
import { documentsNames } from './documents-history-read-model.js'
import { documentsJobs } from './documents-jobs.js'
import { documentsLaunch } from './content/documents-launch.js'
import type { EvidencePlaces } from './documents-places.js'
import { documentsRoutes } from './documents-routes.js'
import { documentsSearch } from './documents-search-read-model.js'
import { documentsTasks } from './documents-tasks-read-model.js'

/** The feature as the API registers it; `places` are records of other features that files can belong to. */
export const documentsFeature = (places: EvidencePlaces): ApiFeature => ({
  name: 'documents',
  routes: (deps) => documentsRoutes(deps, places),
  jobs: documentsJobs,
  launch: documentsLaunch,
  content: documentsContent,
  handOver: categoryPeople.handOver,
  search: documentsSearch,
  tasks: documentsTasks,
  names: documentsNames,
})
