import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
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
