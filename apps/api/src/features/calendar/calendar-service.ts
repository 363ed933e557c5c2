import {
  canEditCalendar,
  checkCalendarEvent,
  checkDays,
  complianceYearOf,
  eventTypes,
  oneLine,
  wrongState,
  type AuditAction,
  type EventPart,
  type EventType,
} from '@portal/domain'
import type {
  BodyOf,
  createCalendarEvent as createCall,
  moveCalendarEvent as moveCall,
  updateCalendarEvent as updateCall,
} from '@portal/rest-contract'
import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { RequestContext } from '../../server/requests/route.js'
import { insist, insistOnInput, insistOnKept, insistOnVersion } from '../../server/verdicts.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import { findCalendarAgency, findEvent, toEvent, type CalendarEvent } from './calendar-read-model.js'
import { changeEvent, insertEvent, lockEvent, type EventColumns } from './calendar-store.js'

interface Command {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
}

type Found = NonNullable<Awaited<ReturnType<typeof findEvent>>>

/** A missing agency or event and one out of sight are refused alike. */
export function foundOr404<T>(value: T | null, what = 'This event does not exist.'): T {
  if (value === null) throw new ApiError('NOT_FOUND', what)
  return value
}

export const noAgency = 'This agency does not exist.'

export async function createCalendarEvent(
  { tx, actor, ctx }: Command,
  { leaId, ...given }: BodyOf<typeof createCall>,
): Promise<CalendarEvent> {
  foundOr404(await findCalendarAgency(tx, actor, leaId), noAgency)
  insist(canEditCalendar(actor, leaId))
  const columns = tidy(given)
  const id = await insertEvent(tx, { ...columns, leaId }, { by: actor.userId, on: ctx.now })
  const made = foundOr404(await findEvent(tx, actor, id))
  const { year } = columns
  const audit = { targetType: 'calendarEvent', targetId: id, leaId, year, after: columns }
  await writeAudit(tx, { actor, ctx, action: 'createCalendarEvent', ...audit })
  return toEvent(made, actor)
}

export async function updateCalendarEvent(
  command: Command,
  id: number,
  { version, ...given }: BodyOf<typeof updateCall>,
): Promise<CalendarEvent> {
  const found = await locked(command, id, version)
  return step(command, found, 'updateCalendarEvent', tidy(given))
}

/** The same event on other days. */
export async function moveCalendarEvent(
  command: Command,
  id: number,
  { version, ...days }: BodyOf<typeof moveCall>,
): Promise<CalendarEvent> {
  const found = await locked(command, id, version)
  insistOnInput(checkDays(days))
  return step(command, found, 'moveCalendarEvent', placed(days))
}

export async function deleteCalendarEvent(
  command: Command,
  id: number,
  version: number,
): Promise<CalendarEvent> {
  const found = await locked(command, id, version)
  return step(command, found, 'deleteCalendarEvent', { deletedOn: command.ctx.now })
}

export async function restoreCalendarEvent(
  command: Command,
  id: number,
  version: number,
): Promise<CalendarEvent> {
  const found = await locked(command, id, version, true)
  return step(command, found, 'restoreCalendarEvent', { deletedOn: null })
}

async function locked(
  { tx, actor, ctx }: Command,
  id: number,
  version: number,
  deleted = false,
): Promise<Found> {
  foundOr404(await findEvent(tx, actor, id))
  await lockEvent(tx, id)
  const found = foundOr404(await findEvent(tx, actor, id))
  const { event, changer } = found
  const current = toEvent(found, actor)
  insist(canEditCalendar(actor, event.leaId))
  const changed = { by: changer.fullName, on: event.changedOn }
  if (deleted && event.deletedOn === null) insist(wrongState('This event is not deleted.'), current)
  if (!deleted) insistOnKept({ isDeleted: event.deletedOn !== null, changed }, ctx.now, current)
  insistOnVersion(version, { version: event.version, changed }, ctx.now, current)
  return found
}

/** Writes new columns with their entry in the history, and answers the event as it stands then. */
async function step(
  { tx, actor, ctx }: Command,
  { event }: Found,
  action: AuditAction,
  columns: Parameters<typeof changeEvent>[2],
): Promise<CalendarEvent> {
  await changeEvent(tx, event.id, columns, { by: actor.userId, on: ctx.now })
  const after = foundOr404(await findEvent(tx, actor, event.id))
  const fields = (Object.keys(columns) as (keyof typeof columns)[]).filter(
    (name) => String(event[name]) !== String(after.event[name]),
  )
  const pick = (from: Found['event']) => Object.fromEntries(fields.map((name) => [name, from[name]]))
  await writeAudit(tx, {
    actor,
    ctx,
    action,
    targetType: 'calendarEvent',
    targetId: event.id,
    leaId: event.leaId,
    year: after.event.year,
    before: pick(event),
    after: pick(after.event),
  })
  return toEvent(after, actor)
}

function placed(days: { startTime: string; endTime: string | null }) {
  const endTime = days.endTime === days.startTime ? null : days.endTime
  return { startTime: days.startTime, endTime, year: complianceYearOf(days.startTime) }
}

/** Judged, and as it is stored; throws what is wrong with it. */
function tidy(given: Omit<BodyOf<typeof updateCall>, 'version'>): EventColumns {
  insistOnInput(checkCalendarEvent(given))
  return {
    ...placed(given),
    subject: oneLine(given.subject),
    eventType: given.eventType as EventType,
    // A school that was named before the kind of the event was changed is not kept.
    school: given.eventType === eventTypes.school ? oneLine(given.school) : '',
    eventDescription: given.eventDescription,
    part: given.part as EventPart,
    description: given.description.trim(),
    location: oneLine(given.location),
  }
}
