import { expect, test } from 'vitest'
import { firstName, roleInWords, timeOfDay } from '../greeting'
import { selfAssessmentFigures } from './self-assessment-figures'

test('counts self-assessments by where they stand, overdue ones among those with the agency, training in none', () => {
  const lea = { isTest: false }
  const rows = [
    { submitState: 0, dueOn: null, lea },
    { submitState: 0, dueOn: null, lea: { isTest: true } },
    { submitState: 1, dueOn: '2026-04-30', lea },
    { submitState: 3, dueOn: '2026-03-09', lea },
    { submitState: 3, dueOn: '2026-03-10', lea },
    { submitState: 4, dueOn: '2026-03-01', lea },
    { submitState: 6, dueOn: '2026-03-01', responseDueOn: '2026-03-20', lea },
    { submitState: 6, dueOn: '2026-03-01', responseDueOn: '2026-03-09', lea },
  ]
  expect(selfAssessmentFigures(rows, new Date('2026-03-10T15:00:00Z'))).toEqual({
    notActivated: 1,
    working: 5,
    submitted: 3,
    overdue: 2,
  })
})

test.each([
  ['2026-03-10T15:59:00Z', 'morning'],
  ['2026-03-10T16:00:00Z', 'afternoon'],
  ['2026-03-10T22:00:00Z', 'evening'],
])('greets at %s with good %s', (now, expected) => {
  expect(timeOfDay(new Date(now))).toBe(expected)
})

test('names people by their first name and their role in words', () => {
  expect(firstName(' Dana Whitfield')).toBe('Dana')
  expect(roleInWords(['StateMonitor'])).toBe('State Monitor')
  expect(roleInWords(['StateAdmin'])).toBe('System Administrator')
  expect(roleInWords(['LocalAdmin'])).toBe('Local Admin')
  expect(roleInWords(['DEILiaison'])).toBe('DEI Liaison')
  expect(roleInWords([])).toBe('')
})
