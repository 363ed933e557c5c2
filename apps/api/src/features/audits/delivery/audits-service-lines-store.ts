import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { auditServiceLines } from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'

type Columns = Omit<typeof auditServiceLines.$inferInsert, 'recordId' | 'changedBy' | 'changedOn' | 'version'>

/** Stores the minutes of a record, the first time as version 1. */
export async function storeServiceLine(
  tx: Tx,
  recordId: number,
  columns: Columns,
  { by, on }: Stamp,
): Promise<void> {
  const row = { ...columns, changedBy: by, changedOn: on }
  await tx
    .insert(auditServiceLines)
    .values({ recordId, ...row })
    .onConflictDoUpdate({
      target: auditServiceLines.recordId,
      set: { ...row, version: sql`${auditServiceLines.version} + 1` },
    })
}
