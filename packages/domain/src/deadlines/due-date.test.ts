import { describe, expect, it } from 'vitest'
import { businessCalendar, nextCountedDay, type DayCalendar } from './business-calendar.js'
import { addDays } from './day-arithmetic.js'
import { dueDate, typedDue, type DueRule, type Span } from './due-date.js'
import { addSchoolDays, closuresOf } from './school-days.js'

const letter = { from: '2025-11-03', event: 'the letter' }
/** Schools that are open on Mondays only, so that no span equals one of business days. */
const mondays: DayCalendar = {
  closing: (day) => (new Date(`${day}T00:00:00Z`).getUTCDay() === 1 ? null : 'No school'),
}

describe('a due date', () => {
  it.each<[Span, string, string, string]>([
    [{ days: 1 }, '2025-11-04', '1 day from the letter', 'calendar'],
    [{ days: 10 }, '2025-11-13', '10 days from the letter', 'calendar'],
    [{ months: 3 }, '2026-02-03', '3 months from the letter', 'calendar'],
    [{ years: 1 }, '2026-11-03', '1 year from the letter', 'calendar'],
    [{ businessDays: 7 }, '2025-11-13', '7 business days from the letter', 'business'],
    [{ schoolDays: 2 }, '2025-11-17', '2 school days from the letter', 'school'],
  ])('counts %j to %s: %s', (span, due, rule, counted) => {
    const rules: DueRule = { ...letter, span, limit: 'federal' }
    expect(dueDate(rules, businessCalendar(), mondays)).toMatchObject({ due, baseDue: due, rule, counted })
  })

  it.each([
    ['stays when it must not come after the same day', '2025-11-13', '2025-11-13', null],
    ['stays when it must not come after a later day', '2025-11-14', '2025-11-13', null],
    ['moves to the day before that it must not come after', '2025-11-12', '2025-11-12', 'before the hearing'],
    [
      'moves to the day of the event when it must not come after it',
      '2025-11-03',
      '2025-11-03',
      'before the hearing',
    ],
    ['never moves before the event', '2025-11-02', '2025-11-03', 'before the hearing'],
  ])('%s', (_, day, due, moved) => {
    const latest = { day, reason: 'before the hearing' }
    const found = dueDate({ ...letter, span: { days: 10 }, limit: 'state', latest })
    expect(found).toMatchObject({ due, moved, baseDue: '2025-11-13' })
    expect(found.derivation.includes('before the hearing')).toBe(moved !== null)
  })

  it.each([
    [{}, 'Set by the state: November 10, 2025.'],
    [{ with: 'the report' }, 'Set with the report: November 10, 2025.'],
    [{ with: 'the report', on: '2025-11-03' }, 'Set with the report on November 3, 2025: November 10, 2025.'],
    [{ rule: 'Set by the agency' }, 'Set by the agency: November 10, 2025.'],
  ])('that was typed with %o says: %s', (set, derivation) => {
    expect(typedDue('2025-11-10', set)).toMatchObject({ derivation, moved: null, baseDue: '2025-11-10' })
  })
})

it('in school days is not made up where no school year is known', () => {
  const none: DayCalendar = { closing: () => 'Outside the school year' }
  const rule: DueRule = { ...letter, span: { schoolDays: 2 }, limit: 'federal' }
  expect(() => dueDate(rule, businessCalendar(), none)).toThrow(
    'No school year is known 2 school days after 2025-11-03.',
  )
})

describe('a calendar in which nothing counts', () => {
  /** Closed for this many days from the third of November. */
  const closedFor = (days: number): DayCalendar => ({
    closing: (day) => (day < addDays('2025-11-03', days) ? 'Closed' : null),
  })

  it('is believed for 401 days, and no longer', () => {
    expect(nextCountedDay('2025-11-03', closedFor(401))).toBe(addDays('2025-11-03', 401))
    expect(() => nextCountedDay('2025-11-03', closedFor(402))).toThrow('No day counts after 2025-11-03.')
  })

  it('of schools is not guessed beyond 200 days', () => {
    expect(addSchoolDays('2025-11-02', 1, closedFor(200))).toBe(addDays('2025-11-02', 201))
    expect(addSchoolDays('2025-11-02', 1, closedFor(201))).toBeNull()
  })
})

it('events of another kind close no school, whatever they are called', () => {
  const event = { eventDescription: 'Holiday', startTime: '2025-11-26', endTime: null, part: '' }
  expect(closuresOf([{ ...event, eventType: 1 }])).toHaveLength(1)
  expect(closuresOf([{ ...event, eventType: 2 }])).toEqual([])
})
