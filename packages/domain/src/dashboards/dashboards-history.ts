import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const dashboardsHistory = {
  acts: {
    putVisit: 'Remember a visit',
  },
} as const satisfies HistoryWords
