import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'

/** The audit that a published letter is about, by the prong that it is about or the first one; null for other reports. */
export async function findAuditOfReport(
  db: Database,
  reportId: number,
): Promise<{ typeKey: string; prongId: number } | null> {
  const { rows } = (await db.execute(sql`select a.type_key as "typeKey", g.id as "prongId"
    from audit_letters l join audits a on a.id = l.audit_id
    join audit_prongs g on g.audit_id = a.id and (l.prong_id is null or g.id = l.prong_id)
    where l.report_id = ${reportId} order by g.number, g.round limit 1`)) as {
    rows: { typeKey: string; prongId: number }[]
  }
  return rows[0] ?? null
}
