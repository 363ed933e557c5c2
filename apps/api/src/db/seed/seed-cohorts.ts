import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database.js'
import { complianceYears, leas, monitorCohortLeas, monitorCohorts, users } from '../schema/index.js'

/** Years of the cycle whose agencies each monitor answers for. */
const portions: readonly (readonly [userName: string, cohorts: readonly number[]])[] = [
  ['monitor@state.example', [1, 2, 3]],
  ['monitor2@state.example', [4, 5, 6]],
]

/** Who answers for which agencies in the current year of the demonstration; adds it once. */
export async function seedCohorts(db: Database, now: Date): Promise<void> {
  if ((await db.$count(monitorCohorts)) > 0) return
  const [year] = await db
    .select({ id: complianceYears.id })
    .from(complianceYears)
    .orderBy(desc(complianceYears.id))
    .limit(1)
  if (!year) return
  for (const [userName, cohorts] of portions) {
    const [monitor] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.userName, userName), isNull(users.deletedAt)))
    if (!monitor) continue
    const agencies = await db
      .select({ id: leas.id })
      .from(leas)
      .where(inArray(leas.cohort, [...cohorts]))
    await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(monitorCohorts)
        .values({ userId: monitor.id, year: year.id, changedBy: monitor.id, changedOn: now })
        .returning({ id: monitorCohorts.id })
      if (row && agencies.length > 0)
        await tx.insert(monitorCohortLeas).values(agencies.map(({ id }) => ({ cohortId: row.id, leaId: id })))
    })
  }
}
