import { describe, expect, it, test } from 'vitest'
import { businessCalendar } from '../deadlines/business-calendar.js'
import { closedDayNotice, stateSetDue } from '../deadlines/due-date.js'
import { latestDueLaunch, launchDue, notificationDue, taskDue } from './task-deadline.js'

describe('the due date of a task', () => {
  it('of a self-assessment is the typed day, or the business day that took its place', () => {
    const facts = { kind: 'start', startOn: '2026-08-03', dueRule: null } as const
    const set = { by: 'monitor', at: new Date('2026-08-03T12:00:00Z') }
    const { due, adjustment } = stateSetDue('2027-02-15', set)
    expect(adjustment).toEqual({
      from: '2027-02-15',
      to: '2027-02-16',
      reason: "Washington's Birthday",
      by: 'monitor',
      at: '2026-08-03T12:00:00.000Z',
    })
    expect(taskDue({ ...facts, dueOn: due, dueMoved: adjustment })).toEqual({
      due: '2027-02-16',
      baseDue: '2027-02-15',
      from: null,
      rule: 'Set by the state',
      counted: 'set',
      moved: "Washington's Birthday",
      derivation:
        "Set by the state: February 15, 2027. That is Washington's Birthday, so it moves to " +
        'Tuesday, February 16, 2027.',
    })
    expect(stateSetDue('2027-02-12', set)).toEqual({ due: '2027-02-12', adjustment: null })
    expect(taskDue({ ...facts, dueOn: '2027-02-12' })?.derivation).toBe(
      'Set by the state: February 12, 2027.',
    )
  })
  it('of a draft finding is three months from the discovery, and never moves', () => {
    expect(notificationDue('2026-11-30')).toMatchObject({ due: '2027-02-28', moved: null })
    expect(
      taskDue({ kind: 'issueFinding', dueOn: '2027-02-28', startOn: '2026-11-30', dueRule: null })
        ?.derivation,
    ).toBe(
      '3 months from November 30, 2026, the discovery: February 28, 2027. A limit of federal law never moves.',
    )
  })
  it('of a verification is the year of the finding', () => {
    expect(taskDue({ kind: 'verify', dueOn: '2027-11-03', startOn: '2026-11-03', dueRule: null })?.rule).toBe(
      '1 year from the written notification',
    )
  })
  it('of a correction is told as it was set', () => {
    const dueRule =
      '60 days from September 12, 2026, the written notification: November 11, 2026. That is Veterans Day, so it ' +
      'moves to Thursday, November 12, 2026.'
    expect(taskDue({ kind: 'correct', dueOn: '2026-11-12', startOn: '2026-09-12', dueRule })).toMatchObject({
      due: '2026-11-12',
      moved: 'Veterans Day',
      derivation: dueRule,
    })
  })
  it('is none where nothing sets one', () => {
    expect(taskDue({ kind: 'openReview', dueOn: null, startOn: null, dueRule: null })).toBeNull()
  })
})

test.each([
  [2027, '2027-06-30', null],
  [2029, '2029-07-02', 'Saturday'],
])('the launch of %d is due %s', (year, due, moved) => {
  expect(launchDue(year)).toMatchObject({ due, moved, baseDue: `${year}-06-30` })
})

test.each([
  ['2027-03-31', 2026],
  ['2027-04-02', 2027],
  ['2027-07-01', 2027],
])('on %s the years up to %d are to be launched', (today, year) => {
  expect(latestDueLaunch(today)).toBe(year)
})

test.each([
  [
    '2026-11-11',
    'November 11, 2026 is Veterans Day. It will be due on the next business day, Thursday, November 12, 2026.',
  ],
  [
    '2026-11-14',
    'November 14, 2026 is a Saturday. It will be due on the next business day, Monday, November 16, 2026.',
  ],
  ['2026-11-13', null],
])('a field says of %s: %s', (day, notice) => {
  expect(closedDayNotice(day)).toBe(notice)
})

test("a field knows the state's own closed days", () => {
  const state = businessCalendar([{ day: '2026-11-27', name: 'Day after Thanksgiving' }])
  expect(closedDayNotice('2026-11-27')).toBeNull()
  expect(closedDayNotice('2026-11-27', state)).toBe(
    'November 27, 2026 is Day after Thanksgiving. It will be due on the next business day, Monday, November 30, 2026.',
  )
})
