import { calendarDay, schoolYearOf, yearName, type YearKind } from '@portal/domain'
import type { Database } from '../database.js'
import { complianceYears, determinationYears, disputeYears } from '../schema/index.js'

const yearsShown = 3

/**
 * Three years of each kind up to the current one (August rule of specification 000 section 9). Determinations look at
 * years that are over, so theirs end one before.
 */
export async function seedYears(db: Database, now: Date): Promise<void> {
  const current = currentSchoolYear(now)
  await db.insert(complianceYears).values(yearsUpTo('compliance', current)).onConflictDoNothing()
  await db
    .insert(determinationYears)
    .values(yearsUpTo('determinations', current - 1))
    .onConflictDoNothing()
  await db.insert(disputeYears).values(yearsUpTo('disputes', current)).onConflictDoNothing()
}

function yearsUpTo(kind: YearKind, last: number): { id: number; name: string }[] {
  return Array.from({ length: yearsShown }, (_, index) => {
    const id = last - yearsShown + 1 + index
    return { id, name: yearName(kind, id) }
  })
}

function currentSchoolYear(now: Date): number {
  const [year, month] = calendarDay(now).split('-').map(Number)
  return schoolYearOf({ year: year ?? 0, month: month ?? 0 })
}
