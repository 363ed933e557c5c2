import { readsInternalComments, type Actor, type CommentRules } from '@portal/domain'
import type { recordComment } from '@portal/rest-contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { comments } from '../../db/schema/index.js'
import { authorSql, personSql } from '../../features/accounts/accounts-names-read-model.js'
import { act } from '../../server/verdicts.js'

export type RecordComment = z.infer<typeof recordComment>

/** Comments on a record, oldest first; internal ones are read for state staff only. */
export async function listComments<Facts>(
  db: Database,
  actor: Actor,
  { targetType, targetId }: { targetType: string; targetId: number },
  rules: CommentRules<Facts>,
  facts: Facts,
): Promise<RecordComment[]> {
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
        eq(comments.targetType, targetType),
        eq(comments.targetId, targetId),
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
      edit: act(rules.edit(actor, facts, of)),
      resolve: act(rules.resolve(actor, facts, of)),
    })
  })
}
