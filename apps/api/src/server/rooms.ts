import type { Express } from 'express'
import { openApiDocument, uploadFindingFiles, uploadReport, uploadTrainingFile } from '@portal/rest-contract'
import { accountsJobs } from '../features/accounts/accounts-jobs.js'
import { accountsRoutes } from '../features/accounts/accounts-routes.js'
import { agenciesRoutes } from '../features/agencies/agencies-routes.js'
import { announcementsRoutes } from '../features/announcements/announcements-routes.js'
import { auditTrailJobs } from '../features/audit-trail/audit-trail-jobs.js'
import { auditTrailRoutes } from '../features/audit-trail/audit-trail-routes.js'
import { cohortsRoutes } from '../features/cohorts/cohorts-routes.js'
import { calendarRoutes } from '../features/calendar/calendar-routes.js'
import { dashboardsRoutes } from '../features/dashboards/dashboards-routes.js'
import { documentBytes, documentsDesk } from '../features/documents/documents-desk.js'
import { contentJobs } from '../features/content/content-jobs.js'
import { contentRoutes } from '../features/content/content-routes.js'
import { documentsContent } from '../features/documents/documents-content.js'
import { documentsJobs } from '../features/documents/documents-jobs.js'
import { documentsLaunch } from '../features/documents/documents-launch.js'
import { documentsRoutes } from '../features/documents/documents-routes.js'
import { findingFileFields } from '../features/findings/findings-files-service.js'
import { findingsJobs } from '../features/findings/findings-jobs.js'
import { findingsLaunch } from '../features/findings/findings-launch-read-model.js'
import { findingsRoutes } from '../features/findings/findings-routes.js'
import { trainingFileFields } from '../features/help/help-files-service.js'
import { helpRoutes } from '../features/help/help-routes.js'
import { notesRoutes } from '../features/notes/notes-routes.js'
import { notificationsJobs } from '../features/notifications/notifications-jobs.js'
import { mountDemonstrationMailbox } from '../features/notifications/notifications-mailbox.js'
import { notificationsRoutes } from '../features/notifications/notifications-routes.js'
import { presenceRoutes } from '../features/presence/presence-routes.js'
import { uploadReportFields } from '../features/reports/reports-files-service.js'
import { reportsRoutes } from '../features/reports/reports-routes.js'
import { reportsDesk } from '../features/reports/reports-service.js'
import { searchRoutes } from '../features/search/search-routes.js'
import { selfAssessmentContent } from '../features/self-assessment/self-assessment-content.js'
import { selfAssessmentEvidence } from '../features/self-assessment/self-assessment-evidence.js'
import { selfAssessmentJobs } from '../features/self-assessment/self-assessment-jobs.js'
import { selfAssessmentLaunch } from '../features/self-assessment/self-assessment-launch.js'
import { selfAssessmentPresence } from '../features/self-assessment/self-assessment-presence.js'
import { selfAssessmentRoutes } from '../features/self-assessment/self-assessment-routes.js'
import { sessionAccounts } from '../features/session/session-accounts.js'
import { sessionJobs } from '../features/session/session-jobs.js'
import { sessionRoutes } from '../features/session/session-routes.js'
import { handOverCategories } from '../features/documents/documents-assignments-service.js'
import { handOverFindings } from '../features/findings/findings-people-service.js'
import { handOverSubsections } from '../features/self-assessment/self-assessment-assignments-service.js'
import { tasksRoutes } from '../features/tasks/tasks-routes.js'
import { yearsRoutes } from '../features/years/years-routes.js'
import { togetherRoute } from './read-together.js'
import { tidyJobs } from './tidy-jobs.js'
import type { ApiDeps, Job } from './deps.js'
import type { Route } from './route.js'

/** Every route of every room: read together with the contract's `access`, this is the permission table. */
export function allRoutes(deps: ApiDeps): Route[] {
  const routes = roomRoutes(deps)
  return [...routes, togetherRoute(routes, deps)]
}

function roomRoutes(deps: ApiDeps): Route[] {
  return [
    ...sessionRoutes(deps),
    ...accountsRoutes(deps, sessionAccounts(deps)),
    ...agenciesRoutes(deps),
    ...yearsRoutes([selfAssessmentLaunch, findingsLaunch, documentsLaunch]),
    ...selfAssessmentRoutes(deps, reportsDesk, documentBytes(deps)),
    ...cohortsRoutes(),
    ...dashboardsRoutes(),
    ...reportsRoutes(deps, documentsDesk(deps, uploadReport, uploadReportFields)),
    ...contentRoutes(deps, [selfAssessmentContent, documentsContent]),
    ...documentsRoutes(deps, selfAssessmentEvidence),
    ...findingsRoutes(deps, documentsDesk(deps, uploadFindingFiles, findingFileFields), reportsDesk),
    ...notesRoutes(deps),
    ...notificationsRoutes(),
    ...calendarRoutes(deps),
    ...searchRoutes(),
    ...helpRoutes(deps, documentsDesk(deps, uploadTrainingFile, trainingFileFields, true)),
    ...tasksRoutes(deps, [handOverSubsections, handOverCategories, handOverFindings]),
    ...announcementsRoutes(),
    ...presenceRoutes([selfAssessmentPresence]),
    ...auditTrailRoutes(deps),
  ]
}

/** What repeats beside the requests. */
export function allJobs(deps: ApiDeps): Job[] {
  return [
    ...tidyJobs(deps),
    ...sessionJobs(deps),
    ...accountsJobs(deps),
    ...auditTrailJobs(deps),
    ...notificationsJobs(deps),
    ...contentJobs(deps),
    ...documentsJobs(deps),
    ...findingsJobs(deps),
    ...selfAssessmentJobs(deps),
  ]
}

/** Addresses outside the contract. */
export function mountExtras(app: Express, deps: ApiDeps): void {
  /** Made when it is first asked for, and once: gateways ask every minute, and making it holds up everybody else. */
  let openApi: string | undefined
  app.get('/api/openapi.json', (_req, res) => {
    openApi ??= JSON.stringify(openApiDocument())
    res.type('json').send(openApi)
  })
  if (deps.config.mode === 'demo') mountDemonstrationMailbox(app, deps)
}
