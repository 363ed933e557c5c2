import { eventDay } from '@portal/domain'
import {
  createCalendarEvent,
  createCalendarFeed,
  deleteCalendarEvent,
  getCalendar,
  listCalendarFeeds,
  listClosedDays,
  listCurrentEvents,
  moveCalendarEvent,
  restoreCalendarEvent,
  revokeCalendarFeed,
  updateCalendarEvent,
  type AnswerOf,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import { PortalError } from '../../errors/portal-error.js'
import type {
  Calendar,
  CalendarEvent,
  CalendarEventRefInput,
  CalendarFeed,
  ClosedDay,
  CreateCalendarEventInput,
  MoveCalendarEventInput,
  UpdateCalendarEventInput,
} from './calendar-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>
type EventAnswer = AnswerOf<typeof createCalendarEvent>

/** Instants are returned as days in the time zone of the calendar, wherever the reader is. */
export function toCalendarEvent({
  isAllDay: _allDay,
  startTime,
  endTime,
  ...event
}: EventAnswer): CalendarEvent {
  return { ...event, startTime: dayOf(startTime), endTime: endTime === null ? null : dayOf(endTime) }
}

function dayOf(time: string): string {
  const day = eventDay(time)
  if (day === null)
    throw new PortalError('UPSTREAM_UNAVAILABLE', 'The calendar cannot be read.', { cause: `time '${time}'` })
  return day
}

/** Events of an agency, by day (`GET /api/msde/desk-audit/dashboard/currentEvents/{leaId}/{isStateMonitor}`). */
export async function readEvents(
  { upstream }: Upstream,
  input: { leaId: number; from: string; to: string; isStateMonitor: boolean },
): Promise<CalendarEvent[]> {
  const { leaId, from: startDate, to: endDate } = input
  const isStateMonitor = input.isStateMonitor ? ('true' as const) : ('false' as const)
  const { value } = await upstream.call(listCurrentEvents, {
    params: { leaId, isStateMonitor },
    query: { startDate, endDate },
  })
  return value.map(toCalendarEvent)
}

/** Days on which the state is closed, beside weekends and federal holidays (`GET /api/calendar/closed-days`). */
export function readClosedDays({ upstream }: Upstream): Promise<ClosedDay[]> {
  return upstream.call(listClosedDays, {})
}

/** What stands around the events of an agency (`GET /api/calendar/agencies/{leaId}/{year}`). */
export function readCalendar({ upstream }: Upstream, leaId: number, year: number): Promise<Calendar> {
  return upstream.call(getCalendar, { params: { leaId, year } })
}

/** Adds an event to the calendar of an agency (`POST /api/calendar/events`). */
export async function create(
  { upstream }: Upstream,
  { endTime, ...input }: CreateCalendarEventInput,
): Promise<CalendarEvent> {
  const body = { ...input, endTime: endTime ?? null }
  return toCalendarEvent(await upstream.call(createCalendarEvent, { body }))
}

/** Changes an event (`PUT /api/calendar/events/{id}`). */
export async function update(
  { upstream }: Upstream,
  { id, ...body }: UpdateCalendarEventInput,
): Promise<CalendarEvent> {
  return toCalendarEvent(await upstream.call(updateCalendarEvent, { params: { id: rowId(id) }, body }))
}

/** Moves an event to other days (`PUT /api/calendar/events/{id}/days`). */
export async function move(
  { upstream }: Upstream,
  { id, ...body }: MoveCalendarEventInput,
): Promise<CalendarEvent> {
  return toCalendarEvent(await upstream.call(moveCalendarEvent, { params: { id: rowId(id) }, body }))
}

/** Deletes an event; it can be restored (`DELETE /api/calendar/events/{id}`). */
export async function remove(
  { upstream }: Upstream,
  { id, version }: CalendarEventRefInput,
): Promise<CalendarEvent> {
  const input = { params: { id: rowId(id) }, query: { version } }
  return toCalendarEvent(await upstream.call(deleteCalendarEvent, input))
}

/** Takes a deleted event back (`POST /api/calendar/events/{id}/restore`). */
export async function restore(
  { upstream }: Upstream,
  { id, version }: CalendarEventRefInput,
): Promise<CalendarEvent> {
  const input = { params: { id: rowId(id) }, body: { version } }
  return toCalendarEvent(await upstream.call(restoreCalendarEvent, input))
}

/** Days that the portal generates itself have names as ids and cannot be changed. */
function rowId(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new PortalError('NOT_FOUND', 'This event does not exist.')
  return Number(id)
}

/** Feed addresses of the caller that are not revoked; never their secrets (`GET /api/calendar/feeds`). */
export function readFeeds({ upstream }: Upstream): Promise<CalendarFeed[]> {
  return upstream.call(listCalendarFeeds, {})
}

/** Address of the feeds at this server; the secret is in the query, which is never logged. */
export const feedPath = '/feeds/calendar.ics'

/** Makes a feed address for an agency; the one before is revoked (`POST /api/calendar/feeds`). */
export async function createFeed(
  { upstream }: Upstream,
  leaId: number,
): Promise<{ feed: CalendarFeed; path: string | null }> {
  const { secret, ...feed } = await upstream.call(createCalendarFeed, { body: { leaId } })
  return { feed, path: secret === null ? null : `${feedPath}?key=${secret}` }
}

/**
 * Revokes a feed address of the caller; programs that read it get nothing from then on (`DELETE /api/calendar/feeds/{id}`).
 */
export async function revokeFeed({ upstream }: Upstream, id: number): Promise<void> {
  await upstream.call(revokeCalendarFeed, { params: { id } })
}
