import type { ContentDecision, ContentKind } from '@portal/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Tx } from '../../../db/database.js'
import { contentDecisions as decisions, users } from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'

/** What was decided last for each self-assessment about a version. */
export async function listDecisions(
  db: Database,
  { kind, versionId }: { kind: ContentKind; versionId: number },
  selfAssessmentIds: readonly number[],
) {
  return db
    .select({
      selfAssessmentId: decisions.selfAssessmentId,
      decision: decisions.decision,
      by: { id: users.id, fullName: users.fullName },
      on: decisions.decidedOn,
    })
    .from(decisions)
    .innerJoin(users, eq(users.id, decisions.decidedBy))
    .where(
      and(
        eq(decisions.kind, kind),
        eq(decisions.versionId, versionId),
        inArray(decisions.selfAssessmentId, [...selfAssessmentIds]),
      ),
    )
}

/** Whether a self-assessment takes a newer version over, decided first or anew. */
export async function putDecision(
  tx: Tx,
  row: { kind: ContentKind; selfAssessmentId: number; versionId: number; decision: ContentDecision },
  { by, on }: Stamp,
): Promise<void> {
  const { decision } = row
  await tx
    .insert(decisions)
    .values({ ...row, decidedBy: by, decidedOn: on })
    .onConflictDoUpdate({
      target: [decisions.kind, decisions.selfAssessmentId, decisions.versionId],
      set: { decision, decidedBy: by, decidedOn: on },
    })
}
