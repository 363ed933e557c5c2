import {
  activeItems,
  afterRecordAct,
  afterRequestAct,
  badInput,
  byRecordWorker,
  calendarDay,
  canAnswerRequest,
  canDecideRequest,
  canRemindOfRequest,
  canRequestDocuments,
  checkDueOn,
  checkExtension,
  endOfHour,
  stateSetDue,
  storedRequestDue,
  wrongState,
  type AuditAction,
  type DayCalendar,
  type DueAdjustment,
  type RequestDecision,
} from '@portal/domain'
import type {
  AnswerOf,
  answerDocumentRequest as answerCall,
  BodyOf,
  decideDocumentRequest as decideCall,
  reportRecordUploads as reportCall,
  requestDocuments as requestCall,
} from '@portal/rest-contract'
import {
  addedRecord,
  changeRecord,
  foundOr,
  openRecord,
  recordAct,
  stampOf,
  type Command,
  type RecordKind,
} from '../../../server/command.js'
import { insist, insistOnInput } from '../../../server/verdicts.js'
import { isNotified } from '../../notifications/notifications-notices-store.js'
import { prongFound, type Place } from '../audits-command.js'
import { contentOfRecord } from '../audits-contents-read-model.js'
import { findProng } from '../audits-read-model.js'
import { findRecord } from '../sample/audits-records-read-model.js'
import { recordFound, recordsOf, targetOf } from '../sample/audits-records-service.js'
import { changeRecordRow } from '../sample/audits-sample-store.js'
import {
  notifyAgencyOfRequest,
  notifyOfAnswer,
  notifyOfRecordUploads,
  uploadsKey,
} from './audits-requests-notices.js'
import {
  countOpenRequests,
  findRequest,
  requestsOfProng,
  requestsOfRecord,
  type DocumentRequest,
  type RequestReader,
  type RequestView,
} from './audits-requests-read-model.js'
import { changeRequest, countUploadsSince, insertRequest, lockRequest } from './audits-requests-store.js'

type Reading = Pick<Command, 'tx' | 'actor' | 'ctx'>
type Columns = Parameters<typeof changeRequest>[2]

const requestFound = foundOr('This request does not exist.')

const readerOf = ({ actor, ctx }: Pick<Reading, 'actor' | 'ctx'>, calendar: DayCalendar): RequestReader => ({
  actor,
  now: ctx.now,
  calendar,
})

/** Requests of a kind of audit, as commands use them; their history is that of the record. */
const requestsOf = (
  typeKey: string,
  calendar: DayCalendar,
): RecordKind<Command, number, RequestView, Columns> => ({
  found: requestFound,
  lock: ({ tx }, id) => lockRequest(tx, id),
  find: (command, id) => findRequest(command.tx, readerOf(command, calendar), typeKey, id),
  version: (view) => view,
  target: ({ record }) => targetOf(record),
  write: (command, { answer }, columns) => changeRequest(command.tx, answer.id, columns, stampOf(command)),
  audit: (before, after) => ({ before: recorded(before), after: recorded(after) }),
})

const recorded = ({ answer }: RequestView) => ({
  requestId: answer.id,
  itemNumber: answer.itemNumber,
  requestState: answer.state,
  dueOn: answer.dueOn,
  text: answer.text,
  answer: answer.answer,
  noDocument: answer.noDocument,
})

/** Requests for documents of the records of a prong. */
export async function listRequests(
  reading: Reading,
  calendar: DayCalendar,
  { typeKey, id }: Place,
): Promise<DocumentRequest[]> {
  const { tx, actor } = reading
  const prong = prongFound(await findProng(tx, actor, typeKey, id))
  return requestsOfProng(tx, readerOf(reading, calendar), prong)
}

/** Requests for documents of one record. */
export async function listOfRecord(
  reading: Reading,
  calendar: DayCalendar,
  { typeKey, id }: Place,
): Promise<DocumentRequest[]> {
  const { tx, actor } = reading
  const record = recordFound(await findRecord(tx, actor, typeKey, id))
  return requestsOfRecord(tx, readerOf(reading, calendar), record)
}

/** One request for documents. */
export async function readRequest(
  reading: Reading,
  calendar: DayCalendar,
  { typeKey, id }: Place,
): Promise<DocumentRequest> {
  return requestFound(await findRequest(reading.tx, readerOf(reading, calendar), typeKey, id)).answer
}

