import type { HistoryWords } from '../history-words.js'

/** What the history says of this feature. */
export const searchHistory = {
  acts: {
    rememberSearch: 'Remember a search',
    forgetSearches: 'Clear recent searches',
  },
} as const satisfies HistoryWords
