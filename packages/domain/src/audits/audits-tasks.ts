import { many, type TaskRule } from '../tasks/task-rule.js'

const area = 'Audits'

/** The tasks that audits make, by the next actor of their status, of their records and of their corrections (domain definition 2.3, 2.4). */
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
  answerDocumentRequest: {
    area,
    turn: 'agency',
    assignees: 'assigned',
    label: (_n, record) => `Answer the request for documents: ${record}`,
    group: (n) => `${many(n, 'request')} for documents to answer`,
  },
  decideDocumentRequest: {
    area,
    turn: 'state',
    label: (_n, record) => `Look at the documents that were sent: ${record}`,
    group: (n) => `${many(n, 'answer')} to requests for documents to look at`,
  },
  reviewRecords: {
    area,
    turn: 'state',
    // How far the review is stays with the state until the report.
    agencyWaits: false,
    label: (n, audit) => `Review ${many(n, 'record')}: ${audit}`,
    // Each monitor has a task of the own records.
    group: (n) => `${many(n, 'set')} of records to review`,
  },
  chooseSecondReader: {
    area,
    turn: 'state',
    internal: true,
    label: (n, audit) => `Choose the second reader of ${many(n, 'record')}: ${audit}`,
    group: (n) => `${many(n, 'audit')} with second readers to choose`,
  },
  readSecond: {
    area,
    turn: 'state',
    internal: true,
    label: (_n, record) => `Read as the second reader: ${record}`,
    group: (n) => `${many(n, 'record')} to read as the second reader`,
  },
  settleReadings: {
    area,
    turn: 'state',
    internal: true,
    label: (n, record) => `Settle ${many(n, 'different answer')} of two readers: ${record}`,
    group: (n) => `${many(n, 'record')} whose readers differ`,
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
  correctRecord: {
    area,
    turn: 'agency',
    assignees: 'assigned',
    label: (n, record) => `Submit ${many(n, 'correction')}: ${record}`,
    group: (n) => `${many(n, 'record')} to submit corrections of`,
  },
  verifyRecords: {
    area,
    turn: 'state',
    label: (n, audit) => `Verify ${many(n, 'correction')}: ${audit}`,
    group: (n) => `${many(n, 'audit')} with corrections to verify`,
  },
  openAuditRound: {
    area,
    turn: 'state',
    label: (n, audit) => `Ask for newer data of ${many(n, 'finding')}: ${audit}`,
    group: (n) => `${many(n, 'audit')} to ask for newer data of`,
  },
  closeAudit: {
    area,
    turn: 'state',
    internal: true,
    label: (_n, audit) => `Close the audit, all its findings are closed: ${audit}`,
    group: (n) => `${many(n, 'audit')} to close`,
  },
  eraseStudents: {
    area,
    turn: 'state',
    internal: true,
    label: (_n, audit) => `Erase data of students, their years have passed: ${audit}`,
    group: (n) => `${many(n, 'audit')} whose data of students are to be erased`,
  },
} as const satisfies Record<string, TaskRule>
