import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/database.js'
import { auditItemAnswers, auditRecords } from '../../../db/schema/index.js'
import type { Stamp } from '../../../server/command.js'

/** Stores the answer to one item; its version counts the saves. */
export async function putItemAnswer(
  tx: Tx,
  place: { recordId: number; itemId: string },
  answer: Pick<typeof auditItemAnswers.$inferInsert, 'value' | 'comment' | 'internalNote' | 'extras'>,
  { by, on }: Stamp,
): Promise<void> {
  const columns = { ...answer, answeredBy: by, answeredOn: on }
  await tx
    .insert(auditItemAnswers)
    .values({ ...place, ...columns })
    .onConflictDoUpdate({
      target: [auditItemAnswers.recordId, auditItemAnswers.itemId],
      set: { ...columns, version: sql`${auditItemAnswers.version} + 1` },
    })
}

/** How many records of a prong were ever submitted, those that left the sample since with them. */
export function countSubmissions(tx: Tx, prongId: number): Promise<number> {
  return tx.$count(auditRecords, and(eq(auditRecords.prongId, prongId), isNotNull(auditRecords.submission)))
}
