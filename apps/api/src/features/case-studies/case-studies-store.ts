import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/database.js'
import { caseStudies, complianceYears } from '../../db/schema/index.js'
import type { Stamp } from '../../server/command.js'
import { isRowId } from '../../server/requests/row-id.js'

export type CaseStudyColumns = PgUpdateSetSource<typeof caseStudies>

/** Holds the case study until the commit, so that two changes come one after the other. */
export async function lockCaseStudy(tx: Tx, id: number): Promise<void> {
  if (isRowId(id))
    await tx.select({ id: caseStudies.id }).from(caseStudies).where(eq(caseStudies.id, id)).for('update')
}

/** Stores a case study and gives its id. */
export async function insertCaseStudy(
  tx: Tx,
  row: Pick<typeof caseStudies.$inferInsert, 'leaId' | 'year' | 'part' | 'theme'>,
  { by, on }: Stamp,
): Promise<number> {
  const [added] = await tx
    .insert(caseStudies)
    .values({ ...row, createdBy: by, createdOn: on, changedBy: by, changedOn: on })
    .returning({ id: caseStudies.id })
  if (!added) throw new Error('The case study was not stored.')
  return added.id
}

/** Writes columns of a case study and raises its version. */
export async function changeCaseStudy(
  tx: Tx,
  id: number,
  columns: CaseStudyColumns,
  { by, on }: Stamp,
): Promise<void> {
  await tx
    .update(caseStudies)
    .set({ ...columns, changedBy: by, changedOn: on, version: sql`${caseStudies.version} + 1` })
    .where(eq(caseStudies.id, id))
}

/** Keeps what was decided about words. The text stays as it is, and so do its stamp and its version. */
export async function keepDecisions(
  { tx }: { tx: Tx },
  id: number,
  decisions: (typeof caseStudies.$inferSelect)['decisions'],
): Promise<void> {
  await tx.update(caseStudies).set({ decisions }).where(eq(caseStudies.id, id))
}

/** Whether a compliance year is there. */
export async function isYear(tx: Tx, year: number): Promise<boolean> {
  return isRowId(year) && (await tx.$count(complianceYears, eq(complianceYears.id, year))) > 0
}
