import type { HistoryWords } from '../history-words.js'

/** What the history says of this feature. */
export const notificationsHistory = {
  acts: {
    markNoticesRead: 'Mark notices as read',
    mailAgencies: 'Send mail to agencies',
    mailAgency: 'Send mail to agency',
  },
} as const satisfies HistoryWords
