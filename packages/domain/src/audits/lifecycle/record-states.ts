/** Status of the record of one student, or of another subject (domain definition 2.3). */
export const RecordStatus = {
  notStarted: 0,
  setupNeeded: 1,
  ready: 2,
  inReview: 3,
  waitingForDocuments: 4,
  submittedForCheck: 5,
  complete: 6,
  replaced: 7,
  removed: 8,
} as const
export type RecordStatus = (typeof RecordStatus)[keyof typeof RecordStatus]

/** By number. */
export const recordStatusNames: readonly string[] = [
  'Not started',
  'Setup needed',
  'Ready',
  'In review',
  'Waiting for documents',
  'Submitted for check',
  'Complete',
  'Replaced',
  'Removed',
]

/** Every step there is. `by` is the person whose act takes it; most follow from what a monitor does. */
export const recordSteps = [
  { act: 'open', from: [0], to: 1, by: 'StateMonitor' },
  { act: 'finishSetup', from: [0, 1], to: 2, by: 'StateMonitor' },
  // A required answer of the setup was taken away.
  { act: 'undoSetup', from: [2], to: 1, by: 'StateMonitor' },
  // Newer content that it was carried into asks more.
  { act: 'askMore', from: [2, 3, 4], to: 1, by: 'StateMonitor' },
  { act: 'answer', from: [2], to: 3, by: 'StateMonitor' },
  { act: 'requestDocuments', from: [3], to: 4, by: 'StateMonitor' },
  { act: 'documentsAnswered', from: [4], to: 3, by: 'system' },
  { act: 'submit', from: [3, 4], to: 5, by: 'StateMonitor' },
  { act: 'complete', from: [5], to: 6, by: 'system' },
  { act: 'sendBack', from: [5], to: 3, by: 'second reader' },
  { act: 'reopen', from: [6], to: 3, by: 'StateMonitor' },
  { act: 'replace', from: [0, 1, 2, 3, 4, 5, 6], to: 7, by: 'StateMonitor' },
  { act: 'remove', from: [0, 1, 2, 3, 4, 5, 6], to: 8, by: 'StateMonitor' },
] as const satisfies readonly { act: string; from: readonly RecordStatus[]; to: RecordStatus; by: string }[]

export type RecordAct = (typeof recordSteps)[number]['act']

/** Status after an act, or undefined where the act does not exist in that status. */
export function afterRecordAct(status: number, act: RecordAct): RecordStatus | undefined {
  return recordSteps.find((step) => step.act === act && (step.from as readonly number[]).includes(status))?.to
}

/** Whether a record is part of the sample: neither replaced nor removed. */
export function isInSample(status: number): boolean {
  return status < RecordStatus.replaced
}

/** Whether work on a record would be lost with it: it is reviewed, has files, or its child is confirmed (2.6). */
export function isStartedRecord(record: {
  status: number
  files: number
  confirmedEnrolled: boolean
}): boolean {
  const isReviewed = record.status >= RecordStatus.inReview && record.status <= RecordStatus.complete
  return isReviewed || (isInSample(record.status) && (record.files > 0 || record.confirmedEnrolled))
}
