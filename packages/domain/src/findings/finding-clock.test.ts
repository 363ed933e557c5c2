import { describe, expect, it } from 'vitest'
import { businessCalendar } from '../deadlines/business-calendar.js'
import { addDays, addMonths, addYears } from '../deadlines/day-arithmetic.js'
import {
  closedAs,
  correctedOn,
  correctionDue,
  escalationLevel,
  findingDue,
  findingDueOn,
  findingFlags,
  issueBy,
  newerDataFrom,
  planEndsBy,
  timeliness,
  type FindingDates,
} from './finding-clock.js'
import { FindingStatus } from './finding-states.js'

const finding = (overrides: Partial<FindingDates> = {}): FindingDates => ({
  status: FindingStatus.issued,
  issuedOn: '2025-11-03',
  dueOn: '2026-11-03',
  prong1VerifiedOn: null,
  prong2VerifiedOn: null,
  ...overrides,
})

describe('days', () => {
  it('count across months and leap years', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
    expect(addMonths('2025-11-30', 3)).toBe('2026-02-28')
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
  })
})

describe('the one-year clock', () => {
  it('is due one year from the letter (worked example 8)', () => {
    expect(findingDueOn('2025-11-03')).toBe('2026-11-03')
    expect(findingDueOn('2024-02-29')).toBe('2025-02-28')
  })

  it('wants the letter within three months of the discovery', () => {
    expect(issueBy('2025-10-14')).toBe('2026-01-14')
  })

  it.each([
    ['60 days, moved from Saturday to Monday', '2025-11-04', '2026-11-04', '2026-01-05'],
    ['60 days, moved off Veterans Day', '2026-09-12', '2027-09-12', '2026-11-12'],
    ['30 days before the finding at the latest', '2026-09-20', '2026-11-03', '2026-10-04'],
    ['never before the day on which it is asked for', '2026-10-20', '2026-11-03', '2026-10-20'],
  ])('gives a correction %s', (_case, askedOn, dueOn, expected) => {
    expect(correctionDue(askedOn, 'issued', dueOn).due).toBe(expected)
  })

  it('says how a due date came about', () => {
    expect(findingDue('2025-11-03').derivation).toBe(
      '1 year from November 3, 2025, the written notification: November 3, 2026. A limit of federal law never moves.',
    )
    expect(correctionDue('2026-09-20', 'newerData', '2026-11-03').derivation).toBe(
      '60 days from September 20, 2026, the review of newer data that found it: November 19, 2026. It is due 30 days before the finding itself at the latest, so that it can be verified: October 4, 2026.',
    )
  })

  it("moves a correction off the state's own closed days", () => {
    const calendar = businessCalendar([{ day: '2026-01-05', name: 'Closed' }])
    expect(correctionDue('2025-11-04', 'undone', '2026-11-04', calendar).due).toBe('2026-01-06')
  })

  it.each([
    ['2026-09-03', { overdue: false, dueSoon: false, longstanding: false }],
    ['2026-09-04', { overdue: false, dueSoon: true, longstanding: false }],
    ['2026-11-03', { overdue: false, dueSoon: true, longstanding: false }],
    ['2026-11-04', { overdue: true, dueSoon: false, longstanding: false }],
    ['2027-11-03', { overdue: true, dueSoon: false, longstanding: false }],
    ['2027-11-04', { overdue: true, dueSoon: false, longstanding: true }],
  ])('shows on %s where it stands', (today, flags) => {
    expect(findingFlags(finding(), today)).toEqual(flags)
    const closed = finding({ status: FindingStatus.closedLate })
    expect(findingFlags(closed, today)).toEqual({ overdue: false, dueSoon: false, longstanding: false })
  })

  it.each([
    [89, {}, 0],
    [90, {}, 1],
    [90, { anyCorrection: true }, 0],
    [180, { anyCorrection: true }, 2],
    [270, { anyCorrection: true, prong1VerifiedOn: '2026-01-05' }, 3],
    [270, { prong1VerifiedOn: '2026-01-05', prong2VerifiedOn: '2026-02-05', anyCorrection: true }, 0],
    [366, { anyCorrection: true }, 4],
    [732, { anyCorrection: true }, 5],
    [732, { status: FindingStatus.closedLate }, 0],
  ])('falls behind after %s days with %o to level %s', (days, overrides, level) => {
    const at = { ...finding(), anyCorrection: false, ...overrides }
    expect(escalationLevel(at, addDays('2025-11-03', days))).toBe(level)
  })
})

