import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aRow } from '../testing/builders.js'
import { drawAgain, type PlainDraw } from '../testing/draw-again.js'
import type { SamplingRule } from '../types/audit-type.js'
import { deskAudit } from '../types/desk-audit-type.js'
import { usualSizes } from '../types/usual-audit.js'
import { compareKeys, type PopulationRow } from '../types/population-row.js'
import { allocateSeats } from './allocation.js'
import { drawSample } from './draw.js'
import { isSeed, mulberry32 } from './mulberry32.js'
import { drawPopulation, filterCondition } from './population.js'
import { quotaNotMet } from './quotas.js'
import { newerDataSampleSize, sampleSize, statisticalSize } from './sample-size.js'

const named = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `S${String(from + at).padStart(2, '0')}`)

/** Groups rows by the field `stratum`, and counts flags. */
const plainRule = (drawOrder: readonly string[], quotas: SamplingRule['quotas'] = []): SamplingRule => ({
  sizes: usualSizes,
  strata: {
    tests: drawOrder.map((name) => ({ name, when: { q: 'row.stratum', op: 'eq', v: name } })),
    drawOrder,
  },
  quotas,
  eligible: null,
})

describe('the draw', () => {
  const rows = [
    ...named(1, 5).map((key) => aRow(key, { fields: { stratum: 'A' } })),
    ...named(6, 12).map((key) => aRow(key, { fields: { stratum: 'B' } })),
  ]

  it('is that of worked example 13', () => {
    const next = mulberry32(2025)
    expect([next(), next(), next()]).toEqual([1827426074, 2636858733, 885439033])
    const population = drawPopulation(rows.toReversed(), plainRule(['A', 'B']), null)
    const draw = drawSample(population, { seed: 2025, size: 4 })
    const keys = (indexes: readonly number[]) => indexes.map((at) => population.rows[at]?.key).join(' ')
    expect(draw.strata.map(({ allocated }) => allocated)).toEqual([2, 2])
    expect(draw.strata.map(({ sample, queue }) => keys([...sample, ...queue]))).toEqual([
      'S02 S04 S01 S05 S03',
      'S09 S12 S07 S08 S06 S11 S10',
    ])
    expect(draw.strata.map(({ sample }) => keys(sample))).toEqual(['S02 S04', 'S09 S12'])
    expect(draw.strata.map(({ queue }) => keys(queue.slice(0, 1)))).toEqual(['S01', 'S07'])
  })

  it.each([
    [8, 8],
    [50, 10],
    [51, 15],
    [500, 20],
    [501, 30],
    [2000, 40],
    [0, 0],
    [11, 10],
    [1500, 30],
    [1501, 40],
  ])('of %i takes %i by the table (worked example 12)', (population, size) => {
    expect(sampleSize(population, usualSizes)).toBe(size)
  })

  it.each([
    [100, 20, 5],
    [100, 40, 10],
    [3, 20, 3],
    [100, 10, 5],
    [100, 30, 8],
  ])('of newer data from %i after a sample of %i takes %i', (population, first, size) => {
    expect(newerDataSampleSize(population, first)).toBe(size)
  })

  it.each([
    [100, 41],
    [500, 60],
    [2000, 66],
    [1, 1],
    [0, 0],
  ])('of %i has the statistical size %i', (population, size) => {
    expect(statisticalSize(population)).toBe(size)
  })

  it.each<[string, number[], number, number[]]>([
    ['whole parts alone', [50, 50], 10, [5, 5]],
    ['the rest by largest remainder', [5, 7], 4, [2, 2]],
    ['a tie of remainders to the earlier stratum', [1, 1], 1, [1, 0]],
    ['a seat for a small stratum from the largest one', [100, 1, 30], 10, [7, 1, 2]],
    ['the largest of the same size gives: the later one', [50, 50, 1], 10, [5, 4, 1]],
    ['no seat for an empty stratum', [10, 0, 10], 4, [2, 0, 2]],
    ['no minimum with fewer seats than strata', [100, 1, 1], 2, [2, 0, 0]],
    ['everybody', [3, 2], 5, [3, 2]],
    ['nobody', [3, 2], 0, [0, 0]],
    ['an empty population', [0, 0], 0, [0, 0]],
  ])('allots %s', (_, populations, size, seats) => {
    expect(allocateSeats(populations, size)).toEqual(seats)
  })

  it('refuses more seats than rows, and seeds of more than 32 bits', () => {
    expect(() => allocateSeats([1, 1], 3)).toThrow(RangeError)
    expect([0, 2 ** 32 - 1, 2 ** 32, -1, 1.5].map(isSeed)).toEqual([true, true, false, false, false])
    const population = drawPopulation(rows, plainRule(['A', 'B']), { q: 'age', op: 'gt', v: 90 })
    expect(() => drawSample(population, { seed: -1, size: 0 })).toThrow(RangeError)
  })

  it('allots all seats, none above the rows of a stratum, and one to each that has rows where there are enough', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(60), { minLength: 1, maxLength: 6 }),
        fc.nat(200),
        (populations, wanted) => {
          const total = populations.reduce((sum, n) => sum + n, 0)
          const size = Math.min(wanted, total)
          const seats = allocateSeats(populations, size)
          expect(seats.reduce((sum, n) => sum + n, 0)).toBe(size)
          for (const [at, n] of populations.entries()) {
            expect(seats[at]).toBeLessThanOrEqual(n)
            expect(seats[at] === 0 && n > 0 && size >= populations.length).toBe(false)
          }
        },
      ),
    )
  })

  it('sorts keys as UTF-8 bytes', () => {
    const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
    const keys = ['\u{1F600}', '\uFB01', 'é', 'Z', 'a', '10', '9', 'ab', '']
    expect(keys.toSorted(compareKeys)).toEqual(keys.toSorted(byBytes))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        expect(Math.sign(compareKeys(one, other))).toBe(byBytes(one, other))
      }),
    )
  })

  it('refuses a key that is there twice and a row that no stratum takes', () => {
    expect(() => drawPopulation([aRow('1'), aRow('1')], plainRule(['A']), null)).toThrow('more than once')
    expect(() => drawPopulation([aRow('1')], plainRule(['A']), null)).toThrow('no stratum')
  })
})

