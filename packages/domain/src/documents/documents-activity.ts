import type { FeedAct } from '../dashboards/feed-act.js'

/** Acts of this feature that stand in the feeds of dashboards (domain definition 7.1, 7.2). */
export const documentsActivity = {
  uploadSupportingFiles: { one: ['upload', 'of evidence'], several: 'uploads of evidence' },
  deleteSupportingDocument: { one: ['evidence document', 'deleted'], several: 'evidence documents deleted' },
  uploadRequiredFiles: { one: ['upload', 'of required documents'], several: 'uploads of required documents' },
  cloneRequiredDocuments: {
    one: ['clone', 'of required documents'],
    several: 'copies of required documents',
  },
  deleteRequiredDocument: { one: ['required document', 'deleted'], several: 'required documents deleted' },
  changeRequiredDocumentStateMonitor: {
    one: ['change', 'to required documents by the state'],
    several: 'changes to required documents by the state',
  },
  changeRequiredDocumentComments: {
    one: ['change', 'to comments on documents'],
    several: 'changes to comments on documents',
  },
} as const satisfies Readonly<Record<string, FeedAct>>
