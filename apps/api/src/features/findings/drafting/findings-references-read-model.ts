import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { findingCases } from '../../../db/schema/index.js'

/** What the cases of a finding are known by, unmasked: only for those who may see it, and recorded by the caller. */
export function listReferences(
  db: Database,
  findingId: number,
): Promise<{ caseId: number; studentReference: string }[]> {
  return db
    .select({ caseId: findingCases.id, studentReference: findingCases.studentReference })
    .from(findingCases)
    .where(eq(findingCases.findingId, findingId))
    .orderBy(asc(findingCases.id))
}
