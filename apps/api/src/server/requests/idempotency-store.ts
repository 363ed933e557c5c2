import { and, eq, isNull, lt, sql, type Placeholder } from 'drizzle-orm'
import { builtOnce } from '../../db/built-once.js'
import type { Database, Tx } from '../../db/database.js'
import { idempotencyKeys } from '../../db/schema/index.js'

export interface IdempotencyKey {
  /** User id, or 'public'. */
  actorId: string
  key: string
}

/** What stands under a key that was taken before. */
export interface KeptAnswer {
  requestHash: string
  answer: unknown
}

const rowOf = ({ actorId, key }: Record<keyof IdempotencyKey, string | Placeholder>) =>
  and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key))

/**
 * Takes a key for a request; null when it is new. Otherwise what is stored with it. A concurrent repeat waits here
 * until the transaction that took the key first is over. Sent at once. A key that was taken outside of a transaction, whose
 * begin had failed, has no answer, for that comes with the commit: it is as new.
 */
export async function takeKey(
  tx: Tx,
  key: IdempotencyKey,
  request: { call: string; requestHash: string; now: Date },
): Promise<KeptAnswer | null> {
  const inserted = await newKey(tx).execute({
    ...key,
    call: request.call,
    requestHash: request.requestHash,
    createdAt: request.now,
  })
  if (inserted.length > 0) return null
  const [before] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(rowOf(key))
  return before ?? null
}

/** Every command takes a key: the statement is built once. */
const newKey = builtOnce((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      actorId: sql.placeholder('actorId'),
      key: sql.placeholder('key'),
      call: sql.placeholder('call'),
      requestHash: sql.placeholder('requestHash'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.actorId, idempotencyKeys.key],
      set: {
        call: sql`excluded.call`,
        requestHash: sql`excluded.request_hash`,
        createdAt: sql`excluded.created_at`,
      },
      setWhere: isNull(idempotencyKeys.answer),
    })
    .returning({ key: idempotencyKeys.key })
    .prepare('new idempotency key'),
)

/** Keeps the answer beside the key. */
export function keepAnswer(tx: Tx, key: IdempotencyKey, answer: unknown): Promise<unknown> {
  return newAnswer(tx).execute({ ...key, answer: JSON.stringify(answer) })
}

const newAnswer = builtOnce((db) =>
  db
    .update(idempotencyKeys)
    .set({ answer: sql`${sql.placeholder('answer')}::text::jsonb` })
    .where(rowOf({ actorId: sql.placeholder('actorId'), key: sql.placeholder('key') }))
    .prepare('answer beside an idempotency key'),
)

/** Deletes the keys and stored responses from before a time. */
export async function forgetKeysBefore(db: Database, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}
