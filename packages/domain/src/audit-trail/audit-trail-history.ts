import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
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
