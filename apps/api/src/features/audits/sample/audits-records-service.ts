import {
  allowed,
  badInput,
  byAuditMonitor,
  calendarDay,
  canAssignSecondReader,
  canConfirmEnrolment,
  canTakeOutRecord,
  canUploadRecordFile,
  RecordStatus,
  removeRow,
  replaceRow,
  checkSecondReader,
  type Verdict,
} from '@portal/domain'
import type {
  AnswerOf,
  assignSecondReader as secondReaderCall,
  BodyOf,
  deleteSampleRecord as removeCall,
  updateSampleRecord as updateCall,
} from '@portal/rest-contract'
import { ApiError } from '../../../server/api-error.js'
import {
  changeRecord,
  foundOr,
  openRecord,
  recordAct,
  stampOf,
  type Command,
  type RecordKind,
} from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { chosenMonitor, prong, type Place } from '../audits-command.js'
import { notifyOfAnswers } from '../audits-notices.js'
import { findRecord, listRecords, type RecordView, type SampleRecord } from './audits-records-read-model.js'
import { hasSeenAnswers } from '../review/second-reading/audits-record-readers-read-model.js'
import { notifySecondReader } from '../review/audits-review-notices.js'
import { openSample, populationOf, sampleOf, storeChange } from './audits-sample-service.js'
import { changeRecordRow, confirmOthers, lockRecord, takeOutRecords } from './audits-sample-store.js'

type Update = BodyOf<typeof updateCall>

export const recordFound = foundOr('This record does not exist.')

type Columns = Parameters<typeof changeRecordRow>[2]

/** Records of a kind of audit, or of any, as commands use them. */
export const recordsOf = (typeKey: string | null): RecordKind<Command, number, RecordView, Columns> => ({
  found: recordFound,
  lock: ({ tx }, id) => lockRecord(tx, id),
  find: ({ tx, actor }, id) => findRecord(tx, actor, typeKey, id),
  version: (view) => view,
  target: targetOf,
  write: (command, { answer }, columns) => changeRecordRow(command.tx, answer.id, columns, stampOf(command)),
  audit: (before, after) => ({ before: recorded(before), after: recorded(after) }),
})

/** The record that an entry of the history is about. */
export const targetOf = ({ prong: { audit }, answer: { id } }: RecordView) => ({
  targetType: 'auditRecord',
  targetId: id,
  leaId: audit.answer.leaId,
  year: audit.answer.year,
})

const recorded = ({ answer }: RecordView) => ({
  status: answer.status,
  assignedMonitorId: answer.assignedMonitorId,
  secondReaderId: answer.secondReaderId,
  leaConfirmedEnrolled: answer.leaConfirmedEnrolled,
  leftOn: answer.leftOn,
  note: answer.note,
  noDocumentReason: answer.noDocumentReason,
})

/** Changes what is sent of a record: the monitor, the note, enrolment; or replaces it. */
export function updateRecord(command: Command, place: Place, input: Update): Promise<SampleRecord> {
  const { status, reason = '', version, ...sent } = input
  return status === undefined
    ? changeFields(command, place, sent, version)
    : replaceRecord(command, place, { reason, version })
}

type Fields = Omit<Update, 'status' | 'reason' | 'version'>

function changeFields(command: Command, place: Place, sent: Fields, version: number): Promise<SampleRecord> {
  const { assignedMonitorId, secondReaderId, note, leaConfirmedEnrolled, leftOn, noDocumentReason } = sent
  return changeRecord(recordsOf(place.typeKey), command, place.id, {
    action: 'updateSampleRecord',
    may: (view) => mayChange(command, view, sent),
    version,
    async columns() {
      if (assignedMonitorId) await chosenMonitor(command.tx, assignedMonitorId, 'assignedMonitorId')
      if (secondReaderId) await chosenSecondReader(command, place.id, secondReaderId)
      return {
        ...(assignedMonitorId !== undefined && { assignedMonitorId }),
        ...(secondReaderId !== undefined && { secondReaderId }),
        ...(note !== undefined && { note }),
        ...(noDocumentReason !== undefined && { noDocumentReason }),
        ...(leaConfirmedEnrolled !== undefined && { confirmedEnrolled: leaConfirmedEnrolled }),
        ...(leftOn !== undefined && { leftOn }),
        ...(leaConfirmedEnrolled === true && { leftOn: null }),
      }
    },
    async notify(before, after) {
      if (secondReaderId && secondReaderId !== before.facts.secondReaderId)
        await notifySecondReader(command, after, secondReaderId)
      if (leaConfirmedEnrolled === false && before.answer.leaConfirmedEnrolled !== false)
        await notifyOfAnswers(command, after.prong, 'left')
    },
  })
}

/** A monitor who can read a record a second time. */
async function chosenSecondReader({ tx }: Command, recordId: number, userId: string): Promise<void> {
  const { fullName } = await chosenMonitor(tx, userId, 'secondReaderId')
  insist(checkSecondReader(fullName, await hasSeenAnswers(tx, recordId, userId)))
}

