import { accountsFeature } from '../features/accounts/accounts-feature'
import { agenciesFeature } from '../features/agencies/agencies-feature'
import { announcementsFeature } from '../features/announcements/announcements-feature'
import { auditTrailFeature } from '../features/audit-trail/audit-trail-feature'
import { cohortsFeature } from '../features/cohorts/cohorts-feature'
import { contentFeature } from '../features/content/content-feature'
import { findingsFeature } from '../features/findings/findings-feature'
import { helpFeature } from '../features/help/help-feature'
import { notesFeature } from '../features/notes/notes-feature'
import { notificationsFeature } from '../features/notifications/notifications-feature'
import { reportsFeature } from '../features/reports/reports-feature'
import { searchFeature } from '../features/search/search-feature'
import { selfAssessmentFeature } from '../features/self-assessment/self-assessment-feature'
import { tasksFeature } from '../features/tasks/tasks-feature'
import { yearsFeature } from '../features/years/years-feature'
import type { WebFeature } from '../lib/web-feature'

/** Every feature that has screens of its own. */
export const features: readonly WebFeature[] = [
  accountsFeature,
  agenciesFeature,
  announcementsFeature,
  auditTrailFeature,
  cohortsFeature,
  contentFeature,
  findingsFeature,
  helpFeature,
  notesFeature,
  notificationsFeature,
  reportsFeature,
  searchFeature,
  selfAssessmentFeature,
  tasksFeature,
  yearsFeature,
]
