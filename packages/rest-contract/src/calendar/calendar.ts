import { calendarDaysBetween, eventDay, eventParts } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { allowedAct, personRef } from '../shared.js'

const feature = 'calendar'
const base = '/api/calendar'
const currentEvents = '/api/msde/desk-audit/dashboard/currentEvents'

const time = z.iso
  .datetime({ offset: true, local: true })
  .describe('Begin of the day in the zone of the calendar, UTC-10: 2026-03-12T00:00:00-10:00.')

/** An event of an agency (specification 001 section 3). Every event lasts whole days. */
export const calendarEvent = z
  .object({
    id: z.string().describe('A number for events that are stored; a name for days that the portal knows.'),
    leaId: z.number().int(),
    year: z.number().int().describe('Compliance year of its first day.'),
    subject: z.string(),
    isAllDay: z.literal(true),
    startTime: time,
    endTime: time.nullable().describe('Its last day, likewise; null for one day.'),
    description: z.string(),
    location: z.string(),
    isReadonly: z.boolean().describe('Nobody, or not this caller, may change it.'),
    eventType: z.number().int().describe('1: LITP/LEA/PA event, 2: individual school event.'),
    part: z.enum(eventParts).describe("'' for Part C/B."),
    school: z.string(),
    eventDescription: z.string().describe('The chosen reason.'),
    version: z.number().int().nullable().describe('Null for days that the portal knows.'),
    changedBy: personRef.nullable(),
    changedOn: z.string().nullable(),
  })
  .meta({ id: 'CalendarEvent' })

/** The list format of OData. */
const eventList = z.object({ value: z.array(calendarEvent) }).meta({ id: 'CalendarEventList' })

const day = z.iso.date()
const longestSpan = 800
const isSpan = (from: string, to: string) => from <= to && calendarDaysBetween(from, to) <= longestSpan
const window = z
  .object({
    startDate: day.optional().describe('First day of the window; today when left out.'),
    endDate: day.optional().describe('Last day of it; 30 days later when left out. At most 800 days.'),
  })
  .refine(
    ({ startDate, endDate }) =>
      startDate === undefined || endDate === undefined || isSpan(startDate, endDate),
    'Name an end on or after the start, at most 800 days later.',
  )
  .describe('Days in UTC-10.')

const known =
  'Besides the events that people enter it returns the first and last school day of the agency, read only; to state monitors that ' +
  'ask with isStateMonitor also the days on which its self-assessments, audits and findings are due.'

export const listCurrentEvents = defineCall({
  id: 'listCurrentEvents',
  feature,
  method: 'get',
  path: `${currentEvents}/{leaId}/{isStateMonitor}`,
  summary: 'Events of an agency, by day',
  description: `${known} An agency out of sight is NOT_FOUND.`,
  access: 'signed-in',
  params: z.object({ leaId: z.coerce.number().int(), isStateMonitor: z.enum(['true', 'false']) }),
  query: window,
  odata: true,
  answer: eventList,
  errors: ['NOT_FOUND'],
})

export const listAllCurrentEvents = defineCall({
  id: 'listAllCurrentEvents',
  feature,
  method: 'get',
  path: currentEvents,
  summary: 'Events that people keep, of every agency that the caller sees, by day; at most 1,000',
  access: 'signed-in',
  query: window,
  odata: true,
  answer: eventList,
})

/** The day of a time in either format: a day, or an instant that is read in UTC-10. */
const givenDay = z
  .string()
  .max(40)
  .transform((text) => eventDay(text) ?? text)
  .describe('A day, YYYY-MM-DD, or an instant, which is read in UTC-10.')
const givenEnd = givenDay.nullable().describe('The last day, likewise; null for one day.')
const version = z.number().int().describe('Version that the caller saw.')

/** Checked by the domain's `checkCalendarEvent`. */
export const calendarEventInput = z.object({
  subject: z.string().max(1000),
  eventType: z.number().int(),
  school: z.string().max(1000).describe('Left empty for events of the whole agency.'),
  eventDescription: z.string().max(200).describe('The chosen reason.'),
  part: z.string().max(20),
  startTime: givenDay,
  endTime: givenEnd,
  description: z.string().max(10_000),
  location: z.string().max(1000),
})

export const eventDays = calendarEventInput.pick({ startTime: true, endTime: true })

const byId = z.object({ id: z.coerce.number().int() })
const writeErrors = ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const

export const listClosedDays = defineCall({
  id: 'listClosedDays',
  feature,
  method: 'get',
  path: `${base}/closed-days`,
  summary: 'Days on which the state is closed, beside weekends and federal holidays',
  description: 'Due dates that the state sets move off them.',
  access: 'signed-in',
  answer: z.array(z.object({ day: z.iso.date(), name: z.string() }).meta({ id: 'ClosedDay' })),
})

