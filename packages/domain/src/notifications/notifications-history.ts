import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const notificationsHistory = {
  acts: {
    markNoticesRead: 'Mark notices as read',
    mailAgencies: 'Send mail to agencies',
    mailAgency: 'Send mail to agency',
  },
} as const satisfies HistoryWords
