import { describe, expect, it } from 'vitest'
import type { RoleName } from '../accounts/roles.js'
import { anActor } from '../testing/builders.js'
import { complianceYearOf, eventDay, eventTime, movedEvent } from './event-days.js'
import { eventReasons } from './event-reasons.js'
import {
  canEditCalendar,
  checkCalendarEvent,
  eventTitle,
  needsDescription,
  type CalendarEventInput,
} from './event-rules.js'
import { centredPopup, correctedTop } from './popup-place.js'

const input: CalendarEventInput = {
  subject: 'Snow',
  eventType: 1,
  school: '',
  eventDescription: 'Inclement Weather Closure',
  part: '',
  startTime: '2026-01-12',
  endTime: null,
  description: '',
  location: '',
}
const refusals = (change: Partial<CalendarEventInput>) =>
  checkCalendarEvent({ ...input, ...change }).map((verdict) =>
    verdict.allowed ? '' : `${verdict.field}: ${verdict.reason}`,
  )

describe('the event editor', () => {
  it.each<[string, Partial<CalendarEventInput>, string[]]>([
    ['an event of one day', {}, []],
    ['an event without a subject', { subject: '' }, []],
    ['an end on the first day', { endTime: '2026-01-12' }, []],
    ['no start', { startTime: '' }, ['startTime: Start Date is required.']],
    ['a day that is none', { startTime: '2026-02-30' }, ['startTime: Start Date is no day.']],
    [
      'a slip in the year',
      { startTime: '0026-01-12' },
      ['startTime: Start Date must be between Jan 1, 2000 and Dec 31, 2099.'],
    ],
    [
      'a year of no calendar',
      { startTime: '9999-12-31' },
      ['startTime: Start Date must be between Jan 1, 2000 and Dec 31, 2099.'],
    ],
    [
      'nothing filled in, in the order of the form',
      { eventType: 2, startTime: '', eventDescription: '' },
      [
        'school: School is required.',
        'eventDescription: Event Reason is required.',
        'startTime: Start Date is required.',
      ],
    ],
    [
      'an end before the start',
      { endTime: '2026-01-11' },
      ['endTime: End Date must be on or after Start Date.'],
    ],
    ['a year and more', { endTime: '2027-01-13' }, ['endTime: An event can last at most 366 days.']],
    ['no reason', { eventDescription: '' }, ['eventDescription: Event Reason is required.']],
    [
      'a reason of the other kind',
      { eventDescription: 'School Closure' },
      ['eventDescription: Choose one of the reasons.'],
    ],
    [
      'an individual school without its name',
      { eventType: 2, eventDescription: 'School Closure' },
      ['school: School is required.'],
    ],
    ['a school', { eventType: 2, eventDescription: 'School Closure', school: 'Fort Hill High' }, []],
    ['an unknown kind', { eventType: 3 }, ['eventType: Choose the type of the event.']],
    [
      'another reason that is not explained',
      { eventDescription: 'Other', description: ' ' },
      ['description: Description is required.'],
    ],
    ['another reason', { eventDescription: 'Other', description: 'Election day' }, []],
    ['an unknown part', { part: 'Part D' }, ['part: Choose a part.']],
    [
      'too much text',
      { subject: 'x'.repeat(201), location: 'x'.repeat(201), description: 'x'.repeat(2001) },
      [
        'subject: Subject can have at most 200 characters.',
        'description: Description can have at most 2000 characters.',
        'location: Location can have at most 200 characters.',
      ],
    ],
  ])('judges %s', (_name, change, expected) => {
    expect(refusals(change)).toEqual(expected)
  })

  it('offers the reasons of the specification', () => {
    expect(eventReasons[1]).toHaveLength(11)
    expect(eventReasons[2]).toHaveLength(10)
    expect(eventReasons[1].slice(0, 3)).toEqual(['Inclement Weather Closure', 'System-wide PD', 'Holiday'])
    expect(eventReasons[2].slice(0, 2)).toEqual([
      'Administration of State-wide Assessments',
      'School Closure',
    ])
    expect(needsDescription({ eventDescription: 'Other' })).toBe(true)
    expect(needsDescription({ eventDescription: 'Holiday' })).toBe(false)
  })

  it('names an event by its subject, else its reason', () => {
    expect(eventTitle(input)).toBe('Snow')
    expect(eventTitle({ ...input, subject: '' })).toBe('Inclement Weather Closure')
    expect(eventTitle({ ...input, school: 'Fort Hill High' })).toBe('Snow, Fort Hill High')
  })
})

it.each<[RoleName, number | null, boolean]>([
  ['StateAdmin', null, true],
  ['StateMonitor', null, true],
  ['LocalAdmin', 1, true],
  ['LocalAdmin', 2, false],
  ['LocalUser', 1, false],
  ['DEILiaison', null, false],
  ['DisputeResolutionStaff', null, false],
])('%s of agency %s may change the calendar of agency 1: %s', (role, leaId, may) => {
  expect(canEditCalendar(anActor(role, { leaId }), 1).allowed).toBe(may)
})

describe('the days of events', () => {
  it.each([
    ['2026-03-12', '2026-03-12'],
    ['2026-03-12T00:00:00-10:00', '2026-03-12'],
    ['2026-03-12T10:00:00Z', '2026-03-12'],
    ['2026-03-12T09:59:59Z', '2026-03-11'],
    ['2026-03-12T00:00:00', '2026-03-12'],
    ['2026-03-12T00:00:00+14:00', '2026-03-11'],
    ['2026-02-30', null],
    ['tomorrow', null],
  ])('%s is on %s', (time, day) => {
    expect(eventDay(time)).toBe(day)
  })

  it('come back from the times that they are told as', () => {
    expect(eventTime('2026-03-12')).toBe('2026-03-12T00:00:00-10:00')
    expect(eventDay(eventTime('2026-03-12'))).toBe('2026-03-12')
  })

  it('belong to the compliance year from July to June', () => {
    expect(complianceYearOf('2026-06-30')).toBe(2025)
    expect(complianceYearOf('2026-07-01')).toBe(2026)
  })

  it('move together', () => {
    const event = { startTime: '2026-02-27', endTime: '2026-03-02' }
    expect(movedEvent(event, '2026-12-30')).toEqual({ startTime: '2026-12-30', endTime: '2027-01-02' })
    expect(movedEvent({ ...event, endTime: null }, '2026-12-30').endTime).toBeNull()
  })
})

describe('the popup', () => {
  const view = { width: 1280, height: 800 }
  const place = { left: 360, top: 150, width: 560, height: 500 }

  it('is centred in its size', () => {
    expect(centredPopup(view)).toEqual(place)
    expect(centredPopup({ width: 1280, height: 400 }).top).toBe(-50)
  })

  it.each([
    [0, 0],
    [150, 150],
    [-50, 0],
    [-300, 0],
    [-301, 100],
  ])('at %s px from the top of the page goes to %s', (top, corrected) => {
    expect(correctedTop(top)).toBe(corrected)
  })
})
