import { RecordStatus, type PopulationRow, type SamplePlace } from '@portal/domain'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { inChunks } from '../../../db/in-chunks.js'
import { auditContents, auditProngs, auditRecords, audits, auditSamples } from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'
import { isRowId } from '../../../server/requests/row-id.js'

type RecordColumns = Partial<typeof auditRecords.$inferInsert>

/** Stores the draw of a prong, the first or the next. */
export async function storeSample(tx: Tx, row: typeof auditSamples.$inferInsert): Promise<void> {
  await tx.insert(auditSamples).values(row).onConflictDoUpdate({ target: auditSamples.prongId, set: row })
}

/** Deletes the draw of a prong; its records are taken out by the caller. */
export async function removeSample(tx: Tx, prongId: number): Promise<void> {
  await tx.delete(auditSamples).where(eq(auditSamples.prongId, prongId))
}

/** Records for places of a sample; `rows` are those of the list in the order of keys. */
export async function insertRecords(
  tx: Tx,
  {
    prongId,
    rows,
    places,
    reason = '',
  }: {
    prongId: number
    rows: readonly PopulationRow[]
    places: readonly SamplePlace[]
    reason?: string
  },
  { by, on }: Stamp,
): Promise<void> {
  if (places.length === 0) return
  const status = await firstStatus(tx, prongId)
  const added = places.map(({ row: place, order, origin }) => {
    const row = rows[place]
    if (!row) throw new Error(`The list has no row ${place}.`)
    const { key, fields, flags, age } = row
    return {
      prongId,
      place,
      key,
      fields,
      flags: [...flags],
      age,
      order,
      origin,
      status,
      reason,
      changedBy: by,
      changedOn: on,
    }
  })
  for (const some of inChunks(added)) await tx.insert(auditRecords).values(some)
}

/** Status of a new record: ready for its items where its content asks nothing before them. */
async function firstStatus(tx: Tx, prongId: number): Promise<number> {
  const questions = sql<number>`jsonb_array_length(${auditContents.content} -> 'setupQuestions')`
  const [row] = await tx
    .select({ questions })
    .from(auditProngs)
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .innerJoin(auditContents, eq(auditContents.id, audits.contentId))
    .where(eq(auditProngs.id, prongId))
  return row?.questions === 0 ? RecordStatus.ready : RecordStatus.notStarted
}

/**
 * For kinds that draw nothing: gives each review of the audits that has no record its only one, about the agency as a whole.
 * It has the same key in every year, so that the answers of the year before stand beside it.
 */
export async function insertAgencyRecords(tx: Tx, auditIds: readonly number[], stamp: Stamp): Promise<void> {
  const prongs = await tx
    .select({ prongId: auditProngs.id, leaId: audits.leaId })
    .from(auditProngs)
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .where(
      and(
        inArray(audits.id, [...auditIds]),
        sql`not exists (select 1 from audit_records r where r.prong_id = ${auditProngs.id})`,
      ),
    )
    .orderBy(asc(auditProngs.id))
  for (const { prongId, leaId } of prongs) {
    const rows = [{ key: `agency-${leaId}`, fields: {}, flags: [], age: null }]
    const places = [{ row: 0, order: 1, origin: 'Whole agency' }] as const
    await insertRecords(tx, { prongId, rows, places }, stamp)
  }
}

/** Takes records of the sample out of it, all of them where no places are named. */
export async function takeOutRecords(
  tx: Tx,
  prongId: number,
  places: readonly number[] | null,
  columns: { status: number; reason: string },
  stamp: Stamp,
): Promise<void> {
  await tx
    .update(auditRecords)
    .set(changed(columns, stamp))
    .where(
      and(
        eq(auditRecords.prongId, prongId),
        lt(auditRecords.status, 7),
        places === null ? undefined : inArray(auditRecords.place, [...places]),
      ),
    )
}

/** Confirms every child of the sample of whom the agency has said nothing. */
export async function confirmOthers(tx: Tx, prongId: number, stamp: Stamp): Promise<number> {
  const confirmed = await tx
    .update(auditRecords)
    .set(changed({ confirmedEnrolled: true }, stamp))
    .where(
      and(
        eq(auditRecords.prongId, prongId),
        lt(auditRecords.status, 7),
        sql`${auditRecords.confirmedEnrolled} is null`,
      ),
    )
    .returning({ id: auditRecords.id })
  return confirmed.length
}

/** Writes columns of a record and raises its version. */
export async function changeRecordRow(
  tx: Tx,
  id: number,
  columns: RecordColumns,
  stamp: Stamp,
): Promise<void> {
  await tx.update(auditRecords).set(changed(columns, stamp)).where(eq(auditRecords.id, id))
}

const changed = (columns: RecordColumns, { by, on }: Stamp) => ({
  ...columns,
  changedBy: by,
  changedOn: on,
  version: sql`${auditRecords.version} + 1`,
})

/** Holds a record with its prong, whose sample a replacement changes too; the prong first, as commands on it do. */
export async function lockRecord(tx: Tx, id: number): Promise<void> {
  if (!isRowId(id)) return
  const prongId = tx.select({ id: auditRecords.prongId }).from(auditRecords).where(eq(auditRecords.id, id))
  await tx
    .select({ id: auditProngs.id })
    .from(auditProngs)
    .where(inArray(auditProngs.id, prongId))
    .for('update')
  await tx.select({ id: auditRecords.id }).from(auditRecords).where(eq(auditRecords.id, id)).for('update')
}
