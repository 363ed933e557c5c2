import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../../db/database.js'
import { auditItemAnswers, auditSecondAnswers } from '../../../../db/schema/index.js'
import type { Stamp } from '../../../../server/command.js'

interface ItemPlace {
  recordId: number
  itemId: string
}

const at = ({ recordId, itemId }: ItemPlace) =>
  and(eq(auditSecondAnswers.recordId, recordId), eq(auditSecondAnswers.itemId, itemId))

/** Stores what the second reader answers; its version counts the saves. */
export async function putSecondAnswer(
  tx: Tx,
  place: ItemPlace,
  value: string | null,
  { by, on }: Stamp,
): Promise<void> {
  const columns = { value, answeredBy: by, answeredOn: on }
  await tx
    .insert(auditSecondAnswers)
    .values({ ...place, ...columns })
    .onConflictDoUpdate({
      target: [auditSecondAnswers.recordId, auditSecondAnswers.itemId],
      set: { ...columns, version: sql`${auditSecondAnswers.version} + 1` },
    })
}

/** Keeps what the first reader had answered to these items, for their agreement. */
export async function keepFirstAnswers(tx: Tx, recordId: number, itemIds: readonly string[]): Promise<void> {
  const first = tx
    .select({ value: auditItemAnswers.value })
    .from(auditItemAnswers)
    .where(
      and(eq(auditItemAnswers.recordId, recordId), eq(auditItemAnswers.itemId, auditSecondAnswers.itemId)),
    )
  await tx
    .update(auditSecondAnswers)
    .set({ firstValue: sql`(${first})` })
    .where(and(eq(auditSecondAnswers.recordId, recordId), inArray(auditSecondAnswers.itemId, [...itemIds])))
}

/** Stores what both readers agreed on. */
export async function settle(tx: Tx, place: ItemPlace, value: string, { by, on }: Stamp): Promise<void> {
  await tx
    .update(auditSecondAnswers)
    .set({ settledValue: value, settledBy: by, settledOn: on })
    .where(at(place))
}

/** Leaves only what the second reader answered: what it was compared with may change now. */
export async function forgetComparison(tx: Tx, recordId: number): Promise<void> {
  await tx
    .update(auditSecondAnswers)
    .set({ firstValue: null, settledValue: null, settledBy: null, settledOn: null })
    .where(eq(auditSecondAnswers.recordId, recordId))
}
