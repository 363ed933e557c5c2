import {
  canIssueReportDraft,
  canReadReportDraft,
  canSaveReportDraft,
  reviews,
  type Actor,
} from '@portal/domain'
import type { reportDraft } from '@portal/rest-contract'
import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { reportDrafts, users } from '../../../db/schema/index.js'
import { act } from '../../../server/verdicts.js'

export type ReportDraft = z.infer<typeof reportDraft>

const writer = alias(users, 'writer')
const reader = alias(users, 'reader')

/** Letters of a self-assessment that are not issued yet; for those who review, as internal comments are. */
export async function listReportDrafts(
  db: Database,
  actor: Actor,
  { id, submitState }: { id: number; submitState: number },
): Promise<ReportDraft[]> {
  if (!reviews(actor)) return []
  const rows = await db
    .select({
      draft: reportDrafts,
      writtenBy: { id: writer.id, fullName: writer.fullName },
      readBy: { id: reader.id, fullName: reader.fullName },
    })
    .from(reportDrafts)
    .innerJoin(writer, eq(writer.id, reportDrafts.writtenBy))
    .leftJoin(reader, eq(reader.id, reportDrafts.readBy))
    .where(eq(reportDrafts.selfAssessmentId, id))
    .orderBy(desc(reportDrafts.kind))
  return rows.map(({ draft, writtenBy, readBy }) => {
    const { selfAssessmentId: _id, writtenBy: _by, writtenOn, readOn, ...shown } = draft
    const facts = { submitState, draft }
    return Object.assign(shown, {
      subsectionResponseIds: [...draft.subsectionResponseIds],
      writtenBy,
      writtenOn: writtenOn.toISOString(),
      readBy,
      readOn: readOn?.toISOString() ?? null,
      save: act(canSaveReportDraft(actor, facts)),
      read: act(canReadReportDraft(actor, facts)),
      issue: act(canIssueReportDraft(draft)),
    })
  })
}
