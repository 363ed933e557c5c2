import { accountsBulkCalls } from './accounts-bulk.js'
import { accountsCalls } from './accounts.js'
import { agenciesCalls } from './agencies.js'
import { auditTrailCalls } from './audit-trail.js'
import type { Call } from './call.js'
import { calendarCalls } from './calendar.js'
import { clientsCalls } from './clients.js'
import { contentCategoriesCalls } from './content-categories.js'
import { contentNamedCalls } from './content-named.js'
import { cohortsCalls } from './cohorts.js'
import { contentCalls } from './content.js'
import { dashboardsCalls } from './dashboards.js'
import { documentsCalls } from './documents.js'
import { emailChangesCalls } from './email-changes.js'
import { findingsCalls } from './findings.js'
import { helpCalls } from './help.js'
import { notesCalls } from './notes.js'
import { noticesCalls } from './notices.js'
import { presenceCalls } from './presence.js'
import { preferencesCalls } from './preferences.js'
import { requiredDocumentsCalls } from './required-documents.js'
import { rolesCalls } from './roles.js'
import { reportsCalls } from './reports.js'
import { searchCalls } from './search.js'
import { selfAssessmentExportsCalls } from './self-assessment-exports.js'
import { selfAssessmentReviewCalls } from './self-assessment-review.js'
import { selfAssessmentCalls } from './self-assessment.js'
import { announcementsCalls } from './announcements.js'
import { tasksCalls } from './tasks.js'
import { togetherCalls } from './together.js'
import { sessionConfirmationCalls } from './session-confirmation.js'
import { ownSessionsCalls } from './session-own.js'
import { sessionCalls } from './session.js'
import { yearsCalls } from './years.js'

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
