import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const searchHistory = {
  acts: {
    rememberSearch: 'Remember a search',
    forgetSearches: 'Clear recent searches',
  },
} as const satisfies HistoryWords
