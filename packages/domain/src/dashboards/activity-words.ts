/** What several acts of one kind on one record are, after their number. */
const several: Readonly<Record<string, string>> = {
  activateSelfAssessments: 'activations',
  resetSelfAssessmentActivation: 'resets of the activation',
  setSelfAssessmentDueDate: 'changes to due dates',
  setSubsectionDueDate: 'changes to due dates',
  startSelfAssessment: 'starts',
  submitSelfAssessment: 'submissions',
  recallSelfAssessment: 'recalls',
  resubmitSelfAssessment: 'responses',
  reopenSelfAssessment: 'times reopened',
  closeSelfAssessment: 'times closed',
  issueSelectiveReport: 'selective reports',
  issueFinalReport: 'final reports',
  markSubsectionReady: 'subsections marked as ready',
  approveSubsection: 'approvals of subsections',
  returnSubsection: 'returns of subsections',
  sendSubsection: 'subsections sent ahead',
  recallSubsection: 'recalls',
  requestNotApplicable: 'requests that it does not apply',
  withdrawNotApplicable: 'requests withdrawn',
  approveNotApplicable: 'times found not to apply',
  refuseNotApplicable: 'times found to apply',
  uploadSupportingFiles: 'uploads of evidence',
  deleteSupportingDocument: 'evidence documents deleted',
  uploadRequiredFiles: 'uploads of required documents',
  cloneRequiredDocuments: 'copies of required documents',
  deleteRequiredDocument: 'required documents deleted',
  changeRequiredDocumentStateMonitor: 'changes to required documents by the state',
  changeRequiredDocumentComments: 'changes to comments on documents',
  issueFinding: 'times issued',
  submitFindingCorrection: 'corrections sent',
  verifyFindingCorrection: 'corrections verified',
  returnFindingCorrection: 'corrections returned',
  requestFindingVerification: 'requests for verification',
  passFindingRound: 'rounds passed',
  failFindingRound: 'rounds not passed',
  closeFinding: 'times closed',
  uploadReport: 'reports uploaded',
  replaceReport: 'reports replaced',
  acknowledgeReport: 'acknowledgements',
  createCalendarEvent: 'events created',
  updateCalendarEvent: 'changes to an event',
  moveCalendarEvent: 'moves of an event',
  deleteCalendarEvent: 'events deleted',
  openSelfAssessmentReview: 'reviews opened',
  acceptSubsection: 'acceptances of subsections',
  askForResponse: 'requests for a response',
  draftFinding: 'drafts of a finding',
  uploadFindingFiles: 'uploads to a finding',
}

/** '362 changes to due dates': more than one act of a kind on one record, counted. */
export function actsCounted(action: string, count: number): string {
  return `${count.toLocaleString('en-US')} ${several[action] ?? 'acts'}`
}

/** What one act of a kind did, its noun first: '1 finding issued', '2 findings issued'. */
const done: Readonly<Record<string, readonly [noun: string, what: string]>> = {
  activateSelfAssessments: ['self-assessment', 'activated'],
  resetSelfAssessmentActivation: ['activation', 'reset'],
  setSelfAssessmentDueDate: ['change', 'to due dates'],
  setSubsectionDueDate: ['change', 'to due dates'],
  startSelfAssessment: ['self-assessment', 'started'],
  submitSelfAssessment: ['self-assessment', 'submitted'],
  recallSelfAssessment: ['self-assessment', 'recalled'],
  resubmitSelfAssessment: ['response', 'sent'],
  reopenSelfAssessment: ['self-assessment', 'reopened'],
  closeSelfAssessment: ['self-assessment', 'closed'],
  issueSelectiveReport: ['selective report', 'issued'],
  issueFinalReport: ['final report', 'issued'],
  markSubsectionReady: ['subsection', 'marked as ready'],
  approveSubsection: ['subsection', 'approved'],
  returnSubsection: ['subsection', 'returned'],
  sendSubsection: ['subsection', 'sent ahead'],
  recallSubsection: ['subsection', 'recalled'],
  requestNotApplicable: ['request', 'that it does not apply'],
  withdrawNotApplicable: ['request', 'withdrawn'],
  approveNotApplicable: ['subsection', 'found not to apply'],
  refuseNotApplicable: ['subsection', 'found to apply'],
  uploadSupportingFiles: ['upload', 'of evidence'],
  deleteSupportingDocument: ['evidence document', 'deleted'],
  uploadRequiredFiles: ['upload', 'of required documents'],
  cloneRequiredDocuments: ['clone', 'of required documents'],
  deleteRequiredDocument: ['required document', 'deleted'],
  changeRequiredDocumentStateMonitor: ['change', 'to required documents by the state'],
  changeRequiredDocumentComments: ['change', 'to comments on documents'],
  issueFinding: ['finding', 'issued'],
  submitFindingCorrection: ['correction', 'sent'],
  verifyFindingCorrection: ['correction', 'verified'],
  returnFindingCorrection: ['correction', 'returned'],
  requestFindingVerification: ['request', 'for verification'],
  passFindingRound: ['round', 'passed'],
  failFindingRound: ['round', 'not passed'],
  closeFinding: ['finding', 'closed'],
  uploadReport: ['report', 'uploaded'],
  replaceReport: ['report', 'replaced'],
  acknowledgeReport: ['report', 'acknowledged'],
  createCalendarEvent: ['event', 'created'],
  updateCalendarEvent: ['event', 'changed'],
  moveCalendarEvent: ['event', 'moved'],
  deleteCalendarEvent: ['event', 'deleted'],
}

interface Change {
  action: string
  /** Words of several acts on one record; null for one act. */
  counted: string | null
}

/**
 * What happened, in short: single acts of one kind on several records are counted together, in the place of the newest;
 * several acts on one record keep their own words.
 */
export function changesInShort<Row extends Change>(rows: readonly Row[]): { words: string; rows: Row[] }[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = row.counted === null ? row.action : `${row.action} ${groups.size}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].map((group) => ({ words: wordsOf(group), rows: group }))
}

function wordsOf(group: readonly Change[]): string {
  const [{ action, counted } = { action: '', counted: null }] = group
  const [noun, what] = done[action] ?? ['act', '']
  const n = group.length
  return counted ?? `${n.toLocaleString('en-US')} ${noun}${n === 1 ? '' : 's'} ${what}`.trim()
}
