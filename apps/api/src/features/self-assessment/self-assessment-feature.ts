import type { ApiDeps } from '../../server/deps.js'
import type { ApiFeature } from '../../server/feature.js'
import { subsectionPeople } from './assignments/self-assessment-assignments-service.js'
import { selfAssessmentContent } from './launch/self-assessment-content.js'
import {
  listSelfAssessmentDueDays,
  listSubsectionDueDays,
} from './assignments/self-assessment-due-read-model.js'
import { selfAssessmentHistory, selfAssessmentNames } from './self-assessment-history-read-model.js'
import type { DocumentBytes } from './documents/self-assessment-inventory-service.js'
import { selfAssessmentJobs } from './self-assessment-jobs.js'
import { selfAssessmentLaunch } from './launch/self-assessment-launch.js'
import type { ReportsPort } from './letters/self-assessment-letters-service.js'
import { selfAssessmentPresence } from './self-assessment-presence.js'
import { selfAssessmentRoutes } from './self-assessment-routes.js'
import { selfAssessmentSearch } from './self-assessment-search-read-model.js'
import { selfAssessmentTasks } from './self-assessment-tasks-read-model.js'

/** What it needs of other features. */
interface Needs {
  reports: ReportsPort
  bytes: (deps: ApiDeps) => DocumentBytes
}

/** The feature as the API registers it, with the reports and files of other features that it uses. */
export const selfAssessmentFeature = (needs: Needs): ApiFeature => ({
  name: 'self-assessment',
  routes: (deps) => selfAssessmentRoutes(deps, needs.reports, needs.bytes(deps)),
  jobs: selfAssessmentJobs,
  launch: selfAssessmentLaunch,
  content: selfAssessmentContent,
  handOver: subsectionPeople.handOver,
  presence: selfAssessmentPresence,
  search: selfAssessmentSearch,
  tasks: selfAssessmentTasks,
  dueDays: { 'self-assessment': listSelfAssessmentDueDays, subsection: listSubsectionDueDays },
  names: selfAssessmentNames,
  historyParts: selfAssessmentHistory,
})
