import type { HistoryWords } from '../history-words.js'

/** What the history says of this feature. */
export const dashboardsHistory = {
  acts: {
    putVisit: 'Remember a visit',
  },
} as const satisfies HistoryWords
