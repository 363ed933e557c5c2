import type { ReportKind } from '@portal/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.js'
import { publishedReports } from '../../db/schema/index.js'

export type NewReport = Omit<
  typeof publishedReports.$inferInsert,
  'id' | 'state' | 'acknowledgedBy' | 'acknowledgedOn' | 'version' | 'changedBy' | 'changedOn'
>

/** Puts a report into the library of its agency; its document is not changed from then on. */
export async function insertReport(tx: Tx, report: NewReport): Promise<number> {
  const [row] = await tx
    .insert(publishedReports)
    .values({ ...report, state: 'Issued' })
    .returning({ id: publishedReports.id })
  if (!row) throw new Error('The report was not stored.')
  return row.id
}

/** Lets no two people change one report at the same time. */
export async function lockReport(tx: Tx, id: number): Promise<void> {
  await tx
    .select({ id: publishedReports.id })
    .from(publishedReports)
    .where(eq(publishedReports.id, id))
    .for('update')
}

export async function changeReport(
  tx: Tx,
  id: number,
  columns: Partial<
    Pick<
      typeof publishedReports.$inferInsert,
      'state' | 'acknowledgedBy' | 'acknowledgedOn' | 'withdrawnReason'
    >
  >,
  change: { by: string; on: Date },
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

/** The final report of a self-assessment that is opened again is no longer in force; it stays readable. */
export async function supersedeReports(
  tx: Tx,
  of: { selfAssessmentId: number; kind: ReportKind },
  change: { by: string; on: Date },
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
        sql`${publishedReports.document}->>'kind' = ${of.kind}`,
        inArray(publishedReports.state, ['Issued', 'Acknowledged']),
      ),
    )
}