describe('strata, quotas and filters of the desk audit', () => {
  const rule = (part: 'Part B' | 'Part C') => {
    const roster = deskAudit.rosters[part]
    if (!roster) throw new Error('The desk audit draws from a list.')
    return roster.sampling
  }
  const stratumOf = (part: 'Part B' | 'Part C', row: PopulationRow) => {
    const population = drawPopulation([row], rule(part), null)
    return population.strataNames[population.stratumOf[0] ?? -1]
  }

  it.each<[string, number, string]>([
    ['PK', 4, 'Preschool'],
    ['PK', 6, 'Preschool'],
    ['UG', 5, 'Preschool'],
    ['', 3, 'Preschool'],
    ['KG', 5, 'Elementary school'],
    ['05', 11, 'Elementary school'],
    ['06', 11, 'Middle school'],
    ['08', 14, 'Transition age'],
    ['12', 13, 'Other'],
    ['UG', 9, 'Other'],
    ['PK', 14, 'Transition age'],
  ])('puts grade %j at the age of %i into %s', (grade, age, name) => {
    expect(stratumOf('Part B', aRow('1', { age, fields: { grade } }))).toBe(name)
  })

  it.each<[number, string]>([
    [0, 'Under 1 year'],
    [1, '1 to 2 years'],
    [2, '2 to 3 years'],
    [3, '2 to 3 years'],
  ])('puts a child of %i years of Part C into %s', (age, name) => {
    expect(stratumOf('Part C', aRow('1', { age, fields: {} }))).toBe(name)
  })

  it('takes the five most frequent disabilities of the eligible rows, ties by code', () => {
    const counts = { SLD: 5, AUT: 3, OHI: 3, ID: 2, DD: 1, MD: 1, '': 9 }
    const rows = Object.entries(counts).flatMap(([disability, n]) =>
      Array.from({ length: n }, (_, at) =>
        aRow(`${disability}${at}`, { fields: { disability, grade: '01' } }),
      ),
    )
    const { quotas } = drawPopulation(rows, rule('Part B'), null)
    expect(quotas.map(({ name, atLeast }) => `${name} ${atLeast}`)).toEqual([
      'Initial evaluation 3',
      'Re-evaluation 3',
      'Discipline 2',
      'Alternate assessment 2',
      'SLD 1',
      'AUT 1',
      'OHI 1',
      'ID 1',
      'DD 1',
    ])
    const fewer = drawPopulation(
      rows,
      rule('Part B'),
      filterCondition({ values: { disability: ['DD', 'MD'] } }),
    )
    expect(fewer.quotas.slice(4).map(({ name }) => name)).toEqual(['DD', 'MD'])
  })

  it('filters by age, values and flags, all of which must hold', () => {
    const rows = [
      aRow('1', { age: 8, fields: { school: 'Elm' }, flags: ['discipline', 'nonpublic'] }),
      aRow('2', { age: 9, fields: { school: 'Oak' }, flags: ['discipline'] }),
      aRow('3', { age: 12, fields: { school: 'Elm' } }),
    ]
    const eligible = (filter: Parameters<typeof filterCondition>[0]) =>
      drawPopulation(rows, rule('Part B'), filterCondition(filter)).strata.flat()
    expect(eligible({})).toEqual([0, 1, 2])
    expect(filterCondition({ values: { school: [] } })).toBeNull()
    expect(eligible({ ageFrom: 9 })).toEqual([1, 2])
    expect(eligible({ ageFrom: 9, ageTo: 9 })).toEqual([1])
    expect(eligible({ values: { school: ['Elm'] } })).toEqual([0, 2])
    expect(eligible({ flags: ['discipline', 'nonpublic'] })).toEqual([0])
  })

  it('says of a quota that the list cannot meet how far it came', () => {
    const rows = named(1, 12).map((key, at) => aRow(key, { flags: at === 3 ? ['initialEval'] : [] }))
    const { quotas } = drawSample(drawPopulation(rows, rule('Part B'), null), { seed: 7, size: 10 })
    expect(quotas.map(quotaNotMet)).toEqual([
      'Initial evaluation not met: 1 of 3',
      'Re-evaluation not met: 0 of 3',
      'Discipline not met: 0 of 2',
      'Alternate assessment not met: 0 of 2',
      null,
    ])
  })
})

