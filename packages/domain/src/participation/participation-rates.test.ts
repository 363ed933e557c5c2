import { describe, expect, it, test } from 'vitest'
import { anActor } from '../testing/builders.js'
import {
  checkCounts,
  exceedingSubjects,
  exceedsThreshold,
  noRates,
  rateText,
  readCount,
  totalRates,
} from './participation-rates.js'
import {
  canEnterRates,
  canImportRates,
  canReadParticipation,
  seesParticipation,
} from './participation-rights.js'

describe('the rate of a subject', () => {
  // Worked example 19 of the domain definition, and what stands on the threshold.
  it.each<[alternate: number, tested: number, text: string, exceeds: boolean]>([
    [25, 2150, '1.16 %', true],
    [21, 2150, '0.98 %', false],
    [10, 1000, '1.00 %', false],
    [100_001, 10_000_000, '1.0000 %', true],
    [1001, 100_000, '1.001 %', true],
    [999, 100_000, '1.00 %', false],
    [0, 300, '0.00 %', false],
    [0, 0, 'N/A', false],
    [3, 3, '100.00 %', true],
  ])('%i of %i is %s', (alternate, tested, text, exceeds) => {
    const counts = { tested, alternate }
    expect([exceedsThreshold(counts, 1), rateText(counts, 1)]).toEqual([exceeds, text])
  })

  it('is compared with the threshold of the installation', () => {
    expect(exceedsThreshold({ tested: 2150, alternate: 25 }, 1.5)).toBe(false)
    expect(exceedingSubjects({ ...noRates, math: { tested: 100, alternate: 2 } }, 1)).toEqual(['math'])
  })

  it('of the state is that of the sums, where any agency has the subject', () => {
    expect(
      totalRates([
        { ...noRates, ela: { tested: 2150, alternate: 25 } },
        { ...noRates, ela: { tested: 850, alternate: 5 }, math: { tested: 10, alternate: 0 } },
      ]),
    ).toEqual({ ela: { tested: 3000, alternate: 30 }, math: { tested: 10, alternate: 0 }, science: null })
  })
})

test.each<[string, number | null]>([
  ['', null],
  [' 12 ', 12],
  ['2,150', 2150],
  ['1.5', 1.5],
  ['-3', -3],
  ['21,50', Number.NaN],
  ['many', Number.NaN],
  ['1e3', Number.NaN],
])('reads %j as %s students', (text, count) => {
  expect(readCount(text)).toBe(count)
})

describe('the numbers of a subject', () => {
  it.each<[tested: number | null, alternate: number | null, refused: [string, string][]]>([
    [null, null, []],
    [2150, 25, []],
    [0, 0, []],
    [3, 3, []],
    [null, 25, [['tested', 'Students tested is required.']]],
    [2150, null, [['alternate', 'Alternate assessment is required.']]],
    [-1, 0, [['tested', 'Students tested must be a whole number, 0 or more.']]],
    [10, 1.5, [['alternate', 'Alternate assessment must be a whole number, 0 or more.']]],
    [Number.NaN, 0, [['tested', 'Students tested must be a whole number, 0 or more.']]],
    [10_000_000, 1, [['tested', 'Students tested must be between 0 and 9,999,999.']]],
    [24, 25, [['alternate', 'Alternate assessment cannot be more than Students tested.']]],
  ])('%s tested and %s alternate', (tested, alternate, refused) => {
    const verdicts = checkCounts({ tested, alternate }, (name) => name)
    expect(verdicts.map((verdict) => !verdict.allowed && [verdict.field, verdict.reason])).toEqual(refused)
  })
})

describe('rights', () => {
  test.each([
    ['StateAdmin', true, true, true, true],
    ['StateMonitor', true, true, true, true],
    ['DEILiaison', true, false, false, false],
    ['DisputeResolutionStaff', true, false, false, false],
    ['LocalAdmin', true, true, false, false],
    ['LocalUser', true, false, false, false],
  ] as const)('of %s', (role, reads, entersOwn, entersForeign, imports) => {
    const actor = anActor(role)
    const own = actor.leaId ?? 1
    expect([
      canReadParticipation(actor).allowed && seesParticipation(actor, own),
      canEnterRates(actor, { leaId: own, status: 'Draft' }).allowed,
      canEnterRates(actor, { leaId: own + 1, status: 'Draft' }).allowed,
      canImportRates(actor).allowed,
    ]).toEqual([reads, entersOwn, entersForeign, imports])
  })

  it('of an agency end when its justification is accepted, those of the state do not', () => {
    const admin = anActor('LocalAdmin')
    const accepted = { leaId: admin.leaId ?? 1, status: 'Accepted' } as const
    expect(canEnterRates(admin, accepted).reason).toBe(
      'The justification of these numbers is accepted. Ask the state to change them.',
    )
    expect(canEnterRates(anActor('StateMonitor'), accepted).allowed).toBe(true)
  })

  it('of an agency end at its own rates', () => {
    const actor = anActor('LocalAdmin')
    expect(seesParticipation(actor, (actor.leaId ?? 1) + 1)).toBe(false)
  })
})
