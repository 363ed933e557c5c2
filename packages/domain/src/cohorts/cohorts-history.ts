import type { HistoryWords } from '../history-words.js'

/** What the history says of this feature. */
export const cohortsHistory = {
  acts: {
    saveCohort: 'Change cohort of monitor',
  },
  records: {
    cohort: 'Cohort',
  },
} as const satisfies HistoryWords
