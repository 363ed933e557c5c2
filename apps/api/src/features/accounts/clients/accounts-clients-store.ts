import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../db/database.js'
import { clients } from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'

export type ClientColumns = PgUpdateSetSource<typeof clients>

/** Stores a new client; its secret as a hash alone. */
export async function insertClient(tx: Tx, row: typeof clients.$inferInsert): Promise<void> {
  await tx.insert(clients).values(row)
}

/** Holds the row until commit, so that two changes come one after the other. */
export async function lockClient(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, id)).for('update')
}

/** Writes columns of a client and raises its version. */
export async function changeClient(tx: Tx, id: string, columns: ClientColumns, change: Stamp): Promise<void> {
  await tx
    .update(clients)
    .set({ ...columns, changedBy: change.by, changedOn: change.on, version: sql`${clients.version} + 1` })
    .where(eq(clients.id, id))
}

/**
 * The columns of a new secret in place of the one before, which is good until an instant or ends now with every token got so
 * far.
 */
export function secretColumns(hash: string, previousUntil: Date | null, now: Date): ClientColumns {
  return {
    secretHash: hash,
    secretCreatedAt: now,
    previousSecretUntil: previousUntil,
    // The right side sees the row as it was.
    previousSecretHash: previousUntil ? sql`${clients.secretHash}` : null,
    ...(previousUntil ? {} : { tokensValidAfter: now }),
  }
}
