import { and, eq, lt } from 'drizzle-orm'
import type { Database, Tx } from '../db/database.js'
import { idempotencyKeys } from '../db/schema/index.js'

export interface IdempotencyKey {
  /** User id, or 'public'. */
  actorId: string
  key: string
}

const rowOf = ({ actorId, key }: IdempotencyKey) =>
  and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key))

/**
 * Takes a key for a request; null when it is new. Otherwise what is stored with it. A concurrent repeat waits here
 * until the transaction that took the key first is over.
 */
export async function takeKey(
  tx: Tx,
  key: IdempotencyKey,
  request: { call: string; requestHash: string; now: Date },
): Promise<{ requestHash: string; answer: unknown } | null> {
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ ...key, call: request.call, requestHash: request.requestHash, createdAt: request.now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (inserted.length > 0) return null
  const [before] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(rowOf(key))
  return before ?? null
}

export async function keepAnswer(tx: Tx, key: IdempotencyKey, answer: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer }).where(rowOf(key))
}

export async function forgetKeysBefore(db: Database, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}
