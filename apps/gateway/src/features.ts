import 'reflect-metadata'
import { accountsFeature } from './features/accounts/accounts-feature.js'
import { agenciesFeature } from './features/agencies/agencies-feature.js'
import { announcementsFeature } from './features/announcements/announcements-feature.js'
import { auditTrailFeature } from './features/audit-trail/audit-trail-feature.js'
import { calendarFeature } from './features/calendar/calendar-feature.js'
import { cohortsFeature } from './features/cohorts/cohorts-feature.js'
import { contentFeature } from './features/content/content-feature.js'
import { dashboardsFeature } from './features/dashboards/dashboards-feature.js'
import { documentsFeature } from './features/documents/documents-feature.js'
import { findingsFeature } from './features/findings/findings-feature.js'
import { helpFeature } from './features/help/help-feature.js'
import { notesFeature } from './features/notes/notes-feature.js'
import { notificationsFeature } from './features/notifications/notifications-feature.js'
import { reportsFeature } from './features/reports/reports-feature.js'
import { searchFeature } from './features/search/search-feature.js'
import { selfAssessmentFeature } from './features/self-assessment/self-assessment-feature.js'
import { sessionFeature } from './features/session/session-feature.js'
import { tasksFeature } from './features/tasks/tasks-feature.js'
import { yearsFeature } from './features/years/years-feature.js'
import { portalPartsOf, type GatewayFeature } from './server/feature.js'

/** Every feature. */
export const features: readonly GatewayFeature[] = [
  accountsFeature,
  agenciesFeature,
  announcementsFeature,
  auditTrailFeature,
  calendarFeature,
  cohortsFeature,
  contentFeature,
  dashboardsFeature,
  documentsFeature,
  findingsFeature,
  helpFeature,
  notesFeature,
  notificationsFeature,
  reportsFeature,
  searchFeature,
  selfAssessmentFeature,
  sessionFeature,
  tasksFeature,
  yearsFeature,
]

export const portalParts = portalPartsOf(features)
