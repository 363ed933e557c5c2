import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const participationHistory = {
  acts: {
    saveParticipationRates: 'Enter participation rates',
    importParticipationRates: 'Import participation rates',
  },
  records: { participation: 'Participation in alternate assessments' },
  fields: { ela: 'ELA', math: 'Math', science: 'Science' },
  shared: { participation: 'all' },
} as const satisfies HistoryWords
