import type { HistoryWords } from '../history-words.js'

/** What the history says of this feature. */
export const agenciesHistory = {
  acts: {
    updateLea: 'Change agency',
    uploadLeaLogo: 'Set agency logo',
    deleteLeaLogo: 'Remove agency logo',
    createLea: 'Add agency',
  },
  records: {
    lea: 'Agency',
  },
  fields: { leaId: 'Agency', leaIds: 'Agencies' },
  links: { '': { leaId: 'lea', leaIds: 'lea' } },
} as const satisfies HistoryWords
