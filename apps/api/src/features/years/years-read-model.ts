import { asc } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { complianceYears } from '../../db/schema/index.js'

export type ComplianceYear = typeof complianceYears.$inferSelect

/** Compliance years, oldest first. */
export async function listComplianceYears(db: Database): Promise<ComplianceYear[]> {
  return db.select().from(complianceYears).orderBy(asc(complianceYears.id))
}
