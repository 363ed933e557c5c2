import {
  canEditComment,
  canResolveComment,
  readsInternalComments,
  type Actor,
  type FindingFacts,
} from '@portal/domain'
import type { findingComment } from '@portal/rest-contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { comments } from '../../../db/schema/index.js'
import { act } from '../../../server/verdicts.js'
import { authorSql, personSql } from '../../accounts/accounts-names-read-model.js'

type FindingComment = z.infer<typeof findingComment>

/** What was said about a finding, oldest first; internal comments never leave the database for anybody but the state. */
export async function listFindingComments(
  db: Database,
  actor: Actor,
  findingId: number,
  facts: FindingFacts,
): Promise<FindingComment[]> {
  const rows = await db
    .select({
      id: comments.id,
      body: comments.body,
      visibility: comments.visibility,
      author: authorSql(sql`comments.author`),
      at: comments.at,
      editedAt: comments.editedAt,
      resolvedBy: personSql(sql`comments.resolved_by`),
      resolvedAt: comments.resolvedAt,
      version: comments.version,
    })
    .from(comments)
    .where(
      and(
        eq(comments.targetType, 'finding'),
        eq(comments.targetId, findingId),
        readsInternalComments(actor) ? undefined : eq(comments.visibility, 'Shared'),
      ),
    )
    .orderBy(asc(comments.id))
  return rows.map((row) => {
    const of = { visibility: row.visibility, authorId: row.author.id, resolved: row.resolvedAt !== null }
    return Object.assign(row, {
      at: row.at.toISOString(),
      editedAt: row.editedAt?.toISOString() ?? null,
      resolvedAt: row.resolvedAt?.toISOString() ?? null,
      edit: act(canEditComment(actor, facts, of)),
      resolve: act(canResolveComment(actor, facts, of)),
    })
  })
}
