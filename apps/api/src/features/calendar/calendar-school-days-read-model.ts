import {
  closuresOf,
  countSchoolDays,
  schoolDayCalendar,
  type DaySpan,
  type DayCalendar,
} from '@portal/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { leas } from '../../db/schema/index.js'
import { listClosureEvents } from './calendar-read-model.js'

/** The school-day clock of an agency (domain definition 0.4), and its first and last day of one year. */
export async function schoolDaysOf(
  db: Database,
  leaId: number,
  year: number,
): Promise<{ calendar: DayCalendar; span: DaySpan | null; count: number | null }> {
  const [agency] = await db.select({ schoolYears: leas.schoolYears }).from(leas).where(eq(leas.id, leaId))
  const schoolYears = agency?.schoolYears ?? []
  const events = await listClosureEvents(db, leaId, { from: '0001-01-01', to: '9999-12-31' })
  const calendar = schoolDayCalendar(schoolYears, closuresOf(events))
  const span = schoolYears.find((one) => one.year === year) ?? null
  return { calendar, span, count: span && countSchoolDays(span, calendar) }
}
