import {
  canEditCalendar,
  eventTime,
  leasSeenBy,
  seesAgency,
  type Actor,
  type ClosureEvent,
  type EventPart,
} from '@portal/domain'
import type { calendarEvent } from '@portal/rest-contract'
import { and, asc, eq, gte, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { calendarEvents, leas, users } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'

export type CalendarEvent = z.infer<typeof calendarEvent>
type EventRow = typeof calendarEvents.$inferSelect

/** Days, both included. */
export interface Span {
  from: string
  to: string
}

interface FoundEvent {
  event: EventRow
  changer: { id: string; fullName: string }
}

/** An agency that the actor may see, with its school years; null when there is none. */
export async function findCalendarAgency(
  db: Database,
  actor: Actor,
  leaId: number,
): Promise<Pick<typeof leas.$inferSelect, 'id' | 'name' | 'schoolYears' | 'isTest'> | null> {
  if (!isRowId(leaId)) return null
  const { id, name, schoolYears, isTest } = leas
  const [row] = await db.select({ id, name, schoolYears, isTest }).from(leas).where(eq(id, leaId))
  return row && seesAgency(actor, row) ? row : null
}

/** One event whether deleted or not; null when there is none of an agency that the actor sees. */
export async function findEvent(db: Database, actor: Actor, id: number): Promise<FoundEvent | null> {
  if (!isRowId(id)) return null
  const [row] = await select(db, eq(calendarEvents.id, id))
  return row && (await findCalendarAgency(db, actor, row.event.leaId)) ? row : null
}

/** Events of an agency that touch a span, by day; without deleted ones. */
export async function listEvents(
  db: Database,
  actor: Actor,
  leaId: number,
  span: Span,
): Promise<CalendarEvent[]> {
  const rows = await select(db, and(eq(calendarEvents.leaId, leaId), touches(span)))
  return rows.map((row) => toEvent(row, actor))
}

const mostOfAllAgencies = 1000

/** The same of every agency that the actor sees. The training agency is left out. */
export async function listEventsOfAll(db: Database, actor: Actor, span: Span): Promise<CalendarEvent[]> {
  const seen = leasSeenBy(actor)
  if (seen !== 'all' && seen.length === 0) return []
  const counted = db.select({ id: leas.id }).from(leas).where(eq(leas.isTest, false))
  const where = and(
    seen === 'all' ? inArray(calendarEvents.leaId, counted) : inArray(calendarEvents.leaId, [...seen]),
    touches(span),
  )
  return (await select(db, where).limit(mostOfAllAgencies)).map((row) => toEvent(row, actor))
}

/** What the school-day clock reads of the events of an agency. */
export async function listClosureEvents(db: Database, leaId: number, span: Span): Promise<ClosureEvent[]> {
  const { eventType, eventDescription, startTime, endTime, part } = calendarEvents
  return db
    .select({ eventType, eventDescription, startTime, endTime, part })
    .from(calendarEvents)
    .where(and(eq(calendarEvents.leaId, leaId), touches(span)))
}

function select(db: Database, where: SQL | undefined) {
  return db
    .select({ event: calendarEvents, changer: { id: users.id, fullName: users.fullName } })
    .from(calendarEvents)
    .innerJoin(users, eq(users.id, calendarEvents.changedBy))
    .where(where)
    .orderBy(asc(calendarEvents.startTime), asc(calendarEvents.id))
    .$dynamic()
}

function touches({ from, to }: Span): SQL | undefined {
  const last = sql`coalesce(${calendarEvents.endTime}, ${calendarEvents.startTime})`
  return and(isNull(calendarEvents.deletedOn), lte(calendarEvents.startTime, to), gte(last, from))
}

/** As it is shown to the actor. */
export function toEvent({ event, changer }: FoundEvent, actor: Actor): CalendarEvent {
  return {
    id: String(event.id),
    leaId: event.leaId,
    year: event.year,
    subject: event.subject,
    isAllDay: true,
    startTime: eventTime(event.startTime),
    endTime: event.endTime === null ? null : eventTime(event.endTime),
    description: event.description,
    location: event.location,
    isReadonly: !canEditCalendar(actor, event.leaId).allowed,
    eventType: event.eventType,
    part: event.part,
    school: event.school,
    eventDescription: event.eventDescription,
    version: event.version,
    changedBy: changer,
    changedOn: event.changedOn.toISOString(),
  }
}

/** A day that the portal knows of itself, read only. */
export function knownDay(given: {
  id: string
  leaId: number
  year: number
  day: string
  subject: string
  part?: EventPart
}): CalendarEvent {
  const { id, leaId, year, day, subject, part = '' } = given
  return {
    id,
    leaId,
    year,
    subject,
    isAllDay: true,
    startTime: eventTime(day),
    endTime: null,
    description: '',
    location: '',
    isReadonly: true,
    eventType: 1,
    part,
    school: '',
    eventDescription: '',
    version: null,
    changedBy: null,
    changedOn: null,
  }
}
