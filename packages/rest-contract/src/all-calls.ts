import { accountsBulkCalls } from './accounts/accounts-bulk.js'
import { accountsCalls } from './accounts/accounts.js'
import { agenciesCalls } from './agencies/agencies.js'
import { auditTrailCalls } from './audit-trail/audit-trail.js'
import type { Call } from './call.js'
import { calendarCalls } from './calendar/calendar.js'
import { clientsCalls } from './accounts/clients.js'
import { contentCategoriesCalls } from './content/content-categories.js'
import { contentNamedCalls } from './content/content-named.js'
import { cohortsCalls } from './cohorts/cohorts.js'
import { contentCalls } from './content/content.js'
import { dashboardsCalls } from './dashboards/dashboards.js'
import { documentsCalls } from './documents/documents.js'
import { emailChangesCalls } from './accounts/email-changes.js'
import { findingsCalls } from './findings/findings.js'
import { helpCalls } from './help/help.js'
import { notesCalls } from './notes/notes.js'
import { noticesCalls } from './notifications/notices.js'
import { presenceCalls } from './presence/presence.js'
import { preferencesCalls } from './accounts/preferences.js'
import { requiredDocumentsCalls } from './documents/required-documents.js'
import { rolesCalls } from './accounts/roles.js'
import { reportsCalls } from './reports/reports.js'
import { searchCalls } from './search/search.js'
import { selfAssessmentExportsCalls } from './self-assessment/self-assessment-exports.js'
import { selfAssessmentReviewCalls } from './self-assessment/self-assessment-review.js'
import { selfAssessmentCalls } from './self-assessment/self-assessment.js'
import { announcementsCalls } from './announcements/announcements.js'
import { tasksCalls } from './tasks/tasks.js'
import { togetherCalls } from './together.js'
import { sessionConfirmationCalls } from './session/session-confirmation.js'
import { ownSessionsCalls } from './session/session-own.js'
import { sessionCalls } from './session/session.js'
import { yearsCalls } from './years/years.js'

/** Every call of the REST API. The API must implement each of them and nothing else. */
export const allCalls: readonly Call[] = [
  ...sessionCalls,
  ...sessionConfirmationCalls,
  ...ownSessionsCalls,
  ...accountsCalls,
  ...accountsBulkCalls,
  ...emailChangesCalls,
  ...preferencesCalls,
  ...rolesCalls,
  ...clientsCalls,
  ...agenciesCalls,
  ...yearsCalls,
  ...selfAssessmentCalls,
  ...selfAssessmentReviewCalls,
  ...selfAssessmentExportsCalls,
  ...cohortsCalls,
  ...dashboardsCalls,
  ...reportsCalls,
  ...contentCalls,
  ...contentNamedCalls,
  ...contentCategoriesCalls,
  ...documentsCalls,
  ...requiredDocumentsCalls,
  ...findingsCalls,
  ...notesCalls,
  ...tasksCalls,
  ...presenceCalls,
  ...announcementsCalls,
  ...noticesCalls,
  ...calendarCalls,
  ...searchCalls,
  ...helpCalls,
  ...auditTrailCalls,
  ...togetherCalls,
]
