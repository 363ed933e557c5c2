import { describe, expect, it } from 'vitest'
import { addDays, addYears } from './day-arithmetic.js'
import type { DayCalendar } from './business-calendar.js'
import {
  addSchoolDays,
  closuresOf,
  countSchoolDays,
  schoolDayCalendar,
  type ClosureEvent,
} from './school-days.js'

const event = (event: Partial<ClosureEvent>): ClosureEvent => ({
  eventType: 1,
  eventDescription: 'Holiday',
  startTime: '2025-11-26',
  endTime: null,
  part: '',
  ...event,
})

const closed = (firstDay: string, lastDay = firstDay) =>
  event({ startTime: firstDay, endTime: lastDay === firstDay ? null : lastDay })

describe('the worked examples of the domain', () => {
  /** Monday to Friday all year except holidays: the clock of business days. */
  const business: DayCalendar = schoolDayCalendar(
    [{ firstDay: '2025-01-01', lastDay: '2026-12-31' }],
    [],
    new Map([
      ['2025-09-01', 'Labor Day'],
      ['2025-10-13', 'Columbus Day'],
    ]),
  )

  it('1: a complaint of 15 September 2025', () => {
    const receivedOn = '2025-09-15'
    expect(addSchoolDays(receivedOn, 3, business)).toBe('2025-09-18')
    expect(addSchoolDays(receivedOn, 5, business)).toBe('2025-09-22')
    expect(addDays(receivedOn, 60)).toBe('2025-11-14')
    expect(addDays(receivedOn, 70)).toBe('2025-11-24')
  })

  it('2: an agency that is notified on 17 September 2025', () => {
    expect(addSchoolDays('2025-09-17', 10, business)).toBe('2025-10-01')
  })

  it('7: an expedited hearing that is asked for on 17 November 2025', () => {
    const schools = schoolDayCalendar(
      [{ firstDay: '2025-08-25', lastDay: '2026-06-12' }],
      closuresOf([closed('2025-11-26', '2025-11-28'), closed('2025-12-24', '2026-01-02')]),
    )
    expect(addSchoolDays('2025-11-17', 20, schools)).toBe('2025-12-18')
    expect(addSchoolDays('2025-12-15', 10, schools)).toBe('2026-01-08')
  })
})

/** Montgomery County Public Schools, 2024-25, as published. */
const montgomery = [
  closed('2024-09-02'),
  closed('2024-10-03'),
  closed('2024-10-18'),
  closed('2024-11-04', '2024-11-05'),
  closed('2024-11-27', '2024-11-29'),
  closed('2024-12-23', '2025-01-01'),
  ...['2025-01-06', '2025-01-07', '2025-01-08', '2025-02-12'].map((startTime) =>
    event({ startTime, eventDescription: 'Inclement Weather Closure' }),
  ),
  closed('2025-01-20'),
  ...['2025-01-29', '2025-03-31', '2025-06-06'].map((startTime) =>
    event({ startTime, eventDescription: 'System-wide PD' }),
  ),
  closed('2025-02-17'),
  closed('2025-04-14', '2025-04-21'),
  closed('2025-05-26'),
  ...['2024-09-27', '2024-11-25', '2025-02-28'].map((startTime) =>
    event({ startTime, eventDescription: 'Early Dismissal 3 hours' }),
  ),
  event({ startTime: '2025-01-09', eventDescription: 'Delayed Opening 2 hours' }),
  event({ eventType: 2, eventDescription: 'School Closure', startTime: '2025-05-01' }),
]
const schoolYear = { firstDay: '2024-08-26', lastDay: '2025-06-13' }

describe('the school year of a real county', () => {
  it('has the school days that the county counts', () => {
    const calendar = schoolDayCalendar([schoolYear], closuresOf(montgomery))
    expect(countSchoolDays({ firstDay: '2024-07-01', lastDay: '2025-06-30' }, calendar)).toBe(178)
  })

  it('has three more where training days are no closures', () => {
    const calendar = schoolDayCalendar([schoolYear], closuresOf(montgomery, { trainingCloses: false }))
    expect(countSchoolDays(schoolYear, calendar)).toBe(181)
  })
})

describe('a school day', () => {
  const calendar = schoolDayCalendar(
    [schoolYear, { firstDay: addYears('2024-08-26', 1), lastDay: '2026-06-12' }],
    closuresOf(montgomery),
    new Map([['2024-11-11', 'Veterans Day']]),
  )

  it.each([
    ['2024-08-23', 'Outside the school year'],
    ['2024-08-26', null],
    ['2024-08-31', 'Saturday'],
    ['2024-09-01', 'Sunday'],
    ['2024-09-02', 'Holiday'],
    ['2024-09-27', null],
    ['2024-11-11', 'Veterans Day'],
    ['2025-01-07', 'Inclement Weather Closure'],
    ['2025-01-09', null],
    ['2025-03-31', 'System-wide PD'],
    ['2025-05-01', null],
    ['2025-06-13', null],
    ['2025-06-16', 'Outside the school year'],
  ])('%s: %s', (day, why) => {
    expect(calendar.closing(day)).toBe(why)
  })

  it('is counted across the summer', () => {
    expect(addSchoolDays('2025-06-12', 2, calendar)).toBe('2025-08-26')
  })

  it('is not guessed beyond the last known school year', () => {
    expect(addSchoolDays('2026-06-10', 3, calendar)).toBeNull()
    expect(addSchoolDays('2026-06-10', 2, calendar)).toBe('2026-06-12')
  })
})

it('knows closures of the whole agency only', () => {
  expect(
    closuresOf([
      event({}),
      event({ eventDescription: 'Delayed Opening 1 hour' }),
      event({ eventDescription: 'Other' }),
      event({ eventType: 2, eventDescription: 'School Closure' }),
      event({ part: 'Part C' }),
      event({ part: 'Part B', startTime: '2025-12-01', endTime: '2025-12-02' }),
    ]),
  ).toEqual([
    { firstDay: '2025-11-26', lastDay: '2025-11-26', reason: 'Holiday' },
    { firstDay: '2025-12-01', lastDay: '2025-12-02', reason: 'Holiday' },
  ])
})
