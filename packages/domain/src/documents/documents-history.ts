import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const documentsHistory = {
  acts: {
    upgradeDocumentCategories: 'Upgrade required document categories',
    listSupportingDocuments: 'List supporting documents',
    listRequiredDocuments: 'List required documents',
    uploadSupportingFiles: 'Upload supporting document',
    deleteSupportingDocument: 'Delete supporting document',
    downloadSupportingDocument: 'Download supporting document',
    scanSupportingDocument: 'Check document for viruses',
    assignDocumentUser: 'Assign person to required document category',
    removeDocumentUser: 'Take person off required document category',
    cloneRequiredDocuments: 'Re-use required documents of an earlier year',
    relateRequiredDocument: 'Name a required document beside the answers',
    unrelateRequiredDocument: 'Take a required document from beside the answers',
    uploadRequiredFiles: 'Upload required document',
    deleteRequiredDocument: 'Delete required document',
    downloadRequiredDocument: 'Download required document',
    changeRequiredDocumentMaximum: 'Change how many documents a category takes',
    changeRequiredDocumentTitle: 'Change title of required document',
    changeRequiredDocumentStateMonitor: 'Mark required document as received',
    changeRequiredDocumentComments: 'Change comments on required document category',
    handOverDocumentCategory: 'Reassign required document category',
  },
  records: {
    requiredDocumentCategory: 'Required document category',
  },
  fields: {
    originId: 'Copied from',
    containsPii: 'Names students',
    mime: 'Type of file',
    sha256: 'Fingerprint (SHA-256)',
  },
  links: { requiredDocument: { originId: 'requiredDocument' } },
  shared: { supportingDocument: 'all', requiredDocument: 'all', requiredDocumentCategory: 'all' },
} as const satisfies HistoryWords
