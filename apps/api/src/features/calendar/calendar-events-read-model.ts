import { addDays, complianceYearOf, eventDay, flagsOf, type Actor } from '@portal/domain'
import type { Database } from '../../db/database.js'
import {
  findCalendarAgency,
  knownDay,
  listEvents,
  type CalendarEvent,
  type Span,
} from './calendar-read-model.js'

/** Days on which records of an agency are due, by their kind, in a span. */
export type DueDays = Readonly<
  Record<
    string,
    (
      db: Database,
      leaId: number,
      span: Span,
    ) => Promise<{ id: number; name: string; part: 'Part B' | 'Part C'; dueOn: string }[]>
  >
>

export interface AgencyEvents {
  agency: { id: number; name: string }
  events: CalendarEvent[]
}

/**
 * Everything that the calendar of an agency shows in a span, by day: its events, its first and last school days and, for
 * state monitors who want them, days on which its work is due. Null when there is no such agency for the actor.
 */
export async function listCalendar(
  db: Database,
  actor: Actor,
  leaId: number,
  span: Span,
  dueDays: DueDays | null,
): Promise<AgencyEvents | null> {
  const agency = await findCalendarAgency(db, actor, leaId)
  if (!agency) return null
  const events = [
    ...(await listEvents(db, actor, leaId, span)),
    ...schoolYearDays(agency, span),
    ...(dueDays && flagsOf(actor).isStateMonitor ? await listDueDays(db, dueDays, leaId, span) : []),
  ]
  return {
    agency,
    events: events.toSorted((a, b) => (a.startTime < b.startTime ? -1 : a.startTime > b.startTime ? 1 : 0)),
  }
}

/** The requested span; by default 30 days from today in the zone of the calendar. */
export function spanOf(
  query: { startDate?: string | undefined; endDate?: string | undefined },
  now: Date,
): Span {
  const from = query.startDate ?? eventDay(now.toISOString()) ?? ''
  return { from, to: query.endDate ?? addDays(from, 30) }
}

function schoolYearDays(
  {
    id: leaId,
    schoolYears,
  }: { id: number; schoolYears: { year: number; firstDay: string; lastDay: string }[] },
  { from, to }: Span,
): CalendarEvent[] {
  return schoolYears
    .flatMap(({ year, firstDay, lastDay }) => [
      knownDay({ id: `first-day-${leaId}-${year}`, leaId, year, day: firstDay, subject: 'First school day' }),
      knownDay({ id: `last-day-${leaId}-${year}`, leaId, year, day: lastDay, subject: 'Last school day' }),
    ])
    .filter(({ startTime }) => startTime.slice(0, 10) >= from && startTime.slice(0, 10) <= to)
}

async function listDueDays(
  db: Database,
  dueDays: DueDays,
  leaId: number,
  span: Span,
): Promise<CalendarEvent[]> {
  const events: CalendarEvent[] = []
  for (const [kind, list] of Object.entries(dueDays))
    for (const { id, name, part, dueOn } of await list(db, leaId, span))
      events.push(
        knownDay({
          id: `${kind}-${id}`,
          leaId,
          year: complianceYearOf(dueOn),
          day: dueOn,
          subject: `Due: ${name}`,
          part,
        }),
      )
  return events
}
