import type { CalendarEvent } from '../event-look'

const day = {
  __typename: 'CalendarEvent',
  id: '5',
  leaId: 1,
  year: 2026,
  subject: 'Founders Day',
  startTime: '2027-03-18',
  endTime: null,
  description: '',
  location: '',
  isReadonly: false,
  eventType: 1,
  part: '',
  school: '',
  eventDescription: 'Holiday',
  version: 1,
  changedBy: { __typename: 'PersonRef', id: 'x', fullName: 'Andre Whitfield' },
  changedOn: '2026-11-01T10:00:00.000Z',
}

/** An event of a whole agency on one day of the demonstration year. */
export const aCalendarEvent = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({ ...day, ...given })