/** Asks the agency for documents of a record, which waits for them from then on. */
export async function requestDocuments(
  command: Command,
  calendar: DayCalendar,
  { typeKey, id: recordId }: Place,
  { itemId, text, dueOn }: BodyOf<typeof requestCall>,
): Promise<DocumentRequest> {
  const { tx, actor, ctx } = command
  const record = await openRecord(recordsOf(typeKey), command, recordId, {
    may: ({ facts }) => canRequestDocuments(actor, facts, text),
  })
  if (dueOn !== null) insist(checkDueOn(dueOn, ctx.now))
  if (itemId !== null) {
    const items = activeItems(await contentOfRecord(tx, record.content))
    if (!items.some((item) => item.id === itemId)) insist(badInput('There is no such item.', 'itemId'))
  }
  const set = { by: actor.userId, at: ctx.now, today: calendarDay(ctx.now) }
  const due = storedRequestDue(dueOn, set, calendar)
  const id = await insertRequest(tx, { recordId, itemId, text, ...due }, stampOf(command))
  await settleRecord(command, { typeKey, id: recordId })
  const kind = requestsOf(typeKey, calendar)
  const answer = await addedRecord(kind, command, id, 'requestDocuments', recorded)
  const view = requestFound(await kind.find(command, id))
  await notifyAgencyOfRequest(command, view, 'requested')
  return answer
}

/** The agency answers a request with a text, its documents, or why there is none. */
export async function answerRequest(
  command: Command,
  calendar: DayCalendar,
  { typeKey, id }: Place,
  { text, noDocument, version }: BodyOf<typeof answerCall>,
): Promise<DocumentRequest> {
  const { actor } = command
  const { by, on } = stampOf(command)
  return changeRecord(requestsOf(typeKey, calendar), command, id, {
    action: 'answerDocumentRequest',
    may: ({ facts }) => canAnswerRequest(actor, facts),
    version,
    refuse: ({ facts, answer: { files } }) =>
      insist(canAnswerRequest(actor, facts, { text, files, noDocument })),
    columns: ({ facts }) => ({
      state: afterRequestAct(facts.state, 'answer') ?? facts.state,
      answer: text,
      noDocument,
      answeredBy: by,
      answeredOn: on,
    }),
    async notify(_before, after) {
      await settleRecord(command, { typeKey, id: after.answer.recordId })
      await notifyOfAnswer(command, after)
    },
  })
}

const decided = {
  close: { action: 'acceptDocumentRequest', notice: null },
  askAgain: { action: 'returnDocumentRequest', notice: 'returned' },
  extend: { action: 'extendDocumentRequest', notice: 'extended' },
  withdraw: { action: 'withdrawDocumentRequest', notice: 'withdrawn' },
} as const satisfies Record<RequestDecision, { action: AuditAction; notice: string | null }>

/** The state accepts an answer, returns it, gives more time, or withdraws the request. */
export async function decideRequest(
  command: Command,
  calendar: DayCalendar,
  { typeKey, id }: Place,
  { decision, reason, dueOn, version }: BodyOf<typeof decideCall>,
): Promise<DocumentRequest> {
  const { actor, ctx } = command
  const { action, notice } = decided[decision]
  return changeRecord(requestsOf(typeKey, calendar), command, id, {
    action,
    may: ({ facts }) => canDecideRequest(actor, decision, facts, reason),
    version,
    refuse({ answer }) {
      if (dueOn !== null) insistOnInput([checkDueOn(dueOn, ctx.now)])
      if (decision === 'extend') insistOnInput([checkExtension(dueOn ?? '', answer.dueOn)])
    },
    columns: ({ facts, row }) => ({
      state: afterRequestAct(facts.state, decision) ?? facts.state,
      ...dueColumns(command, calendar, row.stored, { decision, reason, dueOn }),
      decision: reason,
      decidedBy: actor.userId,
      decidedOn: ctx.now,
    }),
    reason: reason === '' ? null : reason,
    async notify(_before, after) {
      await settleRecord(command, { typeKey, id: after.answer.recordId })
      if (notice !== null) await notifyAgencyOfRequest(command, after, notice)
    },
  })
}

