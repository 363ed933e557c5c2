import type { AuditContent, AuditPart } from '@portal/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditContents } from '../../../db/schema/index.js'
import { newestContents } from '../audits-plan-read-model.js'

/** The content that new audits of a year and part are made with; null where there is none. */
export async function newestContent(
  db: Database,
  { typeKey, part, year }: { typeKey: string; part: AuditPart; year: number },
): Promise<{ id: number; year: number; content: AuditContent } | null> {
  const id = (await newestContents(db, typeKey, year)).get(part)
  if (id === undefined) return null
  const { year: ofYear, content } = auditContents
  const [row] = await db
    .select({ id: auditContents.id, year: ofYear, content })
    .from(auditContents)
    .where(eq(auditContents.id, id))
  // A draft has none, and is nobody's content yet.
  return row?.content ? { ...row, content: row.content } : null
}
