import type { HistoryWords } from '../history-words.js'
import { justificationLabels } from './justification-labels.js'

/** Wording of the entries of this feature in the audit trail. */
export const participationHistory = {
  acts: {
    saveParticipationRates: 'Enter participation rates',
    importParticipationRates: 'Import participation rates',
    saveJustification: 'Write justification of alternate assessments',
    submitJustification: 'Submit justification of alternate assessments',
    decideJustifications: 'Decide on justifications of alternate assessments',
    acceptJustification: 'Accept justification of alternate assessments',
    returnJustification: 'Return justification of alternate assessments',
    decideJustificationWords: 'Decide about words of justification before it is published',
    publishJustification: 'Publish justification of alternate assessments',
    withdrawJustification: 'Withdraw published justification of alternate assessments',
    exportPublishedJustification: 'Export published justification',
    exportPublishedJustifications: 'Export published justifications',
  },
  records: { participation: 'Participation in alternate assessments' },
  fields: {
    ela: 'ELA',
    math: 'Math',
    science: 'Science',
    ...justificationLabels,
    groupSubject: 'Subject of the groups',
  },
  shared: { participation: 'all' },
} as const satisfies HistoryWords