describe('an independent implementation of the same text', () => {
  const strata = ['A', 'B', 'C', 'D']
  const quotaNames = ['p', 'q', 'r']
  const anyRow = fc.record({
    id: fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme' }),
    stratum: fc.constantFrom(...strata),
    flags: fc.subarray(quotaNames),
  })
  const anyDraw: fc.Arbitrary<PlainDraw> = fc
    .record({
      rows: fc.uniqueArray(anyRow, { minLength: 1, maxLength: 80, selector: ({ id }) => id }),
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      share: fc.nat(100),
      quotas: fc
        .shuffledSubarray(quotaNames)
        .chain((names) =>
          fc.tuple(...names.map((name) => fc.record({ name: fc.constant(name), atLeast: fc.nat(12) }))),
        ),
    })
    .map(({ share, rows, seed, quotas }) => ({
      rows,
      seed,
      quotas,
      strata,
      size: Math.ceil((rows.length * share) / 100),
    }))

  it('draws the same sample and queues from 500 populations', () => {
    fc.assert(
      fc.property(anyDraw, (draw) => {
        const rule = plainRule(
          strata,
          draw.quotas.map(({ name, atLeast }) => ({
            kind: 'rows',
            name,
            atLeast,
            when: { q: `flag.${name}`, op: 'eq', v: 'Y' },
          })),
        )
        const rows = draw.rows.map(({ id, stratum, flags }) => aRow(id, { fields: { stratum }, flags }))
        const population = drawPopulation(rows, rule, null)
        const ours = drawSample(population, draw)
        const keys = (indexes: readonly number[]) => indexes.map((at) => population.rows[at]?.key)
        expect({
          sample: ours.strata.map(({ sample }) => keys(sample)),
          queues: ours.strata.map(({ queue }) => keys(queue)),
          met: ours.quotas.map(({ inSample }) => inSample),
        }).toEqual(drawAgain(draw))
      }),
      { numRuns: 500 },
    )
  })
})
