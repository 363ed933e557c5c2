import type { Arguments, Attempts, FieldVerdict, Prepare } from '../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
calendarEvents               own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
calendarEvents               foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 403
calendarEvents               missing  | 401  401  401 | 404  404  404    404    404    404   | 403
calendar                     own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
calendar                     foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 403
calendar                     missing  | 401  401  401 | 404  404  404    404    404    404   | 403
closedDays                   -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
calendarFeeds                -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
createCalendarEvent          own      | 401  401  401 | ok   ok   403    403    ok     403   | 403
createCalendarEvent          foreign  | 401  401  401 | ok   ok   404    403    404    404   | 403
createCalendarEvent          missing  | 401  401  401 | 404  404  404    404    404    404   | 403
updateCalendarEvent          own      | 401  401  401 | ok   ok   403    403    ok     403   | 403
updateCalendarEvent          foreign  | 401  401  401 | ok   ok   404    403    404    404   | 403
updateCalendarEvent          missing  | 401  401  401 | 404  404  404    404    404    404   | 403
moveCalendarEvent            own      | 401  401  401 | ok   ok   403    403    ok     403   | 403
moveCalendarEvent            foreign  | 401  401  401 | ok   ok   404    403    404    404   | 403
moveCalendarEvent            missing  | 401  401  401 | 404  404  404    404    404    404   | 403
deleteCalendarEvent          own      | 401  401  401 | ok   ok   403    403    ok     403   | 403
deleteCalendarEvent          foreign  | 401  401  401 | ok   ok   404    403    404    404   | 403
deleteCalendarEvent          missing  | 401  401  401 | 404  404  404    404    404    404   | 403
restoreCalendarEvent         own      | 401  401  401 | may  may  403    403    may    403   | 403
restoreCalendarEvent         foreign  | 401  401  401 | may  may  404    403    404    404   | 403
restoreCalendarEvent         missing  | 401  401  401 | 404  404  404    404    404    404   | 403
createCalendarFeed           own      | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
createCalendarFeed           foreign  | 401  401  401 | ok   ok   404    ok     404    404   | 403
createCalendarFeed           missing  | 401  401  401 | 404  404  404    404    404    404   | 403
revokeCalendarFeed           own      | 401  401  401 | ok   404  404    404    404    404   | 403
revokeCalendarFeed           missing  | 401  401  401 | 404  404  404    404    404    404   | 403
`

const anEvent = {
  subject: 'Snow',
  eventType: 1,
  school: '',
  eventDescription: 'Holiday',
  part: '',
  startTime: '2027-02-08',
  description: '',
  location: '',
}

/** A new event for each attempt. */
const onEvent =
  (more: Arguments): Prepare =>
  async (world, record) => ({
    input: { id: record === 'missing' ? '999999' : await world.calendarEvent(record), version: 1, ...more },
  })

export const attempts: Attempts = {
  calendarEvents: (world, record) => ({ leaId: world.leas[record], from: '2027-02-08', to: '2027-02-08' }),
  calendar: (world, record) => ({ leaId: world.leas[record], year: world.year }),
  createCalendarEvent: (world, record) => ({ input: { ...anEvent, leaId: world.leas[record] } }),
  updateCalendarEvent: onEvent(anEvent),
  moveCalendarEvent: onEvent({ startTime: '2027-02-09' }),
  deleteCalendarEvent: onEvent({}),
  restoreCalendarEvent: onEvent({}),
  createCalendarFeed: (world, record) => ({ leaId: world.leas[record] }),
  revokeCalendarFeed: async (world, record) => ({
    id: record === 'missing' ? 999_999 : await world.calendarFeed(),
  }),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
Calendar: add firstDay lastDay leaId name schoolDays year
CalendarEvent: changedBy changedOn description endTime eventDescription eventType id isReadonly leaId location part school startTime subject version year
CalendarEventPayload: errors event
CalendarFeed: createdOn id lastReadOn leaId
CalendarFeedPayload: errors feed
ClosedDay: day name
RevokeCalendarFeedPayload: errors
`

export const fieldsWithVerdicts: Record<string, FieldVerdict> = {
  // Returned once, to whoever created the feed; refusals of the mutations are in the table.
  'CalendarFeedPayload.path': { query: '', readers: [], others: [] },
}
