import { describe, expect, it } from 'vitest'
import { calendarDay, isCalendarDay } from './calendar-day.js'

describe('calendar day', () => {
  it.each([
    ['2026-11-21T04:59:59Z', '2026-11-20'],
    ['2026-11-21T05:00:00Z', '2026-11-21'],
    ['2026-07-01T03:59:59Z', '2026-06-30'],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
  ])('of %s is %s in the display zone', (instant, day) => {
    expect(calendarDay(new Date(instant))).toBe(day)
  })

  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
    ['2026-01-01T00:00', false],
  ])('%s is a day: %s', (text, verdict) => {
    expect(isCalendarDay(text)).toBe(verdict)
  })
})
