import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const helpHistory = {
  acts: {
    createTrainingItem: 'Add training item',
    updateTrainingItem: 'Change training item',
    publishTrainingItem: 'Publish training item',
    withdrawTrainingItem: 'Take back training item',
    deleteTrainingItem: 'Delete training item',
    restoreTrainingItem: 'Restore training item',
    orderTrainingItems: 'Order training items',
    uploadTrainingFile: 'Upload file of training item',
    recordTrainingUse: 'Use training item',
  },
  records: {
    trainingItem: 'Training item',
  },
  fields: { ids: 'Order' },
  links: { trainingItem: { ids: 'trainingItem' } },
} as const satisfies HistoryWords