/** A later due date, moved to a day of work, with the day before and the reason. */
function dueColumns(
  { actor, ctx }: Pick<Command, 'actor' | 'ctx'>,
  calendar: DayCalendar,
  stored: { dueOn: string; extensions: DueAdjustment[] },
  { decision, reason, dueOn: typed }: { decision: RequestDecision; reason: string; dueOn: string | null },
): Pick<Columns, 'dueOn' | 'dueMoved' | 'extensions'> {
  const set = { by: actor.userId, at: ctx.now, today: calendarDay(ctx.now) }
  const due =
    decision === 'extend' && typed !== null
      ? stateSetDue(typed, set, calendar)
      : decision === 'askAgain'
        ? { due: storedRequestDue(typed, set, calendar).dueOn, adjustment: null }
        : null
  if (due === null || due.due <= stored.dueOn) return {}
  return {
    dueOn: due.due,
    dueMoved: due.adjustment,
    extensions: [
      ...stored.extensions,
      { from: stored.dueOn, to: due.due, reason, by: set.by, at: ctx.now.toISOString() },
    ],
  }
}

/** A record waits for documents while one of its requests is open, and is in review again afterwards. */
async function settleRecord(command: Command, { typeKey, id }: Place): Promise<void> {
  const { facts } = recordFound(await findRecord(command.tx, command.actor, typeKey, id))
  const open = await countOpenRequests(command.tx, id)
  const status = afterRecordAct(facts.status, open > 0 ? 'requestDocuments' : 'documentsAnswered')
  if (status !== undefined) await changeRecordRow(command.tx, id, { status }, stampOf(command))
}

/** Sends the mail about the open requests of an item again; `itemId` is null for those about the record as a whole. */
export async function remindOfRequests(
  command: Command,
  calendar: DayCalendar,
  { typeKey, id, leaId, itemId }: Place & { leaId: number; itemId: string | null },
): Promise<DocumentRequest[]> {
  const { tx, actor, ctx } = command
  const today = calendarDay(ctx.now)
  const record = await openRecord(recordsOf(typeKey), command, id)
  if (record.facts.leaId !== leaId) recordFound(null)
  const kind = requestsOf(typeKey, calendar)
  const asked = (await requestsOfRecord(tx, readerOf(command, calendar), record)).filter(
    (one) => one.itemId === itemId,
  )
  // Who may not remind is refused with that reason, also where there is nothing to remind of.
  const verdicts = asked.map(({ state, remindedOn }) =>
    canRemindOfRequest(actor, { ...factsWithState(record), state }, { remindedOn, today }),
  )
  const nothing = canRemindOfRequest(
    actor,
    { ...factsWithState(record), state: 'Open' },
    { remindedOn: null, today },
  )
  insist(verdicts.find(({ allowed }) => allowed) ?? verdicts[0] ?? (nothing.allowed ? nothingOpen : nothing))
  for (const [at, { id: requestId }] of asked.entries()) {
    if (!verdicts[at]?.allowed) continue
    await changeRequest(tx, requestId, { remindedOn: today }, stampOf(command))
    const view = requestFound(await kind.find(command, requestId))
    await recordAct(command, 'remindOfDocumentRequest', { ...kind.target(view), after: { requestId } })
    await notifyAgencyOfRequest(command, view, 'reminded')
  }
  return requestsOfRecord(tx, readerOf(command, calendar), record)
}

const nothingOpen = wrongState('There is no open request for documents here.')

const factsWithState = ({ facts }: { facts: RequestView['record']['facts'] }) => ({
  leaId: facts.leaId,
  assigneeIds: facts.assigneeIds,
  auditStatus: facts.auditStatus,
  status: facts.status,
})

/** Makes sure that the lead monitor hears at the end of the hour what the agency has uploaded within it. */
export async function reportUploads(
  command: Command,
  typeKey: string,
  { prongId }: BodyOf<typeof reportCall>,
): Promise<AnswerOf<typeof reportCall>> {
  const { tx, actor, ctx } = command
  const prong = prongFound(await findProng(tx, actor, typeKey, prongId))
  const { leaId } = prong.facts
  insist(byRecordWorker(actor, { leaId, assigneeIds: [actor.userId] }, 'report uploads'))
  const mailOn = endOfHour(ctx.now)
  const since = new Date(mailOn.getTime() - 3_600_000)
  const documents = await countUploadsSince(tx, { prongId, leaId, since })
  if (documents === 0) insist(wrongState('Your agency has uploaded no document within the last hour.'))
  const key = `${uploadsKey(prongId)}:${mailOn.toISOString()}`
  if (!(await isNotified(tx, key, prong.audit.answer.leadMonitor.id)))
    await notifyOfRecordUploads(command, prong, documents)
  await recordAct(command, 'reportRecordUploads', {
    targetType: 'audit',
    targetId: prong.audit.answer.id,
    leaId,
    year: prong.audit.answer.year,
    after: { documents },
  })
  return { documents, mailOn: mailOn.toISOString() }
}
