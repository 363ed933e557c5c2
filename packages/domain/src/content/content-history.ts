import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const contentHistory = {
  acts: {
    keepContentVersion: 'Keep the questions of self-assessment',
    createContentVersion: 'Make a version of the content',
    deleteContentVersion: 'Delete a draft of the content',
    publishContentVersion: 'Publish a version of the content',
    applyContentVersion: 'Move records onto a version of the content',
    applyContentImport: 'Write a sheet into a draft of the content',
    addContentNode: 'Add content',
    saveContentNode: 'Change content',
    moveContentNode: 'Move content',
    renumberContent: 'Renumber content',
    retireContentNode: 'Retire content',
    restoreContentNode: 'Take retired content back',
    deleteContentNode: 'Delete content',
    decideContentUpgrades: 'Decide on newer questions',
    previewContentImport: 'Check a sheet of content',
    updateQuestionnaire: 'Change questionnaire',
    addQuestionnaireSection: 'Add section',
    deleteQuestionnaireSection: 'Delete section',
    addQuestionnaireSubsection: 'Add subsection',
    updateQuestionnaireSection: 'Change section',
    updateStrategyItem: 'Change item',
    deleteStrategyItem: 'Delete item',
    updateRequiredDocumentSection: 'Change section of required documents',
    deleteRequiredDocumentSection: 'Delete section of required documents',
    addRequiredDocumentItem: 'Add required document category',
    seedContent: 'Load the first content',
  },
  records: {
    selfAssessmentContent: 'Content of the self-assessment',
    requiredDocumentContent: 'Required document category',
    requiredDocumentVersion: 'Version of the required documents',
  },
  fields: {
    questionnaireId: 'Questionnaire',
    requiredDocumentCategoryIds: 'Required document categories',
    subsectionIds: 'Subsections',
  },
  links: {
    questionnaire: { from: 'questionnaire', retired: 'selfAssessmentContent' },
    requiredDocumentContent: { copyOf: 'requiredDocumentContent', parent: 'requiredDocumentContent' },
    requiredDocumentVersion: { from: 'requiredDocumentVersion', retired: 'requiredDocumentContent' },
    selfAssessmentContent: { copyOf: 'selfAssessmentContent', parent: 'selfAssessmentContent' },
    '': {
      questionnaireId: 'questionnaire',
      requiredDocumentCategoryIds: 'requiredDocumentContent',
      subsectionIds: 'selfAssessmentContent',
    },
  },
} as const satisfies HistoryWords
