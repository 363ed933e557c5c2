import {
  activeItems,
  calendarDay,
  canAnswerRequest,
  canDecideRequest,
  canRemindOfRequest,
  requestDueDerivation,
  type Actor,
  type AuditItem,
  type DayCalendar,
  type RequestDecision,
  type RequestFacts,
} from '@portal/domain'
import type { documentRequest } from '@portal/rest-contract'
import { and, desc, eq, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { authorSql, personSql } from '../../accounts/accounts-names-read-model.js'
import type { Database } from '../../../db/database.js'
import {
  auditDocumentRequests as requests,
  auditProngs,
  auditRecords,
  audits,
} from '../../../db/schema/index.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { act } from '../../../server/verdicts.js'
import { contentOfAudit, type ProngView } from '../audits-read-model.js'
import {
  findRecord,
  listRecords,
  type RecordView,
  type SampleRecord,
} from '../sample/audits-records-read-model.js'

export type DocumentRequest = z.infer<typeof documentRequest>

/** Who asks, and the calendar and the moment that due dates are counted by. */
export interface RequestReader {
  actor: Actor
  now: Date
  calendar: DayCalendar
}

/** A request as commands use it. */
export interface RequestView {
  record: RecordView
  facts: RequestFacts
  row: RequestRow
  version: number
  changed: { by: string; on: Date }
  answer: DocumentRequest
}

type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number]

/** Requests with the people of their steps and the number of their documents, the latest first. */
function selectRequests(db: Database, where: SQL) {
  return db
    .select({
      stored: requests,
      requestedBy: authorSql(sql`audit_document_requests.requested_by`),
      answeredBy: personSql(sql`audit_document_requests.answered_by`),
      decidedBy: personSql(sql`audit_document_requests.decided_by`),
      changedBy: authorSql(sql`audit_document_requests.changed_by`),
      files: sql<number>`(select count(*)::int from audit_record_files f join file_objects o on o.id = f.file_id
        where f.request_id = audit_document_requests.id and o.deleted_at is null)`,
    })
    .from(requests)
    .where(where)
    .orderBy(desc(requests.id))
}

/** One request; null when it is not there or not for the actor's eyes. */
export async function findRequest(
  db: Database,
  reader: RequestReader,
  typeKey: string,
  id: number,
): Promise<RequestView | null> {
  if (!isRowId(id)) return null
  const [row] = await selectRequests(db, eq(requests.id, id))
  const record = row && (await findRecord(db, reader.actor, typeKey, row.stored.recordId))
  if (!row || !record) return null
  const items = await itemsOf(db, record.prong)
  return {
    record,
    facts: factsOf(record.prong, record.answer, row),
    row,
    version: row.stored.version,
    changed: { by: row.changedBy.fullName, on: row.stored.changedOn },
    answer: answerOf(reader, { prong: record.prong, record: record.answer, row, items }),
  }
}

/** Requests of one record, the latest first. */
export async function requestsOfRecord(
  db: Database,
  reader: RequestReader,
  { prong, answer }: RecordView,
): Promise<DocumentRequest[]> {
  const rows = await selectRequests(db, eq(requests.recordId, answer.id))
  if (rows.length === 0) return []
  const items = await itemsOf(db, prong)
  return rows.map((row) => answerOf(reader, { prong, record: answer, row, items }))
}

/** Requests of the records of a prong that the reader may see, the latest first. */
export async function requestsOfProng(
  db: Database,
  reader: RequestReader,
  prong: ProngView,
): Promise<DocumentRequest[]> {
  const ofProng = db
    .select({ id: auditRecords.id })
    .from(auditRecords)
    .where(eq(auditRecords.prongId, prong.answer.id))
  const rows = await selectRequests(db, inArray(requests.recordId, ofProng))
  if (rows.length === 0) return []
  const records = new Map((await listRecords(db, reader.actor, prong)).map((record) => [record.id, record]))
  const items = await itemsOf(db, prong)
  return rows.flatMap((row) => {
    const record = records.get(row.stored.recordId)
    return record ? [answerOf(reader, { prong, record, row, items })] : []
  })
}

