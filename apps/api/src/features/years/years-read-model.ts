import type { YearKind } from '@portal/domain'
import { asc, desc, sql } from 'drizzle-orm'
import { builtOnce } from '../../db/built-once.js'
import type { Database, Tx } from '../../db/database.js'
import { complianceYears, determinationYears, disputeYears } from '../../db/schema/index.js'

export interface Year {
  id: number
  name: string
}

export const yearTables = {
  compliance: complianceYears,
  determinations: determinationYears,
  disputes: disputeYears,
} as const satisfies Record<YearKind, unknown>

/** Compliance years oldest first, fiscal years newest first (specification 000 section 7). */
export async function listYears(db: Database, kind: YearKind): Promise<Year[]> {
  return yearsOf[kind](db).execute()
}

function yearsBy(kind: YearKind) {
  const table = yearTables[kind]
  return builtOnce((db) =>
    db
      .select({ id: table.id, name: table.name })
      .from(table)
      .orderBy(kind === 'compliance' ? asc(table.id) : desc(table.id))
      .prepare(`years: ${kind}`),
  )
}

/** Lists ask for them with each page: the queries are built once. */
const yearsOf = {
  compliance: yearsBy('compliance'),
  determinations: yearsBy('determinations'),
  disputes: yearsBy('disputes'),
} as const satisfies Record<YearKind, unknown>

/** One at a time until commit. Any number; only this lock uses it. */
const launchLock = 4_100_005

/**
 * Launches, and whatever must not slip in between what a launch reads and what it makes, follow each other. Taken before
 * anything is read.
 */
export async function lockLaunches(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${launchLock})`)
}

/** The newest compliance year that was launched; null before the first. */
export async function newestComplianceYear(db: Database): Promise<number | null> {
  const [row] = await db.select({ id: sql<number | null>`max(${complianceYears.id})` }).from(complianceYears)
  return row?.id ?? null
}
