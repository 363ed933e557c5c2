import {
  closuresOf,
  countSchoolDays,
  schoolDayCalendar,
  type DaySpan,
  type DayCalendar,
} from '@portal/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { calendarEvents, leas } from '../../db/schema/index.js'
import { listClosureEvents } from './calendar-read-model.js'

/** The school-day clock of an agency (domain definition 0.4), and its first and last day of one year. */
export async function schoolDaysOf(
  db: Database,
  leaId: number,
  year: number,
  rule: { trainingCloses: boolean },
): Promise<{ calendar: DayCalendar; span: DaySpan | null; count: number | null }> {
  const [agency] = await db.select({ schoolYears: leas.schoolYears }).from(leas).where(eq(leas.id, leaId))
  const schoolYears = agency?.schoolYears ?? []
  const events = await listClosureEvents(db, leaId, { from: '0001-01-01', to: '9999-12-31' })
  const calendar = schoolDayCalendar(schoolYears, closuresOf(events, rule))
  const span = schoolYears.find((one) => one.year === year) ?? null
  return { calendar, span, count: span && countSchoolDays(span, calendar) }
}

/** The school-day clocks of several agencies by their ids, in two queries at most; none for agencies that are not there. */
export async function schoolCalendarsOf(
  db: Database,
  leaIds: readonly number[],
  rule: { trainingCloses: boolean },
): Promise<Map<number, DayCalendar>> {
  if (leaIds.length === 0) return new Map()
  const ids = [...leaIds]
  const agencies = await db
    .select({ id: leas.id, schoolYears: leas.schoolYears })
    .from(leas)
    .where(inArray(leas.id, ids))
  const { leaId, eventType, eventDescription, startTime, endTime, part, deletedOn } = calendarEvents
  const events = await db
    .select({ leaId, eventType, eventDescription, startTime, endTime, part })
    .from(calendarEvents)
    .where(and(inArray(leaId, ids), isNull(deletedOn)))
  return new Map(
    agencies.map(({ id, schoolYears }) => [
      id,
      schoolDayCalendar(
        schoolYears,
        closuresOf(
          events.filter((event) => event.leaId === id),
          rule,
        ),
      ),
    ]),
  )
}
