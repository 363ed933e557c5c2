import { auditTrailMessages as m } from './audit-trail-messages'
import type { AuditEventFieldsFragment } from './audit-trail.generated'

/** Names of use cases that splitting at capitals would not put well. */
const actions: Record<string, string> = {
  denied: 'Access denied',
  signIn: 'Sign in',
  signOut: 'Sign out',
  signInFailed: 'Failed sign-in',
  signInFailuresSummed: 'Failed sign-ins, counted',
  deniedSummed: 'Access denied, counted',
  securityCodeRefused: 'Security code refused',
  passwordRefused: 'Wrong password or code in a session',
  endGuessedSession: 'End a session after five wrong passwords',
  confirmPassword: 'Enter password again',
  endReplayedSession: 'End a replayed session',
  adminResetPassword: 'Send a password reset',
  recoverPassword: 'Ask for a password reset',
  resetPassword: 'Set a new password',
  submitSelfAssessment: 'Submit self-assessment',
  startSelfAssessment: 'Start self-assessment',
  recallSelfAssessment: 'Recall self-assessment',
  activateSelfAssessments: 'Activate self-assessments',
  setSelfAssessmentDueDate: 'Change due date of self-assessment',
  remindOfSelfAssessment: 'Remind of self-assessment',
  resetSelfAssessmentActivation: 'Reset activation of self-assessment',
  saveComplianceStrategyItem: 'Save an answer',
  upgradeSelfAssessment: 'Upgrade self-assessment to newer questions',
  keepContentVersion: 'Keep the questions of self-assessment',
  removeAnswerOfRetiredItem: 'Answer kept in the history: the question is no longer asked',
  confirmRecheckedAnswer: 'Confirm answer to a changed question',
  openSelfAssessmentReview: 'Open review of self-assessment',
  saveItemReview: 'Save the review of an answer',
  saveSubsectionReview: 'Save comments of a review',
  acceptAllRatings: 'Accept subsection at the agency’s ratings',
  resubmitSelfAssessment: 'Resubmit self-assessment',
  closeSelfAssessment: 'Close self-assessment',
  reopenSelfAssessment: 'Reopen self-assessment',
  exportActiveUsers: 'Export active users',
  exportFindings: 'Export findings',
  revealFindingReferences: 'Show what students are known by',
  uploadReport: 'Upload report',
  replaceReport: 'Replace report',
  resendReport: 'Send notice of report again',
  downloadReports: 'Download reports as ZIP',
  downloadReportFile: 'Download file of report',
  saveCohort: 'Change cohort of monitor',
  draftFinding: 'Draft finding',
  updateFinding: 'Change draft of finding',
  passFindingRound: 'Record newer data, compliant',
  failFindingRound: 'Record newer data, not compliant',
  correctFindingBeforeIssuing: 'Record correction before issuing',
  verifyFindingCorrection: 'Verify correction',
  returnFindingCorrection: 'Return correction',
  undoFindingCorrection: 'Undo verification of correction',
  saveFindingCorrection: 'Save draft of correction',
  submitFindingCorrection: 'Submit correction',
  createTrainingItem: 'Add training item',
  updateTrainingItem: 'Change training item',
  publishTrainingItem: 'Publish training item',
  withdrawTrainingItem: 'Take back training item',
  deleteTrainingItem: 'Delete training item',
  restoreTrainingItem: 'Restore training item',
  orderTrainingItems: 'Order training items',
  uploadTrainingFile: 'Upload file of training item',
  changeNote: 'Change note',
  createNoteTemplate: 'Add template of notes',
  updateNoteTemplate: 'Change template of notes',
  deleteNoteTemplate: 'Delete template of notes',
  restoreNoteTemplate: 'Restore template of notes',
  exportAuditTrail: 'Export the audit trail',
  createCalendarEvent: 'Add event',
  updateCalendarEvent: 'Change event',
  moveCalendarEvent: 'Move event',
  deleteCalendarEvent: 'Delete event',
  restoreCalendarEvent: 'Take a deleted event back',
  downloadCalendar: 'Download calendar',
  createCalendarFeed: 'Make a feed address of the calendar',
  readCalendarFeed: 'First reading of a feed address',
  revokeCalendarFeed: 'Revoke a feed address of the calendar',
  updateLea: 'Change agency',
  uploadLeaLogo: 'Set agency logo',
  deleteLeaLogo: 'Remove agency logo',
  updateUser: 'Change user',
  updateContactInfo: 'Change contact information',
  createLea: 'Add agency',
  publishQuestionnaire: 'Publish questionnaire',
  createContentVersion: 'Make a version of the content',
  deleteContentVersion: 'Delete a draft of the content',
  publishContentVersion: 'Publish a version of the content',
  applyContentVersion: 'Move records onto a version of the content',
  applyContentImport: 'Write a sheet into a draft of the content',
  addContentNode: 'Add content',
  saveContentNode: 'Change content',
  moveContentNode: 'Move content',
  retireContentNode: 'Retire content',
  restoreContentNode: 'Take retired content back',
  deleteContentNode: 'Delete content',
  requestNotApplicable: 'Say that a subsection does not apply',
  withdrawNotApplicable: 'Withdraw that a subsection does not apply',
  approveNotApplicable: 'Agree that a subsection does not apply',
  refuseNotApplicable: 'Refuse that a subsection does not apply',
  sendSubsection: 'Send subsection to the state',
  recallSubsection: 'Recall subsection',
  updateRole: 'Change role',
  updateClient: 'Change client',
  signInClient: 'Sign in a client',
  rotateClientSecret: 'New secret of a client',
}

const records: Record<string, string> = {
  lea: 'Agency',
  csiResponse: 'Answer',
  selfAssessment: 'Self-assessment',
  subsectionResponse: 'Subsection',
  calendarEvent: 'Event',
  calendarFeed: 'Feed address of the calendar',
  complianceYear: 'Compliance year',
  determinationYear: 'Year of local determinations',
  disputeYear: 'Year of dispute resolution',
  selfAssessmentContent: 'Content of the self-assessment',
  requiredDocumentContent: 'Required document category',
  requiredDocumentVersion: 'Version of the required documents',
  noteTemplate: 'Template of notes',
  trainingItem: 'Training item',
  call: 'Call',
}

/** 'launchComplianceYear' in words: 'Launch compliance year'. */
export function actionInWords(action: string): string {
  return actions[action] ?? split(action)
}

/** 'supportingDocument' in words: 'Supporting document'. */
export function recordInWords(targetType: string): string {
  return records[targetType] ?? split(targetType)
}

/** Name of a field as the entry has it, in words: 'submitState' as 'Submit state'. */
export function fieldInWords(field: string): string {
  return split(field)
}

/** The record of an entry: its kind, and its name where it has one. */
export function targetInWords({
  targetType,
  targetId,
  targetName,
}: Pick<AuditEventFieldsFragment, 'targetType' | 'targetId' | 'targetName'>): string {
  return `${recordInWords(targetType)} ${targetName ?? targetId}`
}

/** Who acted; acts of nobody signed in, and of the portal itself, have no person. */
export function actorInWords({ actor, ip }: Pick<AuditEventFieldsFragment, 'actor' | 'ip'>): string {
  return actor?.fullName ?? (ip === null ? m.portal : m.nobody)
}

function split(name: string): string {
  const words = name.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}
