import { describe, expect, it } from 'vitest'
import { anActor } from '../../testing/builders.js'
import { canEraseStudents, canSetRetention, retentionState, studentDataUntil } from './erasure.js'

const monitor = anActor('StateMonitor')
const facts = { until: '2029-03-01', legalHold: '', erased: false }
const given = { reason: 'The years have passed.', confirmed: true }

describe('data of the students of an audit', () => {
  it('are kept for the years of the state after its closing', () => {
    expect(studentDataUntil('2024-02-29', 3)).toBe('2027-02-28')
    expect(studentDataUntil('2026-03-01', 5)).toBe('2031-03-01')
    expect(studentDataUntil(null, 3)).toBeNull()
  })

  it.each([
    ['on the last day', facts, '2029-03-01', given, 'kept until March 1, 2029'],
    ['the day after', facts, '2029-03-02', given, 'allowed'],
    ['while it is open', { ...facts, until: null }, '2029-03-02', given, 'not closed'],
    [
      'under a hold',
      { ...facts, legalHold: 'Hearing.' },
      '2029-03-02',
      given,
      'A legal hold keeps this audit: Hearing.',
    ],
    ['twice', { ...facts, erased: true }, '2029-03-02', given, 'are erased'],
    ['without a reason', facts, '2029-03-02', { ...given, reason: ' ' }, 'Reason is required.'],
    ['unconfirmed', facts, '2029-03-02', { ...given, confirmed: false }, 'Confirm'],
  ])('are erased %s: %j', (_, of, today, input, refused) => {
    const verdict = canEraseStudents(monitor, of, today, input)
    expect(verdict.allowed ? 'allowed' : verdict.reason).toContain(refused)
  })

  it('are erased by monitors alone, who also set the years', () => {
    for (const role of ['LocalAdmin', 'LocalUser', 'DEILiaison'] as const) {
      expect(canEraseStudents(anActor(role), facts, '2029-03-02', given)).toMatchObject({ code: 'FORBIDDEN' })
      expect(canSetRetention(anActor(role))).toMatchObject({ code: 'FORBIDDEN' })
    }
    expect(canSetRetention(monitor).allowed).toBe(true)
  })

  it.each([
    [facts, 'kept', '2029-03-01'],
    [facts, 'due', '2029-03-02'],
    [{ ...facts, legalHold: 'Hearing.' }, 'held', '2029-03-02'],
    [{ ...facts, erased: true }, 'erased', '2029-03-02'],
  ])('%j is %s on %s', (of, state, today) => {
    expect(retentionState(of, today)).toBe(state)
  })
})
