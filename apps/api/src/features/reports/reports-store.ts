import type { ReportKind } from '@portal/domain'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.js'
import { fileObjects, publishedReports } from '../../db/schema/index.js'
import type { Stamp } from '../../server/command.js'

export type NewReport = Omit<
  typeof publishedReports.$inferInsert,
  'id' | 'state' | 'acknowledgedBy' | 'acknowledgedOn' | 'version' | 'changedBy' | 'changedOn'
>
export type ReportFile = typeof fileObjects.$inferInsert

/** Puts a report into the library of its agency; its document is not changed from then on. */
export async function insertReport(tx: Tx, report: NewReport): Promise<number> {
  const [row] = await tx
    .insert(publishedReports)
    .values({ ...(await placeAmongEditions(tx, report)), ...report, state: 'Issued' })
    .returning({ id: publishedReports.id })
  if (!row) throw new Error('The report was not stored.')
  return row.id
}

/** A final report that is issued again, after the self-assessment was reopened, takes the place of the one before. */
async function placeAmongEditions(
  tx: Tx,
  { selfAssessmentId, document }: NewReport,
): Promise<{ edition?: number; replacesId?: number }> {
  if (!selfAssessmentId || document.kind !== 'final') return {}
  const [before] = await tx
    .select({ id: publishedReports.id, edition: publishedReports.edition })
    .from(publishedReports)
    .where(and(eq(publishedReports.selfAssessmentId, selfAssessmentId), eq(publishedReports.kind, 'final')))
    .orderBy(desc(publishedReports.edition), desc(publishedReports.id))
    .limit(1)
  return before ? { edition: before.edition + 1, replacesId: before.id } : {}
}

/** The file of an uploaded report; the report itself is inserted after it. */
export async function insertReportFile(tx: Tx, file: ReportFile): Promise<void> {
  await tx.insert(fileObjects).values(file)
}

/** One notice more. */
export async function countResent(tx: Tx, id: number): Promise<void> {
  await tx
    .update(publishedReports)
    .set({ resentCount: sql`${publishedReports.resentCount} + 1` })
    .where(eq(publishedReports.id, id))
}

/** Lets no two people change one report at the same time. */
export async function lockReport(tx: Tx, id: number): Promise<void> {
  await tx
    .select({ id: publishedReports.id })
    .from(publishedReports)
    .where(eq(publishedReports.id, id))
    .for('update')
}

/** Writes columns of a published report and raises its version. */
export async function changeReport(
  tx: Tx,
  id: number,
  columns: Partial<
    Pick<
      typeof publishedReports.$inferInsert,
      'state' | 'acknowledgedBy' | 'acknowledgedOn' | 'withdrawnReason' | 'resentOn'
    >
  >,
  change: Stamp,
): Promise<void> {
  await tx
    .update(publishedReports)
    .set({
      ...columns,
      changedBy: change.by,
      changedOn: change.on,
      version: sql`${publishedReports.version} + 1`,
    })
    .where(eq(publishedReports.id, id))
}

/** The reports of a self-assessment that is opened again are no longer in force; they stay readable. */
export async function supersedeReports(
  tx: Tx,
  of: { selfAssessmentId: number; kinds: readonly ReportKind[] },
  change: Stamp,
): Promise<void> {
  await tx
    .update(publishedReports)
    .set({
      state: 'Superseded',
      changedBy: change.by,
      changedOn: change.on,
      version: sql`${publishedReports.version} + 1`,
    })
    .where(
      and(
        eq(publishedReports.selfAssessmentId, of.selfAssessmentId),
        inArray(publishedReports.kind, [...of.kinds]),
        inArray(publishedReports.state, ['Issued', 'Acknowledged']),
      ),
    )
}
