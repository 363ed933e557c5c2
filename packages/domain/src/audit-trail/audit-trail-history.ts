import type { HistoryWords } from '../history-words.js'

/** What the history says of this feature. */
export const auditTrailHistory = {
  acts: {
    denied: 'Access denied',
    deniedSummed: 'Access denied, counted',
    exportAuditTrail: 'Export the audit trail',
    readTogether: 'Read several records at once',
  },
  records: {
    auditTrail: 'Audit trail',
    call: 'Request',
  },
} as const satisfies HistoryWords
