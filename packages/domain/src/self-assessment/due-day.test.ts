import { expect, it } from 'vitest'
import { dueDayOf, isSelfAssessmentOverdue } from './due-day.js'

const today = '2026-11-24'
const past = '2026-11-23'
const ahead = '2026-11-25'

it.each([
  ['in progress, due before today', 3, past, null, true],
  ['in progress, due today', 3, today, null, false],
  ['activated and never started', 1, past, null, true],
  ['submitted late', 4, past, null, false],
  ['asked for a response until a day that has passed', 6, past, past, true],
  ['asked for a response until a day to come, though the whole was due before', 6, past, ahead, false],
  ['resubmitted', 7, past, past, false],
  ['not activated', 0, null, null, false],
])('%s: overdue %s', (_name, submitState, dueOn, responseDueOn, overdue) => {
  expect(isSelfAssessmentOverdue({ submitState, dueOn, responseDueOn }, today)).toBe(overdue)
})

it('the day of a selective report is in force while it waits for a response', () => {
  expect(dueDayOf({ submitState: 6, dueOn: past, responseDueOn: ahead })).toBe(ahead)
  expect(dueDayOf({ submitState: 5, dueOn: past, responseDueOn: null })).toBe(past)
})