/** Whose a request is, the item that it is about, and where it stands; for the rule about its documents. */
export async function findRequestState(db: Database, id: number) {
  const [row] = await db
    .select({ recordId: requests.recordId, itemId: requests.itemId, state: requests.state })
    .from(requests)
    .where(eq(requests.id, id))
  return row
}

/** How many requests of a record wait for the agency. */
export function countOpenRequests(db: Database, recordId: number): Promise<number> {
  return db.$count(requests, and(eq(requests.recordId, recordId), eq(requests.state, 'Open')))
}

/** Open requests that are due by a day, with what their notices say; those of issued reports are past. */
export async function listRequestsDueBy(db: Database, day: string) {
  return db
    .select({
      id: requests.id,
      recordId: requests.recordId,
      dueOn: requests.dueOn,
      requestedBy: requests.requestedBy,
      order: auditRecords.order,
      prongId: auditProngs.id,
      typeKey: audits.typeKey,
      leaId: audits.leaId,
      part: audits.part,
      label: sql<string>`(select t.definition ->> 'label' from audit_types t where t.key = ${audits.typeKey})`,
      agency: sql<string>`(select l.name from leas l where l.id = ${audits.leaId})`,
      assigneeIds: sql<string[]>`coalesce((select array_agg(p.user_id) from audit_record_people p
        where p.record_id = ${auditRecords.id}), '{}')`,
    })
    .from(requests)
    .innerJoin(auditRecords, eq(auditRecords.id, requests.recordId))
    .innerJoin(auditProngs, eq(auditProngs.id, auditRecords.prongId))
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .where(
      and(
        eq(requests.state, 'Open'),
        lte(requests.dueOn, day),
        sql`${auditRecords.status} < 7 and ${auditProngs.status} between 3 and 7`,
      ),
    )
    .orderBy(requests.id)
}

type Items = ReadonlyMap<string, AuditItem>

async function itemsOf(db: Database, { audit }: ProngView): Promise<Items> {
  const items = activeItems(await contentOfAudit(db, audit.answer.id))
  return new Map(items.map((item) => [item.id, item]))
}

function factsOf({ facts }: ProngView, record: SampleRecord, { stored }: RequestRow): RequestFacts {
  return {
    leaId: facts.leaId,
    assigneeIds: record.assignees.map(({ id }) => id),
    auditStatus: facts.status,
    status: record.status,
    state: stored.state,
  }
}

interface Answered {
  prong: ProngView
  record: SampleRecord
  row: RequestRow
  items: Items
}

function answerOf(
  { actor, now, calendar }: RequestReader,
  { prong, record, row, items }: Answered,
): DocumentRequest {
  const { stored, requestedBy, answeredBy, decidedBy, files } = row
  const facts = factsOf(prong, record, row)
  const may = (decision: RequestDecision) => act(canDecideRequest(actor, decision, facts))
  const item = stored.itemId === null ? undefined : items.get(stored.itemId)
  return {
    id: stored.id,
    prongId: prong.answer.id,
    recordId: record.id,
    order: record.order,
    student: record.student,
    itemId: stored.itemId,
    itemNumber: item?.number ?? '',
    itemText: item?.text ?? '',
    text: stored.text,
    state: stored.state,
    dueOn: stored.dueOn,
    dueDerivation: requestDueDerivation(stored, calendarDay(stored.requestedOn), calendar),
    extensions: stored.extensions.map(({ from, to, reason, at }) => ({ from, to, reason, at })),
    requestedBy,
    requestedOn: stored.requestedOn.toISOString(),
    answer: stored.answer,
    noDocument: stored.noDocument,
    answeredBy,
    answeredOn: stored.answeredOn?.toISOString() ?? null,
    decision: stored.decision,
    decidedBy,
    decidedOn: stored.decidedOn?.toISOString() ?? null,
    remindedOn: stored.remindedOn,
    files,
    assignees: record.assignees,
    answerIt: act(canAnswerRequest(actor, facts)),
    close: may('close'),
    askAgain: may('askAgain'),
    extend: may('extend'),
    withdraw: may('withdraw'),
    remind: act(canRemindOfRequest(actor, facts, { remindedOn: stored.remindedOn, today: calendarDay(now) })),
    version: stored.version,
  }
}
