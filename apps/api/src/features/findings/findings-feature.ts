import { uploadFindingFiles } from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import type { ApiFeature } from '../../server/feature.js'
import type { Library } from '../../parts/letters/library.js'
import { listFindingDueDays } from './findings-due-read-model.js'
import { findingFileFields } from './documents/findings-files-service.js'
import type { FilePort } from './documents/findings-files.js'
import { findingsHistory, findingsNames } from './findings-history-read-model.js'
import { findingsJobs } from './findings-jobs.js'
import { findingsLaunch } from './findings-launch-read-model.js'
import { handOverFindings } from './findings-people-service.js'
import { findingsRoutes } from './findings-routes.js'
import { findingsSearch } from './findings-search-read-model.js'
import { findingsTasks } from './findings-tasks-read-model.js'

/** What it needs of other features. */
interface Needs {
  files: (deps: ApiDeps, call: typeof uploadFindingFiles, fields: readonly string[]) => FilePort
  letters: Library
}

/** The feature as the API registers it, with the letters and files of other features that it uses. */
export const findingsFeature = (needs: Needs): ApiFeature => ({
  name: 'findings',
  routes: (deps) =>
    findingsRoutes(deps, needs.files(deps, uploadFindingFiles, findingFileFields), needs.letters),
  jobs: findingsJobs,
  launch: findingsLaunch,
  handOver: handOverFindings,
  search: findingsSearch,
  tasks: findingsTasks,
  dueDays: { finding: listFindingDueDays },
  names: findingsNames,
  historyParts: findingsHistory,
})