describe('timeliness', () => {
  it('goes by the later of the two verifications', () => {
    expect(correctedOn({ prong1VerifiedOn: '2026-05-01', prong2VerifiedOn: '2026-03-01' })).toBe('2026-05-01')
    expect(correctedOn({ prong1VerifiedOn: '2026-05-01', prong2VerifiedOn: null })).toBeNull()
  })

  it.each([
    ['timely on the last day', { prong1VerifiedOn: '2026-01-01', prong2VerifiedOn: '2026-11-03' }, 'timely'],
    ['late a day after', { prong1VerifiedOn: '2026-01-01', prong2VerifiedOn: '2026-11-04' }, 'late'],
    ['not verified with one prong', { prong1VerifiedOn: '2026-01-01' }, 'notVerified'],
    ['not counted when withdrawn', { status: FindingStatus.withdrawn }, null],
    ['not counted when corrected before issuing', { status: FindingStatus.preFindingCorrected }, null],
    ['not counted as a draft', { status: FindingStatus.draft, issuedOn: null, dueOn: null }, null],
    ['not counted without a letter', { issuedOn: null }, null],
    ['not counted without a due date', { dueOn: null }, null],
  ])('is %s', (_case, overrides, expected) => {
    expect(timeliness(finding(overrides))).toBe(expected)
  })

  it('is corrected once both prongs are verified, on the later day', () => {
    const on = (prong1VerifiedOn: string | null, prong2VerifiedOn: string | null) =>
      correctedOn({ prong1VerifiedOn, prong2VerifiedOn })
    expect(on('2026-01-05', '2026-02-05')).toBe('2026-02-05')
    expect(on('2026-03-05', '2026-02-05')).toBe('2026-03-05')
    expect([on(null, '2026-02-05'), on('2026-01-05', null), on(null, null)]).toEqual([null, null, null])
  })

  it('neither falls behind nor is flagged before its clock has begun', () => {
    const begun = { ...finding({ issuedOn: null }), anyCorrection: false }
    expect(escalationLevel(begun, '2030-01-01')).toBe(0)
    expect(findingFlags(finding({ dueOn: null }), '2030-01-01')).toEqual({
      overdue: false,
      dueSoon: false,
      longstanding: false,
    })
  })

  // Worked example 8.
  it('leaves sixty days after a corrective action plan', () => {
    expect(planEndsBy('2026-11-03')).toBe('2026-09-04')
  })

  it('is closed on time when corrected up to the due date', () => {
    expect(closedAs('2026-11-03', '2026-11-03')).toBe(FindingStatus.closedTimely)
    expect(closedAs('2026-11-04', '2026-11-03')).toBe(FindingStatus.closedLate)
  })

  it.each(['2026-10-01', '2026-11-03', '2026-11-04', '2027-01-05'])(
    'is closed as the numbers count it, corrected on %s',
    (day) => {
      const dueOn = '2026-11-03'
      const status = closedAs(day, dueOn)
      expect(
        timeliness(finding({ status, dueOn, prong1VerifiedOn: '2026-01-05', prong2VerifiedOn: day })),
      ).toBe(status === FindingStatus.closedTimely ? 'timely' : 'late')
    },
  )

  const none = { correctedOn: null, leftJurisdictionOn: null }
  it.each([
    ['the letter, where nothing was corrected', '2025-11-03', [none], '2025-11-04'],
    ['the letter, after corrections', '2025-11-03', [{ ...none, correctedOn: '2025-10-20' }], '2025-11-04'],
    [
      'the last of the corrections',
      '2025-11-03',
      [
        { ...none, correctedOn: '2025-12-01' },
        { ...none, correctedOn: '2025-11-20' },
      ],
      '2025-12-02',
    ],
    [
      'the letter, where the child has left',
      '2025-11-03',
      [{ correctedOn: '2025-12-01', leftJurisdictionOn: '2025-12-05' }],
      '2025-11-04',
    ],
    ['the discovery, before the letter', null, [none], '2025-10-15'],
  ])('newer data begins on the day after %s', (_event, issuedOn, cases, first) => {
    expect(newerDataFrom({ discoveredOn: '2025-10-14', issuedOn, cases })).toBe(first)
  })
})
