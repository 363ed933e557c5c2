import type { SkipByHand } from '@portal/domain'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { auditSkips } from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'

/** Stores new skips of a record and new reasons of known ones, and deletes those that are taken back. */
export async function storeSkips(
  tx: Tx,
  recordId: number,
  changes: readonly SkipByHand[],
  { by, on }: Stamp,
): Promise<void> {
  const gone = changes.filter(({ reason }) => reason === null).map(({ id }) => id)
  if (gone.length > 0)
    await tx
      .delete(auditSkips)
      .where(and(eq(auditSkips.recordId, recordId), inArray(auditSkips.targetId, gone)))
  for (const { id: targetId, reason } of changes) {
    if (reason === null) continue
    const columns = { reason: reason.trim(), skippedBy: by, skippedOn: on }
    await tx
      .insert(auditSkips)
      .values({ recordId, targetId, ...columns })
      .onConflictDoUpdate({ target: [auditSkips.recordId, auditSkips.targetId], set: columns })
  }
}
