import { calendarDay, complianceYearName, schoolYearOf } from '@portal/domain'
import type { Database } from '../database.js'
import { complianceYears } from '../schema/index.js'

const yearsShown = 3

/** Three compliance years up to the current one (August rule of specification 000 section 9). */
export async function seedYears(db: Database, now: Date): Promise<void> {
  const current = currentSchoolYear(now)
  const rows = Array.from({ length: yearsShown }, (_, index) => {
    const id = current - yearsShown + 1 + index
    return { id, name: complianceYearName(id) }
  })
  await db.insert(complianceYears).values(rows).onConflictDoNothing()
}

function currentSchoolYear(now: Date): number {
  const [year, month] = calendarDay(now).split('-').map(Number)
  return schoolYearOf({ year: year ?? 0, month: month ?? 0 })
}
