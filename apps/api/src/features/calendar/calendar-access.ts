import { sysadmin, type Attempt, type Attempts, type Prepare } from '../../testing/access/access-kit.js'
import { userNames } from '../../testing/access/access-world.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
listCurrentEvents         own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
listCurrentEvents         foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
listCurrentEvents         missing       | 401  401  401  | 404  404  404        404    404     404       | 403
listAllCurrentEvents      -             | 401  401  401  | all  all  own        all    own     own       | 403
createCalendarEvent       own           | 401  401  401  | ok   ok   403        403    ok      403       | 403
createCalendarEvent       foreign       | 401  401  401  | ok   ok   404        403    404     404       | 403
createCalendarEvent       missing       | 401  401  401  | 404  404  404        404    404     404       | 403
updateCalendarEvent       own           | 401  401  401  | ok   ok   403        403    ok      403       | 403
updateCalendarEvent       foreign       | 401  401  401  | ok   ok   404        403    404     404       | 403
updateCalendarEvent       missing       | 401  401  401  | 404  404  404        404    404     404       | 403
moveCalendarEvent         own           | 401  401  401  | ok   ok   403        403    ok      403       | 403
moveCalendarEvent         foreign       | 401  401  401  | ok   ok   404        403    404     404       | 403
moveCalendarEvent         missing       | 401  401  401  | 404  404  404        404    404     404       | 403
deleteCalendarEvent       own           | 401  401  401  | ok   ok   403        403    ok      403       | 403
deleteCalendarEvent       foreign       | 401  401  401  | ok   ok   404        403    404     404       | 403
deleteCalendarEvent       missing       | 401  401  401  | 404  404  404        404    404     404       | 403
restoreCalendarEvent      own           | 401  401  401  | may  may  403        403    may     403       | 403
restoreCalendarEvent      foreign       | 401  401  401  | may  may  404        403    404     404       | 403
restoreCalendarEvent      missing       | 401  401  401  | 404  404  404        404    404     404       | 403
getCalendar               own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
getCalendar               foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
getCalendar               missing       | 401  401  401  | 404  404  404        404    404     404       | 403
downloadCalendar          own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
downloadCalendar          foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
downloadCalendar          missing       | 401  401  401  | 404  404  404        404    404     404       | 403
listClosedDays            -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
listCalendarFeeds         -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
createCalendarFeed        own           | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
createCalendarFeed        foreign       | 401  401  401  | ok   ok   404        ok     404     404       | 403
createCalendarFeed        missing       | 401  401  401  | 404  404  404        404    404     404       | 403
revokeCalendarFeed        self          | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
revokeCalendarFeed        own           | 401  401  401  | ok   404  404        404    404     404       | 403
revokeCalendarFeed        missing       | 401  401  401  | 404  404  404        404    404     404       | 403
readCalendarFeed          -             | open open open | open open open       open   open    open      | open
`

const anEvent = {
  subject: 'Snow',
  eventType: 1,
  school: '',
  eventDescription: 'Holiday',
  part: '',
  startTime: '2027-02-08',
  endTime: null,
  description: '',
  location: '',
}

/** An event of its own for each attempt. */
const onEvent =
  (request: () => Omit<Attempt, 'params'>): Prepare =>
  async (world, record) => ({
    params: { id: record === 'missing' ? 999_999 : await world.calendarEvent(record) },
    ...request(),
  })

const calendarOf: Prepare = (world, record) => ({
  params: { leaId: world.leas[record] ?? 0, year: world.year, isStateMonitor: 'true' },
})

export const attempts: Attempts = {
  listCurrentEvents: calendarOf,
  listAllCurrentEvents: async (world) => {
    for (const record of ['own', 'foreign']) await world.calendarEvent(record)
    return { query: '?startDate=2027-02-08&endDate=2027-02-08' }
  },
  createCalendarEvent: (world, record) => ({ body: { ...anEvent, leaId: world.leas[record] } }),
  updateCalendarEvent: onEvent(() => ({ body: { ...anEvent, version: 1 } })),
  moveCalendarEvent: onEvent(() => ({ body: { startTime: '2027-02-09', endTime: null, version: 1 } })),
  deleteCalendarEvent: onEvent(() => ({ query: '?version=1' })),
  restoreCalendarEvent: onEvent(() => ({ body: { version: 1 } })),
  getCalendar: calendarOf,
  downloadCalendar: calendarOf,
  createCalendarFeed: (world, record) => ({ body: { leaId: world.leas[record] } }),
  revokeCalendarFeed: async (world, record, caller) => {
    const own = record === 'self' ? (userNames[caller] ?? sysadmin) : sysadmin
    return { params: { id: record === 'missing' ? 999_999 : await world.calendarFeed(own) } }
  },
  readCalendarFeed: () => ({ body: { secret: 'none' } }),
}
