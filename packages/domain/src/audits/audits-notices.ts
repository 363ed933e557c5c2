import type { NoticeRule } from '../notifications/notice-rule.js'

/** The notices that this feature sends (domain definition 2.13, 9.1). */
export const auditsNotices = {
  auditLetter: { group: 'letters', to: ['localAdmins', 'lead'], several: 'letters about audits' },
  auditStep: { group: 'audits', to: ['localAdmins', 'lead'], several: 'steps of audits' },
  // How far a review is stays with the state until the report.
  auditReviewStep: { group: 'audits', to: ['lead'], several: 'steps of reviews' },
  auditAnswered: { group: 'audits', to: ['lead'], several: 'answers of agencies to audits' },
  auditDue: { group: 'audits', to: ['localAdmins', 'person', 'lead'], several: 'reminders of audits' },
  auditToCorrect: { group: 'audits', to: ['person'], several: 'requests to correct records' },
  auditReminder: { group: 'audits', to: ['localAdmins'], several: 'reminders by monitors' },
  recordToReview: { group: 'assignments', to: ['person'], several: 'records to look at again' },
  recordFilesUploaded: { group: 'documents', to: ['lead'], several: 'uploads to records of audits' },
  documentsRequested: {
    group: 'documents',
    to: ['localAdmins', 'person'],
    several: 'requests for documents of records',
  },
  documentRequestDue: {
    group: 'documents',
    to: ['localAdmins', 'person'],
    several: 'reminders of requests for documents',
  },
  // Words between people: each chooses how to hear of them.
  recordCommented: {
    group: 'progress',
    to: ['localAdmins', 'person', 'lead'],
    several: 'comments on records',
  },
  recordCommentedInternally: {
    group: 'progress',
    to: ['person', 'lead'],
    several: 'internal comments on records',
  },
  documentRequestAnswered: {
    group: 'documents',
    to: ['person'],
    several: 'answers to requests for documents',
  },
} as const satisfies Record<string, NoticeRule>
