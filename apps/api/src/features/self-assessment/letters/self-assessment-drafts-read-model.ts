import { reportDraftRules, reviews, type Actor } from '@portal/domain'
import type { reportDraft } from '@portal/rest-contract'
import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { reportDrafts } from '../../../db/schema/index.js'
import { draftAnswer } from '../../../parts/letters/letter-drafts-read-model.js'
import { authorSql, personSql } from '../../accounts/accounts-names-read-model.js'

type ReportDraft = z.infer<typeof reportDraft>

const { selfAssessmentId: _id, ...columns } = getTableColumns(reportDrafts)

/** Letters of a self-assessment that are not issued yet; for those who review, as internal comments are. */
export async function listReportDrafts(
  db: Database,
  actor: Actor,
  { id, submitState }: { id: number; submitState: number },
): Promise<ReportDraft[]> {
  if (!reviews(actor)) return []
  const rows = await db
    .select({
      ...columns,
      writtenBy: authorSql(sql`report_drafts.written_by`),
      readBy: personSql(sql`report_drafts.read_by`),
    })
    .from(reportDrafts)
    .where(eq(reportDrafts.selfAssessmentId, id))
    .orderBy(desc(reportDrafts.kind))
  return rows.map((row) =>
    Object.assign(draftAnswer(row, actor, reportDraftRules, { submitState }), {
      subsectionResponseIds: [...row.subsectionResponseIds],
    }),
  )
}
