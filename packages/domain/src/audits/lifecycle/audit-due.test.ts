import { expect, it } from 'vitest'
import { anActor } from '../../testing/builders.js'
import {
  auditWaitsForState,
  canMoveDue,
  checkAuditDays,
  currentProng,
  movedDays,
  nextAuditDue,
  nextProngDue,
} from './audit-due.js'

const days = { plannedStart: '2026-09-01', documentsDueOn: '2026-10-15', plannedEnd: '2027-01-31' }

it.each([
  [0, { what: 'start', on: '2026-09-01' }],
  [1, { what: 'documents', on: '2026-10-15' }],
  [4, { what: 'documents', on: '2026-10-15' }],
  [5, { what: 'review', on: '2027-01-31' }],
  [7, { what: 'review', on: '2027-01-31' }],
  [8, null],
  [10, null],
])('in status %i waits for %j', (status, due) => {
  expect(nextAuditDue(status, days)).toEqual(due)
})

it.each([
  [0, 0, true],
  [1, 0, false],
  [5, 0, true],
  [8, 0, false],
  [8, 2, true],
  [9, 0, false],
])('in status %i with %i submitted corrections waits for the state: %s', (status, submitted, waits) => {
  expect(auditWaitsForState(status, submitted)).toBe(waits)
})

it('has no day where none is planned', () => {
  expect(nextAuditDue(3, { ...days, documentsDueOn: null })).toBeNull()
  expect(nextAuditDue(6, { ...days, plannedEnd: null })).toBeNull()
})

it.each([
  [
    { number: 1, status: 1, documentsDueOn: null },
    { what: 'documents', on: '2026-10-15' },
  ],
  [
    { number: 2, status: 0, documentsDueOn: '2027-05-03' },
    { what: 'documents', on: '2027-05-03' },
  ],
  [
    { number: 2, status: 4, documentsDueOn: '2027-05-03' },
    { what: 'documents', on: '2027-05-03' },
  ],
  [{ number: 2, status: 4, documentsDueOn: null }, null],
  [{ number: 2, status: 5, documentsDueOn: '2027-05-03' }, null],
])('%j waits for %j', (prong, due) => {
  expect(nextProngDue(prong, days)).toEqual(due)
})

it('is in the last round of its last prong', () => {
  const first = { number: 1, round: 1 }
  const later = [{ number: 2, round: 2 }, first, { number: 2, round: 1 }]
  expect(currentProng([])).toBeUndefined()
  expect(currentProng([first])).toBe(first)
  expect(currentProng(later)).toBe(later[0])
})

it('is moved by a monitor while a day is next and the audit has not ended', () => {
  const due = { what: 'documents' as const, on: '2026-10-15' }
  const monitor = anActor('StateMonitor')
  expect(canMoveDue(monitor, { hasEnded: false, due }).allowed).toBe(true)
  expect(canMoveDue(monitor, { hasEnded: true, due }).reason).toBe('This audit has ended.')
  expect(canMoveDue(monitor, { hasEnded: false, due: null }).allowed).toBe(false)
  expect(canMoveDue(anActor('DEILiaison'), { hasEnded: false, due }).allowed).toBe(false)
})

it.each([
  ['start', '2026-10-16', 'Documents due must be on or after Planned start.'],
  ['documents', '2999-01-01', 'Planned end must be on or after Documents due.'],
  ['review', '2026-10-14', 'Planned end must be on or after Documents due.'],
] as const)('keeps the order of its days when the %s moves to %s', (what, on, message) => {
  expect(checkAuditDays(movedDays(days, what, on)).map(({ reason }) => reason)).toEqual([message])
  expect(checkAuditDays(days)).toEqual([])
})
