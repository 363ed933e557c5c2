import {
  canConfirmEnrolment,
  canReadList,
  canTakeOutRecord,
  seesPlannedAudits,
  type Actor,
  type RecordFacts,
} from '@portal/domain'
import type { sampleRecord } from '@portal/rest-contract'
import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { auditRecords, users } from '../../../db/schema/index.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { act } from '../../../server/verdicts.js'
import { findProng, type ProngView } from '../audits-read-model.js'
import { masked } from '../lists/audits-lists-read-model.js'

export type SampleRecord = z.infer<typeof sampleRecord>

/** A record with what commands and rules need. */
export interface RecordView {
  prong: ProngView
  facts: RecordFacts
  place: number
  version: number
  changed: { by: string; on: Date }
  answer: SampleRecord
}

type Row = typeof auditRecords.$inferSelect

/** One record; null when it is not there or not for the actor's eyes. */
export async function findRecord(
  db: Database,
  actor: Actor,
  typeKey: string,
  id: number,
): Promise<RecordView | null> {
  if (!isRowId(id)) return null
  const [row] = await db
    .select({ stored: auditRecords, changedBy: users.fullName })
    .from(auditRecords)
    .innerJoin(users, eq(users.id, auditRecords.changedBy))
    .where(eq(auditRecords.id, id))
  const prong = row && (await findProng(db, actor, typeKey, row.stored.prongId))
  if (!row || !prong || !canReadList(actor, prong.facts.leaId).allowed) return null
  const { stored, changedBy } = row
  return {
    prong,
    facts: factsOf(prong, stored),
    place: stored.place,
    version: stored.version,
    changed: { by: changedBy, on: stored.changedOn },
    answer: answerOf(actor, prong, stored),
  }
}

/** Records that are or were in the sample of a prong, by their order. */
export async function listRecords(db: Database, actor: Actor, prong: ProngView): Promise<SampleRecord[]> {
  if (!canReadList(actor, prong.facts.leaId).allowed) return []
  const rows = await db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.prongId, prong.answer.id))
    .orderBy(asc(auditRecords.order), asc(auditRecords.id))
  return rows.map((row) => answerOf(actor, prong, row))
}

function factsOf({ facts }: ProngView, { status }: Row): RecordFacts {
  return {
    leaId: facts.leaId,
    assigneeIds: [],
    auditStatus: facts.status,
    status,
    reviewedBy: null,
    needsSecondReader: false,
  }
}

function answerOf(actor: Actor, prong: ProngView, row: Row): SampleRecord {
  const { id, order, fields, flags, age, origin, status, reason, leftOn, version } = row
  const facts = factsOf(prong, row)
  return {
    id,
    order,
    student: masked(row.key, fields),
    school: fields['school'] ?? '',
    grade: fields['grade'] ?? '',
    disability: fields['disability'] ?? '',
    age,
    flags,
    origin,
    status,
    reason,
    assignedMonitorId: row.assignedMonitorId,
    leaConfirmedEnrolled: row.confirmedEnrolled,
    leftOn,
    note: seesPlannedAudits(actor) ? row.note : '',
    takeOut: act(canTakeOutRecord(actor, facts, 'To be said.')),
    confirmEnrolment: act(canConfirmEnrolment(actor, facts, { leftOn: null, today: '' })),
    version,
  }
}
