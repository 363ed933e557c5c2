import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { auditErasures, auditRetention } from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'

/** Sets for how many years data of students are kept in audits of a kind. */
export async function setRetentionYears(
  tx: Tx,
  typeKey: string,
  years: number,
  { by, on }: Stamp,
): Promise<void> {
  const columns = { years, changedBy: by, changedOn: on }
  await tx
    .insert(auditRetention)
    .values({ typeKey, ...columns })
    .onConflictDoUpdate({
      target: auditRetention.typeKey,
      set: { ...columns, version: sql`${auditRetention.version} + 1` },
    })
}

/** Keeps the certificate of an erasure. */
export async function insertErasure(tx: Tx, row: typeof auditErasures.$inferInsert): Promise<void> {
  await tx.insert(auditErasures).values(row)
}
