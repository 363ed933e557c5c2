import type { AuditPart } from '@portal/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditContents } from '../../../db/schema/index.js'
import { newestContents } from '../audits-plan-read-model.js'

/** The content that new audits of a year and part are made with; null where there is none. */
export async function newestContent(
  db: Database,
  { typeKey, part, year }: { typeKey: string; part: AuditPart; year: number },
): Promise<typeof auditContents.$inferSelect | null> {
  const id = (await newestContents(db, typeKey, year)).get(part)
  if (id === undefined) return null
  const [row] = await db.select().from(auditContents).where(eq(auditContents.id, id))
  return row ?? null
}