export const createCalendarEvent = defineCall({
  id: 'createCalendarEvent',
  feature,
  method: 'post',
  path: `${base}/events`,
  summary: 'Adds an event to the calendar of an agency',
  description:
    'State monitors in every agency, local administrators in their own. BAD_USER_INPUT with fields.',
  access: 'signed-in',
  encoding: 'json',
  body: calendarEventInput.extend({ leaId: z.number().int() }),
  status: 201,
  answer: calendarEvent,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const updateCalendarEvent = defineCall({
  id: 'updateCalendarEvent',
  feature,
  method: 'put',
  path: `${base}/events/{id}`,
  summary: 'Changes an event',
  description: 'CONFLICT with the current event: an old version, or a deleted event.',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: changes(calendarEventInput).extend({ version }),
  answer: calendarEvent,
  errors: writeErrors,
})

export const moveCalendarEvent = defineCall({
  id: 'moveCalendarEvent',
  feature,
  method: 'put',
  path: `${base}/events/{id}/days`,
  summary: 'Moves an event to other days',
  description: 'CONFLICT with the current event: an old version, or a deleted event.',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: changes(eventDays).extend({ version }),
  answer: calendarEvent,
  errors: writeErrors,
})

export const deleteCalendarEvent = defineCall({
  id: 'deleteCalendarEvent',
  feature,
  method: 'delete',
  path: `${base}/events/{id}`,
  summary: 'Deletes an event; it can be restored',
  access: 'signed-in',
  params: byId,
  query: z.object({ version: z.coerce.number().int().describe('Version that the caller saw.') }),
  answer: calendarEvent,
  errors: writeErrors,
})

export const restoreCalendarEvent = defineCall({
  id: 'restoreCalendarEvent',
  feature,
  method: 'post',
  path: `${base}/events/{id}/restore`,
  summary: 'Takes a deleted event back',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({ version }),
  answer: calendarEvent,
  errors: writeErrors,
})

const byLea = z.object({ leaId: z.coerce.number().int() })

export const getCalendar = defineCall({
  id: 'getCalendar',
  feature,
  method: 'get',
  path: `${base}/agencies/{leaId}/{year}`,
  summary: 'What stands around the events of an agency',
  access: 'signed-in',
  params: byLea.extend({ year: z.coerce.number().int().describe('Compliance year.') }),
  answer: z
    .object({
      leaId: z.number().int(),
      name: z.string().describe('Full name of the agency.'),
      year: z.number().int(),
      firstDay: z.string().nullable().describe('First school day of the year; null while nobody entered it.'),
      lastDay: z.string().nullable(),
      schoolDays: z
        .number()
        .int()
        .nullable()
        .describe('Monday to Friday between both without system-wide closures (domain definition 0.4).'),
      add: allowedAct.describe('Whether the caller may add events.'),
    })
    .meta({ id: 'Calendar' }),
  errors: ['NOT_FOUND'],
})

export const downloadCalendar = defineCall({
  id: 'downloadCalendar',
  feature,
  method: 'get',
  path: `${base}/agencies/{leaId}/{year}/events.ics`,
  summary: 'The events of an agency in one compliance year as an iCalendar file',
  description: 'Recorded in the audit trail.',
  access: 'signed-in',
  params: byLea.extend({ year: z.coerce.number().int() }),
  file: true,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** A secret address at which a calendar program reads the events of an agency on behalf of one person. */
export const calendarFeed = z
  .object({
    id: z.number().int(),
    leaId: z.number().int(),
    createdOn: z.string(),
    lastReadOn: z.string().nullable(),
  })
  .meta({ id: 'CalendarFeed' })

export const listCalendarFeeds = defineCall({
  id: 'listCalendarFeeds',
  feature,
  method: 'get',
  path: `${base}/feeds`,
  summary: 'Feed addresses of the caller that are not revoked; never their secrets',
  access: 'signed-in',
  answer: z.array(calendarFeed),
})

export const createCalendarFeed = defineCall({
  id: 'createCalendarFeed',
  feature,
  method: 'post',
  path: `${base}/feeds`,
  summary: 'Makes a feed address for an agency; the one before is revoked',
  description: 'The secret is returned only once; only its hash is stored.',
  access: 'signed-in',
  encoding: 'json',
  body: z.object({ leaId: z.number().int() }),
  status: 201,
  answer: calendarFeed
    .extend({ secret: z.string().nullable().describe('Null when the same request is repeated.') })
    .meta({ id: 'NewCalendarFeed' }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
})

export const revokeCalendarFeed = defineCall({
  id: 'revokeCalendarFeed',
  feature,
  method: 'delete',
  path: `${base}/feeds/{id}`,
  summary: 'Revokes a feed address of the caller; programs that read it get nothing from then on',
  access: 'signed-in',
  params: byId,
  status: 204,
  errors: ['NOT_FOUND'],
})

export const readCalendarFeed = defineCall({
  id: 'readCalendarFeed',
  feature,
  method: 'post',
  path: `${base}/feeds/read`,
  summary: 'What a feed address shows',
  description:
    'The secret is in the body, so that no log holds it. NOT_FOUND: unknown, revoked, or its person may not see the agency any more.',
  access: 'public',
  encoding: 'json',
  body: z.object({ secret: z.string().min(1).max(200) }),
  answer: z
    .object({ calendar: z.string().describe('iCalendar text (RFC 5545).') })
    .meta({ id: 'CalendarFeedText' }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