/** Chooses the second reader of records of a sample; each is done or refused by itself. */
export async function assignSecondReaders(
  command: Command,
  place: Place,
  { recordIds, secondReaderId }: BodyOf<typeof secondReaderCall>,
): Promise<AnswerOf<typeof secondReaderCall>> {
  const { tx, actor } = command
  await openRecord(prong, command, place, { may: () => byAuditMonitor(actor, 'choose the second reader') })
  const { fullName } = await chosenMonitor(tx, secondReaderId, 'secondReaderId')
  const results: AnswerOf<typeof secondReaderCall> = []
  for (const id of new Set(recordIds)) {
    const found = await findRecord(tx, actor, place.typeKey, id)
    const { facts, version } = recordFound(found?.prong.answer.id === place.id ? found : null)
    const may = canAssignSecondReader(actor, facts, secondReaderId)
    const verdict = may.allowed
      ? checkSecondReader(fullName, await hasSeenAnswers(tx, id, secondReaderId))
      : may
    results.push({ id, done: verdict.allowed, reason: verdict.allowed ? null : verdict.reason })
    if (verdict.allowed && facts.secondReaderId !== secondReaderId)
      await changeFields(command, { typeKey: place.typeKey, id }, { secondReaderId }, version)
  }
  return results
}

function mayChange({ actor, ctx }: Command, { facts, answer }: RecordView, sent: Fields): Verdict {
  const ofState = sent.assignedMonitorId !== undefined || sent.note !== undefined
  const monitor = ofState ? byAuditMonitor(actor, 'assign a record or note something') : allowed
  if (!monitor.allowed) return monitor
  const reader =
    sent.secondReaderId === undefined ? allowed : canAssignSecondReader(actor, facts, sent.secondReaderId)
  if (!reader.allowed) return reader
  const reason = sent.noDocumentReason === undefined ? allowed : canUploadRecordFile(actor, facts)
  if (!reason.allowed) return reason
  const isServed = sent.leaConfirmedEnrolled ?? answer.leaConfirmedEnrolled
  const leftOn = sent.leftOn === undefined ? answer.leftOn : sent.leftOn
  if (sent.leaConfirmedEnrolled === undefined && sent.leftOn === undefined) return allowed
  const agency = canConfirmEnrolment(actor, facts, { leftOn, today: calendarDay(ctx.now) })
  if (!agency.allowed) return agency
  return isServed === false && leftOn === null ? badInput('Date left is required.', 'leftOn') : allowed
}

/** Puts the next of the same stratum into the place of a record. */
async function replaceRecord(
  command: Command,
  place: Place,
  { reason, version }: { reason: string; version: number },
): Promise<SampleRecord> {
  const view = await openTakeOut(command, place, { reason, version })
  const open = await openSample(command, { typeKey: place.typeKey, id: view.prong.answer.id })
  const before = sampleOf(open)
  const after = replaceRow(before, populationOf(open), view.place)
  const came = after?.places.find(({ order }) => order === view.answer.order)?.row
  if (!after || came === undefined)
    throw new ApiError('CONFLICT', 'Nobody is left in this part of the list to come instead.', {
      current: view.answer,
    })
  await takeOut(command, view, { status: RecordStatus.replaced, reason })
  await storeChange(command, open, { kind: 'replace', left: view.place, came, reason }, after)
  await recordAct(command, 'updateSampleRecord', { ...targetOf(view), reason, after: { status: 7 } })
  const records = await listRecords(command.tx, command.actor, view.prong)
  return recordFound(records.find((one) => one.order === view.answer.order && one.status < 7))
}

/** Takes a record out of the sample for good; nobody comes instead. */
export async function removeRecord(
  command: Command,
  place: Place,
  { reason, version }: BodyOf<typeof removeCall>,
): Promise<void> {
  const view = await openTakeOut(command, place, { reason, version })
  const open = await openSample(command, { typeKey: place.typeKey, id: view.prong.answer.id })
  await takeOut(command, view, { status: RecordStatus.removed, reason })
  const after = removeRow(sampleOf(open), view.place)
  await storeChange(command, open, { kind: 'remove', left: view.place, reason }, after)
  await recordAct(command, 'deleteSampleRecord', { ...targetOf(view), reason, after: { status: 8 } })
}

const openTakeOut = (command: Command, place: Place, input: { reason: string; version: number }) =>
  openRecord(recordsOf(place.typeKey), command, place.id, {
    may: ({ facts }) => canTakeOutRecord(command.actor, facts, input.reason),
    version: input.version,
  })

const takeOut = (command: Command, view: RecordView, columns: { status: number; reason: string }) =>
  takeOutRecords(command.tx, view.prong.answer.id, [view.place], columns, stampOf(command))

/** Says that every child of whom nothing was said yet is still served. */
export async function confirmAll(command: Command, place: Place): Promise<SampleRecord[]> {
  const { tx, actor, ctx } = command
  const view = await openRecord(prong, command, place, {
    may: ({ audit: { type }, facts: { leaId, status: auditStatus } }) =>
      canConfirmEnrolment(
        actor,
        { leaId, auditStatus, status: RecordStatus.notStarted, isConfirmed: type.requiresLeaConfirm },
        { leftOn: null, today: calendarDay(ctx.now) },
      ),
  })
  const confirmed = await confirmOthers(tx, place.id, stampOf(command))
  await recordAct(command, 'confirmEnrolments', { ...prong.target(view), after: { confirmed } })
  return listRecords(tx, actor, view)
}
