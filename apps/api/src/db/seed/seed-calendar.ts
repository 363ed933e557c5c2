import { addDays, complianceYearOf, calendarDay, type EventPart, type EventType } from '@portal/domain'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database.js'
import { calendarEvents, leas, users } from '../schema/index.js'

interface DemonstrationEvent {
  reason: string
  /** Month and day; from July on of the year itself, before of the one after. */
  from: string
  to?: string
  subject?: string
  type?: EventType
  part?: EventPart
  school?: string
  description?: string
  location?: string
}

const demonstrationEvents: readonly DemonstrationEvent[] = [
  { reason: 'Holiday', from: '09-07', subject: 'Labor Day' },
  { reason: 'System-wide PD', from: '10-16', subject: 'Professional development day' },
  { reason: 'Early Dismissal 2 hours', from: '11-24', subject: 'Conferences with families' },
  { reason: 'Holiday', from: '11-25', to: '11-27', subject: 'Thanksgiving break' },
  {
    reason: 'Other',
    from: '12-03',
    subject: 'Home visit training',
    part: 'Part C',
    description: 'Infants and toddlers staff meet in the morning.',
    location: 'Central office',
  },
  {
    reason: 'Administration of State-wide Assessments',
    from: '12-07',
    to: '12-11',
    type: 2,
    part: 'Part B',
    school: 'Northern High School',
  },
  { reason: 'Holiday', from: '12-24', to: '12-31', subject: 'Winter break' },
  { reason: 'Holiday', from: '01-01', subject: 'New Year’s Day' },
  { reason: 'Inclement Weather Closure', from: '01-26', subject: 'Snow' },
  { reason: 'Delayed Opening 2 hours', from: '01-27', subject: 'Icy roads' },
  { reason: 'School Closure', from: '02-12', type: 2, part: 'Part B', school: 'Eastside Elementary' },
  { reason: 'Holiday', from: '04-02', to: '04-09', subject: 'Spring break' },
]

/** Agencies of the demonstration that keep a calendar: Allegany, Howard, Montgomery. */
const withCalendar = [1, 13, 15]

/** Calendars of the demonstration in the running year, once: from then on they are what people make of them. */
export async function seedCalendar(db: Database, now: Date): Promise<void> {
  if ((await db.$count(calendarEvents)) > 0) return
  const [monitor] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userName, 'monitor@state.example'), isNull(users.deletedAt)))
  if (!monitor) return
  const year = complianceYearOf(calendarDay(now))
  const at = (monthDay: string) => `${monthDay >= '07' ? year : year + 1}-${monthDay}`
  await db.transaction(async (tx) => {
    await tx
      .update(leas)
      .set({ schoolYears: [{ year, firstDay: weekdayFrom(at('08-26')), lastDay: weekdayFrom(at('06-11')) }] })
      .where(and(inArray(leas.id, withCalendar), eq(sql`jsonb_array_length(${leas.schoolYears})`, 0)))
    await tx.insert(calendarEvents).values(
      withCalendar.flatMap((leaId) =>
        demonstrationEvents.map((event) => ({
          leaId,
          year,
          eventType: event.type ?? 1,
          part: event.part ?? ('' as const),
          eventDescription: event.reason,
          subject: event.subject ?? '',
          school: event.school ?? '',
          startTime: at(event.from),
          endTime: event.to ? at(event.to) : null,
          description: event.description ?? '',
          location: event.location ?? '',
          createdBy: monitor.id,
          createdOn: now,
          changedBy: monitor.id,
          changedOn: now,
        })),
      ),
    )
  })
}

function weekdayFrom(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday === 6 ? addDays(day, 2) : weekday === 0 ? addDays(day, 1) : day
}
