import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { auditListParts, auditLists, auditRefusedLists } from '../../../db/schema/index.js'

/** Puts a list into the place of the one before. `parts`: its rows in the order of their keys, packed. */
export async function replaceList(
  tx: Tx,
  list: typeof auditLists.$inferInsert,
  parts: readonly string[],
): Promise<void> {
  const { prongId } = list
  await forgetRefusedList(tx, prongId)
  await tx.delete(auditLists).where(eq(auditLists.prongId, prongId))
  await tx.insert(auditLists).values(list)
  await tx.insert(auditListParts).values(parts.map((rows, part) => ({ prongId, part, rows })))
}

/** Keeps the last list of a prong that had errors, in place of the one before, for its download with them. */
export async function keepRefusedList(tx: Tx, list: typeof auditRefusedLists.$inferInsert): Promise<void> {
  await forgetRefusedList(tx, list.prongId)
  await tx.insert(auditRefusedLists).values(list)
}

async function forgetRefusedList(tx: Tx, prongId: number): Promise<void> {
  await tx.delete(auditRefusedLists).where(eq(auditRefusedLists.prongId, prongId))
}
