import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { auditHandIns, auditSetEntries } from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'

type Columns = Omit<typeof auditSetEntries.$inferInsert, 'changedBy' | 'changedOn' | 'version'>

/** Stores what was written about an item, the first time as version 1. */
export async function storeSetEntry(tx: Tx, columns: Columns, { by, on }: Stamp): Promise<void> {
  const row = { ...columns, changedBy: by, changedOn: on }
  await tx
    .insert(auditSetEntries)
    .values(row)
    .onConflictDoUpdate({
      target: [auditSetEntries.recordId, auditSetEntries.itemId],
      set: { ...row, version: sql`${auditSetEntries.version} + 1` },
    })
}

/** Stores that the sets of records were handed in. */
export async function insertHandIns(tx: Tx, recordIds: readonly number[], { by, on }: Stamp): Promise<void> {
  if (recordIds.length > 0)
    await tx
      .insert(auditHandIns)
      .values(recordIds.map((recordId) => ({ recordId, handedInBy: by, handedInOn: on })))
}
