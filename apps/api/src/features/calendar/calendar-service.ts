import {
  canEditCalendar,
  checkCalendarEvent,
  checkDays,
  complianceYearOf,
  eventTypes,
  oneLine,
  wrongState,
  type EventPart,
  type EventType,
} from '@portal/domain'
import {
  calendarEventInput,
  eventDays,
  type BodyOf,
  type createCalendarEvent as createCall,
  type moveCalendarEvent as moveCall,
  type updateCalendarEvent as updateCall,
} from '@portal/rest-contract'
import type { z } from 'zod'
import { merged } from '../../server/merged.js'
import { insist, insistOnInput, insistOnKept } from '../../server/verdicts.js'
import { findCalendarAgency, findEvent, toEvent, type CalendarEvent } from './calendar-read-model.js'
import { changeEvent, insertEvent, lockEvent, type EventColumns } from './calendar-store.js'
import {
  type Command,
  stampOf,
  foundOr,
  changeRecord,
  addedRecord,
  type Reader,
  type RecordKind,
} from '../../server/command.js'
import { changedFields } from '../../server/changed-fields.js'

export const eventFound = foundOr('This event does not exist.')
export const agencyFound = foundOr('This agency does not exist.')

type EventView = NonNullable<Awaited<ReturnType<typeof findView>>>

const calendarEvent: RecordKind<Command, number, EventView, Parameters<typeof changeEvent>[2]> = {
  found: eventFound,
  async lock({ tx, actor }, id) {
    eventFound(await findEvent(tx, actor, id))
    await lockEvent(tx, id)
  },
  find: findView,
  version: ({ event, changed }) => ({ version: event.version, changed }),
  target: ({ event: { id, leaId, year } }) => ({ targetType: 'calendarEvent', targetId: id, leaId, year }),
  write: (command, { event }, columns) => changeEvent(command.tx, event.id, columns, stampOf(command)),
  audit: (before, after, columns) => changedFields(before.event, after.event, columns),
}

async function findView({ tx, actor }: Reader, id: number) {
  const found = await findEvent(tx, actor, id)
  if (!found) return null
  const { event, changer } = found
  const changed = { by: changer.fullName, on: event.changedOn }
  return { event, changed, answer: toEvent(found, actor) }
}

/** Adds an event to the calendar of an agency. BAD_USER_INPUT names the field. */
export async function createCalendarEvent(
  command: Command,
  { leaId, ...given }: BodyOf<typeof createCall>,
): Promise<CalendarEvent> {
  const { tx, actor } = command
  agencyFound(await findCalendarAgency(tx, actor, leaId))
  insist(canEditCalendar(actor, leaId))
  const columns = tidy(given)
  const id = await insertEvent(tx, { ...columns, leaId }, stampOf(command))
  return addedRecord(calendarEvent, command, id, 'createCalendarEvent', () => columns)
}

/** Changes an event; absent fields stay. CONFLICT for an old version, BAD_USER_INPUT by field. */
export function updateCalendarEvent(
  command: Command,
  id: number,
  { version, ...given }: BodyOf<typeof updateCall>,
): Promise<CalendarEvent> {
  return changeRecord(calendarEvent, command, id, {
    action: 'updateCalendarEvent',
    ...kept(command),
    version,
    columns: ({ event }) => tidy(merged(calendarEventInput, event, given)),
  })
}

/** The same event on other days. */
export function moveCalendarEvent(
  command: Command,
  id: number,
  { version, ...given }: BodyOf<typeof moveCall>,
): Promise<CalendarEvent> {
  return changeRecord(calendarEvent, command, id, {
    action: 'moveCalendarEvent',
    ...kept(command),
    version,
    columns({ event }) {
      const days = merged(eventDays, event, given)
      insistOnInput(checkDays(days))
      return placed(days)
    },
  })
}

/** Deletes an event; it can be restored. CONFLICT for an old version. */
export function deleteCalendarEvent(command: Command, id: number, version: number): Promise<CalendarEvent> {
  return changeRecord(calendarEvent, command, id, {
    action: 'deleteCalendarEvent',
    ...kept(command),
    version,
    columns: () => ({ deletedOn: command.ctx.now }),
  })
}

/** Brings a deleted event back. CONFLICT for an old version. */
export function restoreCalendarEvent(command: Command, id: number, version: number): Promise<CalendarEvent> {
  return changeRecord(calendarEvent, command, id, {
    action: 'restoreCalendarEvent',
    may: ({ event }) => canEditCalendar(command.actor, event.leaId),
    refuse({ event, answer }) {
      if (event.deletedOn === null) insist(wrongState('This event is not deleted.'), answer)
    },
    version,
    columns: () => ({ deletedOn: null }),
  })
}

/** What has to hold before an event that is there is changed. */
function kept({ actor, ctx }: Command) {
  return {
    may: ({ event }: EventView) => canEditCalendar(actor, event.leaId),
    refuse: ({ event, changed, answer }: EventView) =>
      insistOnKept({ isDeleted: event.deletedOn !== null, changed }, ctx.now, answer),
  }
}

function placed(days: { startTime: string; endTime: string | null }) {
  const endTime = days.endTime === days.startTime ? null : days.endTime
  return { startTime: days.startTime, endTime, year: complianceYearOf(days.startTime) }
}

/** Judged, and as it is stored; throws what is wrong with it. */
function tidy(given: z.infer<typeof calendarEventInput>): EventColumns {
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
