import { describe, expect, it, test } from 'vitest'
import { addDays } from './day-arithmetic.js'
import { addBusinessDays, addCountedDays, businessCalendar, nextCountedDay } from './business-calendar.js'
import { dueDate } from './due-date.js'
import { actualHoliday, federalHolidays, observedHoliday } from './holidays.js'

/** Days of the statutory calendar: the holiday itself, and the day on which it is observed where that differs. */
const published: Record<number, string[]> = {
  2025: [
    '2025-01-01',
    '2025-01-20',
    '2025-02-17',
    '2025-05-26',
    '2025-06-19',
    '2025-07-04',
    '2025-09-01',
    '2025-10-13',
    '2025-11-11',
    '2025-11-27',
    '2025-12-25',
  ],
  2026: [
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-04 2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ],
  2027: [
    '2027-01-01',
    '2027-01-18',
    '2027-02-15',
    '2027-05-31',
    '2027-06-19 2027-06-18',
    '2027-07-04 2027-07-05',
    '2027-09-06',
    '2027-10-11',
    '2027-11-11',
    '2027-11-25',
    '2027-12-25 2027-12-24',
  ],
}

test.each(Object.entries(published))('finds the federal holidays of %s', (year, days) => {
  const found = federalHolidays.map((holiday) => {
    const [actual, observed] = [actualHoliday(holiday, Number(year)), observedHoliday(holiday, Number(year))]
    return actual === observed ? actual : `${actual} ${observed}`
  })
  expect(found).toEqual(days)
})

const federal = businessCalendar()

describe('the business calendar', () => {
  it('says why a day does not count', () => {
    expect(['2026-11-07', '2026-11-08', '2026-11-11', '2026-11-12'].map(federal.closing)).toEqual([
      'Saturday',
      'Sunday',
      'Veterans Day',
      null,
    ])
  })

  it('observes a New Year of a Saturday on the last day of the year before', () => {
    expect(federal.closing('2027-12-31')).toBe("New Year's Day")
  })

  it("knows the state's own closed days", () => {
    const state = businessCalendar([{ day: '2026-11-27', name: 'Day after Thanksgiving' }])
    expect(nextCountedDay('2026-11-26', state)).toBe('2026-11-30')
    expect(nextCountedDay('2026-11-26', federal)).toBe('2026-11-27')
  })

  it('refuses a calendar in which no day counts', () => {
    expect(() => nextCountedDay('2026-01-01', { closing: () => 'Closed' })).toThrow('No day counts')
  })

  // Worked example 2: notified 2025-09-17, response due after 10 business days.
  it('counts ten business days from September 17, 2025 to October 1', () => {
    expect(addBusinessDays('2025-09-17', 10)).toBe('2025-10-01')
    expect(addBusinessDays('2025-11-10', 1)).toBe('2025-11-12')
    expect(addBusinessDays('2025-11-10', 0)).toBe('2025-11-10')
  })

  // Worked example 7: school days of an agency that is closed 26-28 Nov and 24 Dec-2 Jan, on a calendar of its own.
  it('counts school days on the calendar of an agency', () => {
    const closed = (from: string, to: string) => {
      const days: { day: string; name: string }[] = []
      for (let day = from; day <= to; day = addDays(day, 1)) days.push({ day, name: 'Holiday' })
      return days
    }
    const school = businessCalendar(
      [...closed('2025-11-26', '2025-11-28'), ...closed('2025-12-24', '2026-01-02')],
      [],
    )
    expect(addCountedDays('2025-11-17', 20, school)).toBe('2025-12-18')
    expect(addCountedDays('2025-12-15', 10, school)).toBe('2026-01-08')
  })
})

describe('a due date', () => {
  // Worked example 1: a complaint of 2025-09-15 is decided within 60 days, which is a limit of federal law.
  it('of a complaint is 60 calendar days later, on whatever day that is', () => {
    const limit = { event: 'the complaint', limit: 'federal' } as const
    expect(dueDate({ from: '2025-09-15', span: { days: 60 }, ...limit }).due).toBe('2025-11-14')
    expect(dueDate({ from: '2025-09-16', span: { days: 60 }, ...limit }).due).toBe('2025-11-15')
  })

  it('of the state moves off weekends and holidays, and says so', () => {
    const due = dueDate({ from: '2026-09-12', event: 'the letter', span: { days: 60 }, limit: 'state' })
    expect(due).toEqual({
      due: '2026-11-12',
      baseDue: '2026-11-11',
      from: '2026-09-12',
      rule: '60 days from the letter',
      counted: 'calendar',
      moved: 'Veterans Day',
      derivation:
        '60 days from September 12, 2026, the letter: November 11, 2026. That is Veterans Day, so it moves to Thursday, November 12, 2026.',
    })
  })

  it('is never after the latest day, nor before the event', () => {
    const rule = { from: '2026-09-12', event: 'the letter', span: { days: 60 }, limit: 'state' } as const
    expect(dueDate({ ...rule, latest: { day: '2026-10-03', reason: 'early' } })).toMatchObject({
      due: '2026-10-03',
      derivation: expect.stringContaining('It is due early: October 3, 2026.') as string,
    })
    expect(dueDate({ ...rule, latest: { day: '2026-09-01', reason: 'early' } }).due).toBe('2026-09-12')
  })

  it('tells months, years and business days by their names', () => {
    const from = { from: '2025-11-03', event: 'the letter', limit: 'federal' } as const
    expect(dueDate({ ...from, span: { years: 1 } }).derivation).toBe(
      '1 year from November 3, 2025, the letter: November 3, 2026. A limit of federal law never moves.',
    )
    expect(dueDate({ ...from, span: { months: 3 } }).due).toBe('2026-02-03')
    expect(dueDate({ ...from, span: { businessDays: 5 } }).derivation).toContain('5 business days from')
  })
})
