import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
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

type RoundResult = Pick<
  typeof auditRoundFindings.$inferInsert,
  'outcome' | 'roundId' | 'statusBefore' | 'prong1VerifiedBefore'
>

/** How a review of newer data ended for one finding, and how the finding stood before. */
export async function setRoundResult(
  tx: Tx,
  { prongId, findingId }: { prongId: number; findingId: number },
  result: Required<RoundResult>,
): Promise<void> {
  await tx
    .update(auditRoundFindings)
    .set(result)
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

/** The review has no results any more. */
export async function clearRoundResults(tx: Tx, prongId: number): Promise<void> {
  await tx
    .update(auditRoundFindings)
    .set({ outcome: null, roundId: null, statusBefore: null, prong1VerifiedBefore: null })
    .where(eq(auditRoundFindings.prongId, prongId))
}

/** Results of a review of newer data, by finding, each with how the finding stood before. */
export function roundResults(db: Database, prongId: number) {
  return db
    .select({
      findingId: auditRoundFindings.findingId,
      roundId: auditRoundFindings.roundId,
      statusBefore: auditRoundFindings.statusBefore,
      prong1VerifiedBefore: auditRoundFindings.prong1VerifiedBefore,
    })
    .from(auditRoundFindings)
    .where(and(eq(auditRoundFindings.prongId, prongId), isNotNull(auditRoundFindings.outcome)))
    .orderBy(asc(auditRoundFindings.findingId))
}

/** Cases are corrections of records no more. */
export async function deleteCorrections(tx: Tx, caseIds: readonly number[]): Promise<void> {
  if (caseIds.length > 0)
    await tx.delete(auditCorrections).where(inArray(auditCorrections.caseId, [...caseIds]))
}

/** The letters with the results of a review are in force from then on no more; their entries in the library. */
export async function supersedeLetters(tx: Tx, prongId: number, on: Date): Promise<number[]> {
  const rows = await tx
    .update(auditLetters)
    .set({ supersededOn: on })
    .where(
      and(
        eq(auditLetters.prongId, prongId),
        inArray(auditLetters.kind, ['Report', 'NewerDataResults']),
        isNull(auditLetters.supersededOn),
      ),
    )
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
