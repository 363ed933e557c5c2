import type { QuestionChange } from '@portal/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { auditItemAnswers } from '../../../db/schema/index.js'

/** Marks answers of a record to be confirmed, by item, with what changed in their questions. */
export async function markRechecks(
  tx: Tx,
  recordId: number,
  rechecks: ReadonlyMap<string, readonly QuestionChange[]>,
): Promise<void> {
  for (const [itemId, recheck] of rechecks) await setRecheck(tx, { recordId, itemId }, recheck)
}

/** Sets what is to be confirmed of an answer, null for nothing; its version goes up. */
export async function setRecheck(
  tx: Tx,
  { recordId, itemId }: { recordId: number; itemId: string },
  recheck: readonly QuestionChange[] | null,
): Promise<void> {
  await tx
    .update(auditItemAnswers)
    .set({ recheck, version: sql`${auditItemAnswers.version} + 1` })
    .where(and(eq(auditItemAnswers.recordId, recordId), eq(auditItemAnswers.itemId, itemId)))
}
