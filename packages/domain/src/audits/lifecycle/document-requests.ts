import type { Actor } from '../../accounts/actor.js'
import { federalCalendar, type DayCalendar } from '../../deadlines/business-calendar.js'
import { dueDate, type DueDate } from '../../deadlines/due-date.js'
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
  { act: 'close', from: ['Open', 'Answered'], to: 'Closed', by: 'StateMonitor' },
  { act: 'withdraw', from: ['Open'], to: 'Withdrawn', by: 'StateMonitor' },
] as const satisfies readonly { act: string; from: readonly RequestState[]; to: RequestState; by: string }[]
export type RequestAct = (typeof requestSteps)[number]['act']

/** State after an act, or undefined where the act does not exist in that state. */
export function afterRequestAct(state: RequestState, act: RequestAct): RequestState | undefined {
  return requestSteps.find(
    (step) => step.act === act && (step.from as readonly RequestState[]).includes(state),
  )?.to
}

/** Business days in which the agency answers, unless the monitor sets another day (2.2). */
export const requestDays = 5

/** The day by which the agency answers a request of a day (YYYY-MM-DD), with how it came about. */
export function requestDue(requestedOn: string, calendar: DayCalendar = federalCalendar): DueDate {
  return dueDate(
    { from: requestedOn, event: 'the request', span: { businessDays: requestDays }, limit: 'state' },
    calendar,
  )
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

/** An act on a request. The agency answers only until the report is issued (2.10 E), with a text or a file. */
export function canActOnRequest(
  actor: Actor,
  act: RequestAct,
  facts: RecordPlace & { auditStatus: number; state: RequestState },
  answer: { text: string; files: number } = { text: '', files: 0 },
): Verdict {
  const who =
    act === 'answer'
      ? byRecordWorker(actor, facts, 'answer this request')
      : byAuditMonitor(actor, 'close a request')
  if (!who.allowed) return who
  if (facts.auditStatus > AuditStatus.reviewComplete)
    return wrongState('The report is issued: this request cannot be answered any more.')
  if (afterRequestAct(facts.state, act) === undefined)
    return wrongState(`This request is ${facts.state.toLowerCase()}.`)
  return act === 'answer' && answer.text.trim() === '' && answer.files === 0
    ? badInput('Attach a document or say why there is none.', 'text')
    : allowed
}
