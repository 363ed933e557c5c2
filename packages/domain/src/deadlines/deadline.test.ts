import { expect, test } from 'vitest'
import { calendarDaysBetween, deadlineState } from './deadline.js'

const today = '2026-03-10'

test.each([
  ['2026-11-03', 'far', '238 days left'],
  ['2026-04-10', 'far', '31 days left'],
  ['2026-04-09', 'dueSoon', 'Due soon, 30 days left'],
  ['2026-03-18', 'dueSoon', 'Due soon, 8 days left'],
  ['2026-03-17', 'dueWeek', 'Due this week, 7 days left'],
  ['2026-03-11', 'dueWeek', 'Due this week, 1 day left'],
  ['2026-03-10', 'dueWeek', 'Due this week, 0 days left'],
  ['2026-03-09', 'overdue', 'Overdue, 1 day late'],
  ['2026-02-20', 'overdue', 'Overdue, 18 days late'],
])('calls %s %s on March 10, 2026', (dueOn, kind, text) => {
  expect(deadlineState(dueOn, today)).toMatchObject({ kind, text })
})

test('calls a deadline done whatever its date', () => {
  expect(deadlineState('2026-02-20', today, '2026-02-05')).toEqual({ kind: 'done', days: null, text: 'Done' })
})

test('counts calendar days across the change to daylight saving time', () => {
  expect(calendarDaysBetween('2026-03-07', '2026-03-09')).toBe(2)
})
