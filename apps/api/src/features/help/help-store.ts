import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/database.js'
import { fileObjects, trainingItems, trainingUses } from '../../db/schema/index.js'

/** Any number; only the order of training items is changed under it. */
const orderLock = 4_100_019

export type TrainingFileRow = typeof fileObjects.$inferInsert
type Columns = PgUpdateSetSource<typeof trainingItems>

/** Holds the item until commit, so that two changes come one after the other. */
export async function lockTrainingItem(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: trainingItems.id }).from(trainingItems).where(eq(trainingItems.id, id)).for('update')
}

/** Adds an item behind all others. */
export async function insertTrainingItem(
  tx: Tx,
  row: Omit<typeof trainingItems.$inferInsert, 'order'>,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${orderLock})`)
  const last = sql<number>`(select coalesce(max(last.order), 0) + 1 from training_items last)`
  const [added] = await tx
    .insert(trainingItems)
    .values({ ...row, order: last })
    .returning({ id: trainingItems.id })
  if (!added) throw new Error('The training item was not stored.')
  return added.id
}

/** Writes columns of a piece of training and raises its version. */
export async function changeTrainingItem(tx: Tx, id: number, columns: Columns): Promise<void> {
  await tx
    .update(trainingItems)
    .set({ ...columns, version: sql`${trainingItems.version} + 1` })
    .where(eq(trainingItems.id, id))
}

/** Numbers the items anew: those that are named first, all others behind them as they were. */
export async function orderTrainingItems(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${orderLock})`)
  const named = sql`array[${sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )}]`
  await tx.execute(sql`update training_items set "order" = placed.place from (select id,
      row_number() over (order by array_position(${named}, id) nulls last, "order", id) as place
    from training_items) placed where placed.id = training_items.id and training_items.order <> placed.place`)
}

/** Stores the row of a file that came; the one before it is gone for everybody. */
export async function insertTrainingFile(tx: Tx, row: TrainingFileRow, before: string | null): Promise<void> {
  if (before !== null)
    await tx.update(fileObjects).set({ deletedAt: row.uploadedAt }).where(eq(fileObjects.id, before))
  await tx.insert(fileObjects).values(row)
}

/** What a person did with an item; only what is given changes. */
export async function putTrainingUse(
  tx: Tx,
  key: { itemId: number; userId: string },
  now: Date,
  use: { opened: boolean; watched?: boolean | undefined; helped?: boolean | null | undefined },
): Promise<void> {
  await tx.insert(trainingUses).values(key).onConflictDoNothing()
  await tx
    .update(trainingUses)
    .set({
      ...(use.opened
        ? { opened: sql`${trainingUses.opened} + 1`, openedOn: now }
        : { opened: trainingUses.opened }),
      ...(use.watched === undefined ? {} : { watchedOn: use.watched ? now : null }),
      ...(use.helped === undefined ? {} : { helped: use.helped }),
    })
    .where(and(eq(trainingUses.itemId, key.itemId), eq(trainingUses.userId, key.userId)))
}

/** How many of the ids are items that are there. */
export async function countTrainingItems(tx: Tx, ids: readonly number[]): Promise<number> {
  return tx.$count(trainingItems, and(inArray(trainingItems.id, [...ids]), isNull(trainingItems.deletedOn)))
}
