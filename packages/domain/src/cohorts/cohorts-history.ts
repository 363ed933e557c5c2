import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const cohortsHistory = {
  acts: {
    saveCohort: 'Change cohort of monitor',
  },
  records: {
    cohort: 'Cohort',
  },
} as const satisfies HistoryWords
