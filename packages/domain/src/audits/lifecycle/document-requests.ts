import type { Actor } from '../../accounts/actor.js'
import { federalCalendar, type DayCalendar } from '../../deadlines/business-calendar.js'
import { dueDate, stateSetDue, typedDue, type DueAdjustment, type DueDate } from '../../deadlines/due-date.js'
import { allowed, badInput, wrongState, type Verdict } from '../../verdict.js'
import { byAuditMonitor, byRecordWorker, type RecordPlace } from './audit-rights.js'
import { AuditStatus } from './audit-states.js'
import { isInSample, RecordStatus } from './record-states.js'

/** States of an additional documentation request (2.2). */
export const requestStates = ['Open', 'Answered', 'Closed', 'Withdrawn'] as const
export type RequestState = (typeof requestStates)[number]

/** Every step of a request. */
export const requestSteps = [
  { act: 'answer', from: ['Open'], to: 'Answered', by: 'agency' },
  // What was sent is not what was meant.
  { act: 'askAgain', from: ['Answered'], to: 'Open', by: 'StateMonitor' },
  { act: 'extend', from: ['Open'], to: 'Open', by: 'StateMonitor' },
  { act: 'close', from: ['Open', 'Answered'], to: 'Closed', by: 'StateMonitor' },
  { act: 'withdraw', from: ['Open'], to: 'Withdrawn', by: 'StateMonitor' },
] as const satisfies readonly { act: string; from: readonly RequestState[]; to: RequestState; by: string }[]
export type RequestAct = (typeof requestSteps)[number]['act']

/** What the state decides about a request. */
export const requestDecisions = ['close', 'askAgain', 'extend', 'withdraw'] as const satisfies RequestAct[]
export type RequestDecision = (typeof requestDecisions)[number]

/** State after an act, or undefined where the act does not exist in that state. */
export function afterRequestAct(state: RequestState, act: RequestAct): RequestState | undefined {
  return requestSteps.find(
    (step) => step.act === act && (step.from as readonly RequestState[]).includes(state),
  )?.to
}

/** Business days in which the agency answers, unless the monitor sets another day (2.2). */
export const requestDays = 5

/** Longest texts of a request in characters: what is asked, what is answered, why it is decided. */
export const requestLengths = { text: 4000, answer: 4000, reason: 2000 } as const

/** The day by which the agency answers a request of a day (YYYY-MM-DD), with how it came about. */
export function requestDue(requestedOn: string, calendar: DayCalendar = federalCalendar): DueDate {
  return dueDate(
    { from: requestedOn, event: 'the request', span: { businessDays: requestDays }, limit: 'state' },
    calendar,
  )
}

/** A due date of a request as it is stored; `dueMoved` says how the typed day was moved to a day of work. */
export interface StoredRequestDue {
  dueOn: string
  dueMoved: DueAdjustment | null
}

/** The due date of a request: the day that the monitor typed, moved to a day of work, or the usual one. */
export function storedRequestDue(
  typed: string | null,
  set: { by: string; at: Date; today: string },
  calendar: DayCalendar = federalCalendar,
): StoredRequestDue {
  if (typed === null) return { dueOn: requestDue(set.today, calendar).due, dueMoved: null }
  const { due, adjustment } = stateSetDue(typed, set, calendar)
  return { dueOn: due, dueMoved: adjustment }
}

/** How the due date of a request came about, in sentences: by the rule, by hand, and each time it was extended. */
export function requestDueDerivation(
  { dueOn, dueMoved, extensions }: StoredRequestDue & { extensions: readonly DueAdjustment[] },
  requestedOn: string,
  calendar: DayCalendar = federalCalendar,
): string {
  const usual = requestDue(requestedOn, calendar)
  if (extensions.length === 0 && dueMoved === null && usual.due === dueOn) return usual.derivation
  return typedDue(dueOn, { on: extensions.length === 0 ? requestedOn : null, moved: dueMoved }).derivation
}

/** What the rules need to know about a request. */
export interface RequestFacts extends RecordPlace {
  auditStatus: number
  /** Status of its record. */
  status: number
  state: RequestState
}

/** What a decision or an answer says. */
export interface RequestInput {
  text: string
  /** Files that were uploaded as the answer. */
  files: number
  /** The agency says that there is no such document. */
  noDocument: boolean
}

