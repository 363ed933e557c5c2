import { everyoneOfTheWork, agencyOfTheWork, type NoticeRule } from '../notifications/notice-rule.js'

/** The notices that this feature sends (domain definition 9.1). */
export const selfAssessmentNotices = {
  selfAssessmentActivated: { group: 'activation', to: everyoneOfTheWork, several: 'activations' },
  selfAssessmentStarted: { group: 'activation', to: everyoneOfTheWork, several: 'self-assessments begun' },
  selfAssessmentDue: { group: 'activation', to: everyoneOfTheWork, several: 'reminders of due dates' },
  selfAssessmentOverdue: { group: 'activation', to: everyoneOfTheWork, several: 'reminders of overdue work' },
  assigned: { group: 'assignments', to: ['person'], several: 'assignments' },
  unassigned: { group: 'assignments', to: ['person'], several: 'assignments taken off' },
  dueChanged: { group: 'assignments', to: everyoneOfTheWork, several: 'changes to due dates' },
  subsectionReady: { group: 'progress', to: ['localAdmins'], several: 'subsections marked as ready' },
  subsectionReturned: { group: 'progress', to: ['assigned'], several: 'subsections returned' },
  subsectionSent: { group: 'progress', to: ['lead'], several: 'subsections submitted ahead' },
  subsectionRecalled: { group: 'progress', to: ['lead'], several: 'subsections taken back' },
  selfAssessmentSubmitted: { group: 'progress', to: ['lead'], several: 'submissions' },
  selfAssessmentReopened: { group: 'progress', to: agencyOfTheWork, several: 'self-assessments sent back' },
  selfAssessmentResubmitted: { group: 'progress', to: ['lead'], several: 'responses' },
  contentUpgraded: { group: 'progress', to: agencyOfTheWork, several: 'upgrades of content' },
  notApplicableRequested: {
    group: 'progress',
    to: ['lead'],
    several: 'requests that something does not apply',
  },
  notApplicableDecided: {
    group: 'progress',
    to: agencyOfTheWork,
    several: 'decisions on what does not apply',
  },
  selectiveReportIssued: { group: 'letters', to: agencyOfTheWork, several: 'selective reports' },
  finalReportIssued: { group: 'letters', to: ['localAdmins'], several: 'final reports' },
} as const satisfies Record<string, NoticeRule>
