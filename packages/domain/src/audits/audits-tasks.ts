import { many, type TaskRule } from '../tasks/task-rule.js'

const area = 'Audits'

/**
 * The tasks that audits make, by the next actor of their status (domain definition 2.3, 2.4). Corrections are tasks of the
 * findings that the report of an audit issues.
 */
export const auditsTasks = {
  notifyOfAudit: {
    area,
    turn: 'state',
    internal: true,
    label: (_n, audit) => `Notify the agency: ${audit}`,
    group: (n) => `${many(n, 'agency', 'agencies')} to notify of an audit`,
  },
  sendStudentList: {
    area,
    turn: 'agency',
    label: (_n, audit) => `Send the list: ${audit}`,
    group: (n) => `${many(n, 'list')} to send`,
  },
  drawSample: {
    area,
    turn: 'state',
    label: (_n, audit) => `Draw the sample: ${audit}`,
    group: (n) => `${many(n, 'sample')} to draw`,
  },
  prepareRecord: {
    area,
    turn: 'agency',
    assignees: 'assigned',
    label: (_n, record) => `Confirm enrolment and send documents: ${record}`,
    group: (n) => `${many(n, 'record')} to confirm and to send documents of`,
  },
  completeDocuments: {
    area,
    turn: 'agency',
    label: (_n, audit) => `Say that the documents are complete: ${audit}`,
    group: (n) => `${many(n, 'audit')} whose documents are there`,
  },
  replaceRecord: {
    area,
    turn: 'state',
    label: (n, audit) => `Replace ${many(n, 'record')} of those who left: ${audit}`,
    group: (n) => `${many(n, 'audit')} with records to replace`,
  },
  reviewRecords: {
    area,
    turn: 'state',
    // How far the review is stays with the state until the report.
    agencyWaits: false,
    label: (n, audit) => `Review ${many(n, 'record')}: ${audit}`,
    group: (n) => `${many(n, 'audit')} with records to review`,
  },
  completeReview: {
    area,
    turn: 'state',
    internal: true,
    label: (_n, audit) => `Complete the review: ${audit}`,
    group: (n) => `${many(n, 'review')} to complete`,
  },
  issueAuditReport: {
    area,
    turn: 'state',
    internal: true,
    label: (_n, audit) => `Issue the report: ${audit}`,
    group: (n) => `${many(n, 'report')} of audits to issue`,
  },
  closeAudit: {
    area,
    turn: 'state',
    internal: true,
    label: (_n, audit) => `Close the audit, all its findings are closed: ${audit}`,
    group: (n) => `${many(n, 'audit')} to close`,
  },
} as const satisfies Record<string, TaskRule>
