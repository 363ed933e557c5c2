import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../../db/database.js'
import {
  auditCorrections,
  auditFindings,
  auditLetters,
  auditProngs,
  auditRoundFindings,
  fileObjects,
  findingCases,
} from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'

/** Makes findings those of a review. */
export async function insertAuditFindings(
  tx: Tx,
  rows: readonly (typeof auditFindings.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(auditFindings).values([...rows])
}

/** Makes cases of findings corrections of records. */
export async function insertCorrections(
  tx: Tx,
  rows: readonly (typeof auditCorrections.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(auditCorrections).values([...rows])
}

/** Writes columns of a correction that findings do not have; nothing for none. */
export async function changeCorrection(
  tx: Tx,
  caseId: number,
  columns: Partial<Omit<typeof auditCorrections.$inferInsert, 'caseId'>>,
): Promise<void> {
  if (Object.keys(columns).length > 0)
    await tx.update(auditCorrections).set(columns).where(eq(auditCorrections.caseId, caseId))
}

/** Raises the version of a case whose correction was changed by the state. */
export async function touchCase(tx: Tx, caseId: number, { by, on }: Stamp): Promise<void> {
  await tx
    .update(findingCases)
    .set({ changedBy: by, changedOn: on, version: sql`${findingCases.version} + 1` })
    .where(eq(findingCases.id, caseId))
}

/** Adds a review of newer data; its id. */
export async function insertRoundProng(
  tx: Tx,
  row: Omit<typeof auditProngs.$inferInsert, 'id' | 'number' | 'changedBy' | 'changedOn'>,
  findingIds: readonly number[],
  { by, on }: Stamp,
): Promise<number> {
  const [added] = await tx
    .insert(auditProngs)
    .values({ ...row, number: 2, changedBy: by, changedOn: on })
    .returning({ id: auditProngs.id })
  if (!added) throw new Error('The review was not stored.')
  await tx
    .insert(auditRoundFindings)
    .values(findingIds.map((findingId) => ({ prongId: added.id, findingId })))
  return added.id
}

/** How a review of newer data ended for one finding. */
export async function setRoundOutcome(
  tx: Tx,
  { prongId, findingId }: { prongId: number; findingId: number },
  outcome: 'passed' | 'failed' | 'noneApplies',
): Promise<void> {
  await tx
    .update(auditRoundFindings)
    .set({ outcome })
    .where(and(eq(auditRoundFindings.prongId, prongId), eq(auditRoundFindings.findingId, findingId)))
}

/** The findings that a review of newer data is about. */
export async function findingsOfRoundProng(db: Database, prongId: number): Promise<number[]> {
  const rows = await db
    .select({ findingId: auditRoundFindings.findingId })
    .from(auditRoundFindings)
    .where(eq(auditRoundFindings.prongId, prongId))
  return rows.map(({ findingId }) => findingId)
}

/** Letters of a review that are in force from then on no more; their entries in the library. */
export async function supersedeLetters(tx: Tx, prongId: number, on: Date): Promise<number[]> {
  const rows = await tx
    .update(auditLetters)
    .set({ supersededOn: on })
    .where(and(eq(auditLetters.prongId, prongId), isNull(auditLetters.supersededOn)))
    .returning({ reportId: auditLetters.reportId })
  return rows.map(({ reportId }) => reportId)
}

/** Files hold education records. */
export async function markPersonal(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(fileObjects)
      .set({ containsPii: true })
      .where(inArray(fileObjects.id, [...ids]))
}
