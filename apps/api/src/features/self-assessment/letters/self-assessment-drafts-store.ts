import type { DraftedReport } from '@portal/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { reportDrafts } from '../../../db/schema/index.js'

type Columns = Omit<typeof reportDrafts.$inferInsert, 'selfAssessmentId' | 'kind' | 'version'>
interface Place {
  selfAssessmentId: number
  kind: DraftedReport
}

/** Writes a letter as it is now; the version was compared before, under the lock of the self-assessment. */
export async function putReportDraft(tx: Tx, place: Place, columns: Columns): Promise<void> {
  await tx
    .insert(reportDrafts)
    .values({ ...place, ...columns })
    .onConflictDoUpdate({
      target: [reportDrafts.selfAssessmentId, reportDrafts.kind],
      set: { ...columns, version: sql`${reportDrafts.version} + 1` },
    })
}

/** What a second reader said. */
export async function stampReading(
  tx: Tx,
  { selfAssessmentId, kind }: Place,
  columns: Pick<Columns, 'state' | 'readBy' | 'readOn' | 'readerComment'>,
): Promise<void> {
  await tx
    .update(reportDrafts)
    .set({ ...columns, version: sql`${reportDrafts.version} + 1` })
    .where(and(eq(reportDrafts.selfAssessmentId, selfAssessmentId), eq(reportDrafts.kind, kind)))
}

/** Drafts of letters that were issued, or that the self-assessment has outlived; of every kind unless one is named. */
export async function deleteReportDrafts(
  tx: Tx,
  selfAssessmentId: number,
  kind?: DraftedReport,
): Promise<void> {
  await tx
    .delete(reportDrafts)
    .where(
      and(
        eq(reportDrafts.selfAssessmentId, selfAssessmentId),
        kind === undefined ? undefined : eq(reportDrafts.kind, kind),
      ),
    )
}
