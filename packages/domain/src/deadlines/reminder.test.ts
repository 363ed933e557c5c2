import { expect, it } from 'vitest'
import { reminderOf } from './reminder.js'

it.each([
  ['2026-11-01', null],
  ['2026-10-31', { overdue: false, reached: 30, what: 'due in 30 days' }],
  ['2026-10-09', { overdue: false, reached: 30, what: 'due in 8 days' }],
  ['2026-10-08', { overdue: false, reached: 7, what: 'due in 7 days' }],
  ['2026-10-02', { overdue: false, reached: 1, what: 'due in 1 day' }],
  ['2026-10-01', { overdue: false, reached: 1, what: 'due in less than a day' }],
  ['2026-09-30', { overdue: true, reached: 1, what: 'overdue' }],
])('on October 1 a work due on %s has the reminder %j', (dueOn, reminder) => {
  expect(reminderOf(dueOn, '2026-10-01')).toEqual(reminder)
})
