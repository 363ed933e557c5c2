import type { ApiFeature } from '../../server/feature.js'
import { listAnnualReportDays } from './annual/annual-due-read-model.js'
import { annualJobs } from './annual/annual-mails.js'
import { annualRoutes } from './annual/annual-routes.js'
import { incidentsNames } from './incidents-history-read-model.js'
import { incidentsRoutes } from './incidents-routes.js'
import { incidentsTasks } from './incidents-tasks-read-model.js'

export const incidentsFeature: ApiFeature = {
  name: 'incidents',
  routes: (deps) => [...incidentsRoutes(deps), ...annualRoutes(deps)],
  jobs: annualJobs,
  names: incidentsNames,
  tasks: incidentsTasks,
  dueDays: { annualReport: listAnnualReportDays },
}
