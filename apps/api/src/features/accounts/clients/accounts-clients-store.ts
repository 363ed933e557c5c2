import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../db/database.js'
import { clients } from '../../../db/schema/index.js'

type Columns = PgUpdateSetSource<typeof clients>

export async function insertClient(tx: Tx, row: typeof clients.$inferInsert): Promise<void> {
  await tx.insert(clients).values(row)
}

/** Holds the row until commit, so that two changes come one after the other. */
export async function lockClient(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).for('update')
}

export async function changeClient(
  tx: Tx,
  id: string,
  columns: Columns,
  change: { by: string; on: Date },
): Promise<void> {
  await tx
    .update(clients)
    .set({ ...columns, changedBy: change.by, changedOn: change.on, version: sql`${clients.version} + 1` })
    .where(eq(clients.id, id))
}

/** A new secret in place of the one before, which is good until an instant or ends now with every token got so far. */
export async function replaceSecret(
  tx: Tx,
  id: string,
  next: { hash: string; previousUntil: Date | null },
  change: { by: string; on: Date },
): Promise<void> {
  await changeClient(
    tx,
    id,
    {
      secretHash: next.hash,
      secretCreatedAt: change.on,
      previousSecretUntil: next.previousUntil,
      // The right side sees the row as it was.
      previousSecretHash: next.previousUntil ? sql`${clients.secretHash}` : null,
      ...(next.previousUntil ? {} : { tokensValidAfter: change.on }),
    },
    change,
  )
}
