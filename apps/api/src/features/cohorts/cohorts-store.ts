import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.js'
import { monitorCohortLeas, monitorCohorts } from '../../db/schema/index.js'
import type { Stamp } from '../../server/command.js'

/** First part of the locks on cohorts; the second is the year. Only this lock uses it. */
const cohortLocks = 4_100_020

/** Lets no two people change cohorts of one year at the same time, the first change of a person included. */
export async function lockCohorts(tx: Tx, year: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${cohortLocks}::int, ${year}::int)`)
}

/** Writes what a monitor answers for in a year, one version up; answers the id of the row. */
export async function putCohort(
  tx: Tx,
  at: { userId: string; year: number },
  input: { cohortNumber: number | null; leaIds: readonly number[] },
  change: Stamp,
): Promise<number> {
  const stamp = { cohortNumber: input.cohortNumber, changedBy: change.by, changedOn: change.on }
  const [row] = await tx
    .insert(monitorCohorts)
    .values({ ...at, ...stamp })
    .onConflictDoUpdate({
      target: [monitorCohorts.year, monitorCohorts.userId],
      set: { ...stamp, version: sql`${monitorCohorts.version} + 1` },
    })
    .returning({ id: monitorCohorts.id })
  if (!row) throw new Error('The cohort was not stored.')
  await tx.delete(monitorCohortLeas).where(eq(monitorCohortLeas.cohortId, row.id))
  const leaIds = [...new Set(input.leaIds)]
  if (leaIds.length > 0)
    await tx.insert(monitorCohortLeas).values(leaIds.map((leaId) => ({ cohortId: row.id, leaId })))
  return row.id
}