/** A monitor asks for more documents of a record in review. */
export function canRequestDocuments(
  actor: Actor,
  facts: { auditStatus: number; status: number },
  text: string,
): Verdict {
  const who = byAuditMonitor(actor, 'request documents')
  if (!who.allowed) return who
  if (!isInSample(facts.status)) return wrongState('This record is not in the sample any more.')
  const isReviewed =
    facts.status >= RecordStatus.ready &&
    facts.status <= RecordStatus.waitingForDocuments &&
    facts.auditStatus <= AuditStatus.reviewInProgress
  if (!isReviewed) return wrongState('Documents are requested while the record is reviewed.')
  return text.trim() === '' ? badInput('Say which documents you need.', 'text') : allowed
}

const actWords = {
  askAgain: 'return a request',
  extend: 'give more time for a request',
  close: 'close a request',
  withdraw: 'withdraw a request',
} as const satisfies Record<RequestDecision, string>

function canAct(actor: Actor, act: RequestAct, facts: RequestFacts): Verdict {
  const who =
    act === 'answer'
      ? byRecordWorker(actor, facts, 'answer this request')
      : byAuditMonitor(actor, actWords[act])
  if (!who.allowed) return who
  if (!isInSample(facts.status)) return wrongState('This record is not in the sample any more.')
  if (facts.auditStatus > AuditStatus.reviewComplete)
    return wrongState('The report is issued: this request cannot be answered any more.')
  return afterRequestAct(facts.state, act) === undefined
    ? wrongState(`This request is ${facts.state.toLowerCase()}.`)
    : allowed
}

/** The agency answers until the report is issued (2.10 E): with a text or a file, or by saying that there is no such document. */
export function canAnswerRequest(
  actor: Actor,
  facts: RequestFacts,
  { text, files, noDocument }: RequestInput = { text: '', files: 1, noDocument: false },
): Verdict {
  const may = canAct(actor, 'answer', facts)
  return may.allowed ? checkRequestAnswer({ text, files, noDocument }) : may
}

/** Something is answered: a text or a file, or why there is no such document. */
export function checkRequestAnswer({ text, files, noDocument }: RequestInput): Verdict {
  if (noDocument && files > 0)
    return badInput('You have uploaded a document. Delete it, or take back that there is none.', 'noDocument')
  if (noDocument && text.trim() === '') return badInput('Say why there is no such document.', 'text')
  return text.trim() === '' && files === 0
    ? badInput('Attach a document or say why there is none.', 'text')
    : allowed
}

/** The state accepts an answer, returns it, gives more time, or withdraws the request; all but accepting an answer with a reason. */
export function canDecideRequest(
  actor: Actor,
  decision: RequestDecision,
  facts: RequestFacts,
  reason = 'To be said.',
): Verdict {
  const may = canAct(actor, decision, facts)
  if (!may.allowed || reason.trim() !== '') return may
  if (decision === 'askAgain') return badInput('Tell the agency what is still missing.', 'reason')
  return decision === 'close' && facts.state === 'Answered' ? may : badInput('Reason is required.', 'reason')
}

/** More time is a later day than before. */
export function checkExtension(dueOn: string, before: string): Verdict {
  return dueOn > before ? allowed : badInput('Choose a day after the present due date.', 'dueOn')
}

/** A monitor sends the mail about an open request again, once a day. */
export function canRemindOfRequest(
  actor: Actor,
  facts: RequestFacts,
  { remindedOn, today }: { remindedOn: string | null; today: string },
): Verdict {
  const who = byAuditMonitor(actor, 'remind of a request')
  if (!who.allowed) return who
  // Who may give more time may remind: the request waits for the agency.
  const open = canAct(actor, 'extend', facts)
  if (!open.allowed) return open
  return remindedOn !== null && remindedOn >= today ? wrongState('The agency was reminded today.') : allowed
}

/** Days before the due date on which the agency hears of an open request, and the day itself. */
export const requestReminderDays = [1, 0] as const

/** How far the documents of a record are (2.2). */
export const documentsStatuses = ['None', 'Requested', 'Uploaded', 'Complete'] as const
export type DocumentsStatus = (typeof documentsStatuses)[number]

/** Where the documents of a record are: asked for, missing, there, or all there by the word of the agency. */
export function documentsStatus(
  record: { documents: number; noDocumentReason: string; openRequests: number },
  auditStatus: number,
): DocumentsStatus {
  if (record.openRequests > 0) return 'Requested'
  if (record.noDocumentReason !== '') return 'Complete'
  if (record.documents === 0) return 'None'
  return auditStatus >= AuditStatus.documentsComplete ? 'Complete' : 'Uploaded'
}
