import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const yearsHistory = {
  acts: {
    launchComplianceYear: 'Launch compliance year',
    launchDeterminationYear: 'Launch fiscal year of local determinations',
    launchDisputeYear: 'Launch fiscal year of dispute resolution',
  },
  records: {
    complianceYear: 'Compliance year',
    determinationYear: 'Year of local determinations',
    disputeYear: 'Year of dispute resolution',
  },
  fields: { asIn: 'As in year' },
} as const satisfies HistoryWords
