import type { FeedAct } from '../dashboards/feed-act.js'

/**
 * Acts of this feature that stand in the feeds of dashboards (domain definition 7.1, 7.2). Steps may concern an audit of which
 * the agency does not know yet, and uploads a record that only some of its people work on.
 */
export const auditsActivity = {
  notifyOfAudit: { one: ['notification', 'of an audit'], several: 'notifications of an audit' },
  setAuditStatus: { one: ['step', 'of an audit'], several: 'steps of an audit', stateOnly: true },
  uploadStudentList: { one: ['list', 'sent'], several: 'lists sent' },
  generateSample: { one: ['sample', 'drawn'], several: 'samples drawn' },
  confirmEnrolments: { one: ['confirmation', 'of enrolment'], several: 'confirmations of enrolment' },
  uploadRecordFiles: { one: ['upload', 'to a record'], several: 'uploads to a record', stateOnly: true },
  issueAuditReport: { one: ['report', 'of an audit'], several: 'reports of an audit' },
  withdrawAuditReport: { one: ['report', 'of an audit withdrawn'], several: 'reports of an audit withdrawn' },
  openAuditRound: { one: ['review', 'of newer data opened'], several: 'reviews of newer data opened' },
  closeAudit: { one: ['audit', 'closed'], several: 'times closed' },
  reopenRecord: { one: ['record', 'reopened'], several: 'times reopened', stateOnly: true },
  finishSecondReading: { one: ['second reading', 'finished'], several: 'second readings', stateOnly: true },
  submitRecord: { one: ['record', 'reviewed'], several: 'times reviewed', stateOnly: true },
} as const satisfies Readonly<Record<string, FeedAct>>
