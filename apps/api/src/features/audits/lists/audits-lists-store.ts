import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { auditListRows, auditLists, auditRefusedLists } from '../../../db/schema/index.js'

/** Puts a list into the place of the one before. `rows`: texts of JSON, see ReadListFile. */
export async function replaceList(
  tx: Tx,
  list: typeof auditLists.$inferInsert,
  rows: readonly string[],
): Promise<void> {
  await forgetRefusedList(tx, list.prongId)
  await tx.delete(auditLists).where(eq(auditLists.prongId, list.prongId))
  await tx.insert(auditLists).values(list)
  for (const some of rows)
    await tx.execute(sql`insert into ${auditListRows} (prong_id, place, key, fields, flags, age)
      select ${list.prongId}, place, key, fields, flags, age
      from jsonb_to_recordset(${some}::jsonb) as r(place int, key text, fields jsonb, flags text[], age int)`)
}

/** Keeps the last list of a prong that had errors, in place of the one before, for its download with them. */
export async function keepRefusedList(tx: Tx, list: typeof auditRefusedLists.$inferInsert): Promise<void> {
  await forgetRefusedList(tx, list.prongId)
  await tx.insert(auditRefusedLists).values(list)
}

async function forgetRefusedList(tx: Tx, prongId: number): Promise<void> {
  await tx.delete(auditRefusedLists).where(eq(auditRefusedLists.prongId, prongId))
}
