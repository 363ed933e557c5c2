import { calendarDay, complianceYearOf } from '@portal/domain'
import { inArray } from 'drizzle-orm'
import type { Database } from '../database.js'
import { annualReports, complianceYears, leas, users } from '../schema/index.js'
import { readAnnualReports } from './demonstration-data.js'

const dayMs = 86_400_000

/** Annual reports of incidents of the demonstration, once: from then on they are what people make of them. */
export async function seedAnnualReports(db: Database, now: Date): Promise<void> {
  if ((await db.$count(annualReports)) > 0) return
  const people = await db
    .select({ id: users.id, userName: users.userName })
    .from(users)
    .where(inArray(users.userName, ['monitor@state.example', 'admin@howard.example']))
  const idOf = (name: string) => people.find(({ userName }) => userName === name)?.id ?? null
  const monitor = idOf('monitor@state.example')
  const years = new Set(
    (await db.select({ id: complianceYears.id }).from(complianceYears)).map(({ id }) => id),
  )
  const known = new Set((await db.select({ id: leas.id }).from(leas)).map(({ id }) => id))
  const current = complianceYearOf(calendarDay(now))
  const rows = (await readAnnualReports()).flatMap(({ leaId, yearsBack, status, daysOld, figures }) => {
    const year = current - yearsBack
    if (!known.has(leaId) || !years.has(year)) return []
    const on = new Date(now.getTime() - daysOld * dayMs)
    const admin = leaId === 13 ? idOf('admin@howard.example') : monitor
    return [
      {
        leaId,
        year,
        status,
        figures,
        ...(status === 'Certified' && { certifiedBy: admin, certifiedOn: on }),
        ...(status === 'Accepted' && { decidedBy: monitor, decidedOn: on }),
        changedBy: admin,
        changedOn: on,
        version: 1,
      },
    ]
  })
  if (rows.length > 0) await db.insert(annualReports).values(rows)
}
