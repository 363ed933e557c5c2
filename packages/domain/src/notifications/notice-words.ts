import type { NoticeKind } from './notice-kinds.js'

/** What several notices of one kind are, after their number. */
const several: Readonly<Record<NoticeKind, string>> = {
  selfAssessmentActivated: 'activations',
  selfAssessmentStarted: 'self-assessments begun',
  selfAssessmentDue: 'reminders of due dates',
  selfAssessmentOverdue: 'reminders of overdue work',
  assigned: 'assignments',
  unassigned: 'assignments taken off',
  dueChanged: 'changes to due dates',
  subsectionReady: 'subsections marked as ready',
  subsectionReturned: 'subsections returned',
  subsectionSent: 'subsections submitted ahead',
  subsectionRecalled: 'subsections taken back',
  selfAssessmentSubmitted: 'submissions',
  selfAssessmentReopened: 'self-assessments sent back',
  selfAssessmentResubmitted: 'responses',
  contentUpgraded: 'upgrades of content',
  notApplicableRequested: 'requests that something does not apply',
  notApplicableDecided: 'decisions on what does not apply',
  documentsUploaded: 'notices of uploads',
  documentReceived: 'documents marked as received',
  documentDeleted: 'documents deleted',
  selectiveReportIssued: 'selective reports',
  finalReportIssued: 'final reports',
  reportForAdmins: 'reports',
  reportForAll: 'reports',
  findingLetter: 'letters about findings',
  findingReady: 'findings ready for verification',
  findingRoundFailed: 'rounds that were not passed',
  correctionReturned: 'corrections returned',
  correctionVerified: 'notices of verified corrections',
  findingCommented: 'comments on findings',
  findingCommentedInternally: 'internal comments on findings',
  findingBehind: 'findings that fall behind',
  findingDue: 'reminders of findings',
  stateMessage: 'letters of the state',
  yearLaunched: 'years launched',
  disputeYearLaunched: 'years launched',
  roleChanged: 'changes of your role',
  addressChanged: 'changes of your address',
  passwordChanged: 'changes of your password',
  newDevice: 'sign-ins from new devices',
  sessionsEnded: 'sign-outs everywhere',
}

/** '362 changes to due dates': more than one notice of a kind, counted. */
export function noticesCounted(kind: NoticeKind, count: number): string {
  return `${count.toLocaleString('en-US')} ${several[kind]}`
}
