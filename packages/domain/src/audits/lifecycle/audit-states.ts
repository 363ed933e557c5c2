import type { AuditType } from '../types/audit-type.js'

/** Status of a prong; the numbers are those of the status calls (domain definition 2.3). */
export const AuditStatus = {
  notStarted: 0,
  listRequested: 1,
  listReceived: 2,
  sampleDrawn: 3,
  documentsInPreparation: 4,
  documentsComplete: 5,
  reviewInProgress: 6,
  reviewComplete: 7,
  reportIssued: 8,
  closed: 9,
  cancelled: 10,
} as const
export type AuditStatus = (typeof AuditStatus)[keyof typeof AuditStatus]

/** Whose move it is. */
export const auditTurns = ['State', 'Agency', 'None'] as const
export type AuditTurn = (typeof auditTurns)[number]

/** By number. */
export const auditStatuses = [
  { name: 'Not started', turn: 'State' },
  { name: 'Student list requested', turn: 'Agency' },
  { name: 'Student list received', turn: 'State' },
  { name: 'Sample drawn', turn: 'Agency' },
  { name: 'Documents in preparation', turn: 'Agency' },
  { name: 'Documents complete', turn: 'State' },
  { name: 'Review in progress', turn: 'State' },
  { name: 'Review complete', turn: 'State' },
  { name: 'Report issued', turn: 'Agency' },
  { name: 'Closed', turn: 'None' },
  { name: 'Cancelled', turn: 'None' },
] as const satisfies readonly { name: string; turn: AuditTurn }[]

/** Name of a status with whose turn it is; throws for a number that is none. */
export function auditStatusWords(status: number): { name: string; turn: AuditTurn } {
  const words = auditStatuses[status]
  if (!words) throw new RangeError(`There is no audit status ${status}.`)
  return words
}

/**
 * Name of a status in the words of a kind of audit: its list is called by what stands in it, and where nothing is drawn the
 * agency is asked for its documents at once.
 */
export function auditStatusNameOf(
  { subject: { one }, rosters }: Pick<AuditType, 'subject' | 'rosters'>,
  status: number,
): string {
  if (status === AuditStatus.sampleDrawn && !Object.values(rosters).some(Boolean))
    return 'Documents requested'
  const list = `${one.replace(/^./, (letter) => letter.toUpperCase())} list`
  return auditStatusWords(status).name.replace('Student list', list)
}

/** Who takes a step: a person of this kind, or the system with another act of somebody. */
export type StepBy = 'State' | 'Agency' | 'State or agency' | 'System'

/** `always`: types with and without a list of records; the others only with, or only without one. */
type StepFor = 'always' | 'with list' | 'without list'

/**
 * Every step there is (2.3, 2.4). `redraw` and `deleteSample` come with the sample (2.6); backward steps have a reason.
 * Where there is no list, the state names the records, so that the sample stands as soon as the agency is notified.
 */
export const auditSteps = [
  { act: 'requestList', from: [0], to: 1, by: 'State', for: 'with list' },
  { act: 'nameRecords', from: [0], to: 3, by: 'State', for: 'without list' },
  { act: 'receiveList', from: [1], to: 2, by: 'State or agency', for: 'with list' },
  { act: 'drawSample', from: [2], to: 3, by: 'State', for: 'with list' },
  { act: 'firstFile', from: [3], to: 4, by: 'System', for: 'always' },
  { act: 'completeDocuments', from: [3, 4], to: 5, by: 'Agency', for: 'always' },
  { act: 'firstAnswer', from: [4, 5], to: 6, by: 'System', for: 'always' },
  { act: 'completeReview', from: [6], to: 7, by: 'State', for: 'always' },
  { act: 'issueReport', from: [7], to: 8, by: 'State', for: 'always' },
  { act: 'close', from: [8], to: 9, by: 'State', for: 'always' },
  { act: 'cancel', from: [0, 1, 2, 3, 4, 5, 6, 7], to: 10, by: 'State', for: 'always' },
  { act: 'reopenDocuments', from: [5], to: 4, by: 'State', for: 'always' },
  { act: 'reopenReview', from: [7], to: 6, by: 'State', for: 'always' },
  { act: 'withdrawReport', from: [8], to: 7, by: 'State', for: 'always' },
  { act: 'redraw', from: [4, 5, 6], to: 3, by: 'System', for: 'with list' },
  { act: 'deleteSample', from: [3], to: 2, by: 'System', for: 'with list' },
] as const satisfies readonly {
  act: string
  from: readonly AuditStatus[]
  to: AuditStatus
  by: StepBy
  for: StepFor
}[]

export type AuditStep = (typeof auditSteps)[number]
export type AuditStepAct = AuditStep['act']

/** The step of a status call; undefined where there is none between the two, or the system alone takes it. */
export function stepBetween(from: number, to: number, hasList: boolean): AuditStep | undefined {
  return auditSteps.find(
    (step) =>
      step.to === to &&
      (step.from as readonly number[]).includes(from) &&
      step.by !== 'System' &&
      isFor(step.for, hasList),
  )
}

/** Status after an act, or undefined where the act does not exist in that status. */
export function afterAuditStep(status: number, act: AuditStepAct): AuditStatus | undefined {
  return auditSteps.find((step) => step.act === act && (step.from as readonly number[]).includes(status))?.to
}

const isFor = (wanted: StepFor, hasList: boolean) =>
  wanted === 'always' || hasList === (wanted === 'with list')

/** "The audit cannot move from {a} to {b}." (2.11) */
export function noSuchStep(from: number, to: number): string {
  return `The audit cannot move from ${auditStatusWords(from).name} to ${auditStatusWords(to).name}.`
}
