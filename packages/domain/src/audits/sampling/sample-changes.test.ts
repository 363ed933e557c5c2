import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aRow } from '../testing/builders.js'
import type { SamplingRule } from '../types/audit-type.js'
import { usualSizes } from '../types/usual-audit.js'
import { afterChange, certificateOf, verifyCertificate, type SampleChange } from './certificate.js'
import { drawSample } from './draw.js'
import { drawPopulation } from './population.js'
import {
  addByHand,
  removeRow,
  replaceRow,
  sampleOfDraw,
  topUp,
  trimSample,
  type Sample,
} from './sample-changes.js'

const rule: SamplingRule = {
  sizes: usualSizes,
  strata: { field: 'group' },
  quotas: [{ kind: 'rows', name: 'Even', atLeast: 2, when: { q: 'flag.even', op: 'eq', v: 'Y' } }],
  eligible: { q: 'row.group', op: 'ne', v: 'out' },
}
/** Rows S00 to S19: seven each of groups A and B, six that are not eligible. */
const rows = Array.from({ length: 20 }, (_, at) =>
  aRow(`S${String(at).padStart(2, '0')}`, {
    fields: { group: at < 7 ? 'A' : at < 14 ? 'B' : 'out' },
    flags: at % 2 === 0 ? ['even'] : [],
  }),
)
const population = drawPopulation(rows, rule, null)
const draw = drawSample(population, { seed: 11, size: 6 })
const drawn = sampleOfDraw(draw)
const inSample = ({ places }: Sample) => places.map(({ row }) => row)
const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('The case needs a value here.')
  return value
}

describe('a sample after its draw', () => {
  it('is numbered through the strata and holds nobody who is not eligible', () => {
    expect(drawn.places.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6])
    expect(drawn.places.map(({ row }) => population.stratumOf[row])).toEqual([0, 0, 0, 1, 1, 1])
    expect(population.strataNames).toEqual(['A', 'B', 'out'])
    expect(drawn.queues.map((queue) => queue.length)).toEqual([4, 4, 0])
  })

  it('is topped up from the queues by an allocation anew', () => {
    const more = topUp(drawn, population, 9)
    const [a = [], b = []] = drawn.queues
    // Four and a half seats each: the tie goes to the earlier stratum.
    expect(inSample(more).slice(6)).toEqual([...a.slice(0, 2), ...b.slice(0, 1)])
    expect(more.places.slice(6).map(({ order }) => order)).toEqual([7, 8, 9])
    expect(more.queues).toEqual([a.slice(2), b.slice(1), []])
  })

  it('fills up from the other strata where a queue is empty, and stops when nobody is left', () => {
    const [a = []] = drawn.queues
    const withoutA = a.reduce(
      (sample: Sample) => must(replaceRow(sample, population, must(inSample(sample)[0]))),
      drawn,
    )
    const more = topUp(withoutA, population, 9)
    expect(
      inSample(more)
        .slice(6)
        .map((row) => population.stratumOf[row]),
    ).toEqual([1, 1, 1])
    expect(topUp(drawn, population, 14).places).toHaveLength(14)
    expect(topUp(withoutA, population, 14).places).toHaveLength(10)
    expect(topUp(drawn, population, 6)).toEqual(drawn)
  })

  it('is trimmed last drawn first, which topping up undoes', () => {
    const more = topUp(drawn, population, 11)
    const fewer = must(trimSample(more, population, 6, () => false))
    expect(inSample(fewer)).toEqual(inSample(drawn))
    expect(inSample(topUp(fewer, population, 11))).toEqual(inSample(more))
  })

  it('keeps what is started when it is trimmed, and cannot lose more than the others', () => {
    const [, , third = -1, , , last = -1] = inSample(drawn)
    const started = (row: number) => row === third || row === last
    expect(inSample(must(trimSample(drawn, population, 2, started)))).toEqual([third, last])
    expect(trimSample(drawn, population, 1, started)).toBeNull()
  })

  it('replaces one by the next of the same stratum, in the same place', () => {
    const leaves = must(inSample(drawn)[4])
    const after = must(replaceRow(drawn, population, leaves))
    expect(after.places[4]).toEqual({ row: must(drawn.queues[1])[0], order: 5, origin: 'Replacement' })
    expect(after.queues.flat()).not.toContain(leaves)
    expect(replaceRow({ ...drawn, queues: [[], [], []] }, population, leaves)).toBeNull()
  })

  it('takes by hand whoever is in the list, and out for good', () => {
    const [next = -1] = must(drawn.queues[0])
    const added = addByHand(addByHand(drawn, next), 19)
    expect(added.places.slice(6)).toEqual([
      { row: next, order: 7, origin: 'Manual add' },
      { row: 19, order: 8, origin: 'Manual add' },
    ])
    expect(added.queues.flat()).not.toContain(next)
    const removed = removeRow(added, 19)
    expect(inSample(removed)).not.toContain(19)
    expect(removed.nextOrder).toBe(9)
  })
})

describe('the certificate of a draw', () => {
  const about = {
    agency: 'Allegany',
    auditType: 'Desk audit',
    part: 'Part B',
    year: 2026,
    prong: 1,
    round: 1,
  }
  const certificate = certificateOf(draw, {
    about,
    population: { count: 20, sha256: 'abc', agesOn: '2026-10-01' },
    filter: null,
    rule,
    drawnBy: 'Mona Iter',
    drawnAt: '2026-10-02T14:00:00.000Z',
  })
  const list = { rows: rows.toReversed(), sha256: 'abc' }
  const made = { by: 'Mona Iter', at: '2026-10-03T14:00:00.000Z' }

  it('proves the draw to whoever has the list, and names no child', () => {
    expect(verifyCertificate(certificate, list)).toEqual({ proven: true, sample: drawn })
    expect(JSON.stringify(certificate)).not.toMatch(/S\d\d/)
    expect(certificate.strata).toEqual([
      { name: 'A', population: 7, allocated: 3, drawn: 3 },
      { name: 'B', population: 7, allocated: 3, drawn: 3 },
      { name: 'out', population: 0, allocated: 0, drawn: 0 },
    ])
  })

  it('is read back from a file in whatever order the fields are', () => {
    const { strata, ...others } = certificate
    const read: typeof certificate = {
      strata: strata.map(({ drawn: n, allocated, population: all, name }) => ({
        drawn: n,
        allocated,
        population: all,
        name,
      })),
      ...others,
    }
    expect(verifyCertificate(read, list).proven).toBe(true)
  })

  it.each<[string, Partial<typeof certificate>, string]>([
    ['another seed', { seed: 12 }, 'The drawn rows are not what the seed gives.'],
    [
      'another row',
      { sample: [...certificate.sample].toReversed() },
      'The drawn rows are not what the seed gives.',
    ],
    ['another quota', { quotas: [] }, 'The quotas are not what the seed gives.'],
    ['a later algorithm', { algorithm: 2 }, 'Algorithm version 2 is not known.'],
    ['more than the list has', { size: 15 }, 'Only 14 rows of the list are eligible.'],
    ['a filter', { filter: { q: 'row.group', op: 'eq', v: 'A' } }, 'The strata are not what the seed gives.'],
  ])('does not prove %s', (_, changed, problem) => {
    const checked = verifyCertificate({ ...certificate, ...changed }, list)
    expect(checked.proven ? [] : checked.problems).toContain(problem)
  })

  it('does not prove another list', () => {
    const other = verifyCertificate(certificate, { rows: rows.slice(1), sha256: 'abd' })
    expect(other).toEqual({
      proven: false,
      problems: [
        'The list has 19 rows, the certificate says 20.',
        'The list is not the one that was drawn from.',
      ],
    })
  })

  it('follows every later change, and refuses one that cannot have been made', () => {
    const [next = -1] = must(draw.strata[0]).queue
    const [first = -1] = certificate.sample
    const changes: SampleChange[] = [
      { kind: 'replace', left: first, came: next, reason: 'Moved away' },
      { kind: 'add', came: 19, reason: 'A complaint' },
      { kind: 'remove', left: 19, reason: 'Added by mistake' },
    ]
    const recorded = changes.map((change) => Object.assign({}, change, made))
    const checked = verifyCertificate({ ...certificate, changes: recorded }, list)
    expect(checked.proven && inSample(checked.sample)).toEqual([next, ...certificate.sample.slice(1)])
    const wrong: SampleChange = { kind: 'replace', left: first, came: 19, reason: 'Chosen' }
    expect(verifyCertificate({ ...certificate, changes: [{ ...wrong, ...made }] }, list)).toEqual({
      proven: false,
      problems: ['Change 1 does not follow from the one before it.'],
    })
  })

  it('proves whatever was done to a sample, and nothing else', () => {
    const act = fc.record({
      kind: fc.constantFrom('topUp', 'trim', 'replace', 'add', 'remove'),
      at: fc.nat(13),
    })
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let sample = drawn
        const changes: SampleChange[] = []
        for (const { kind, at } of acts) {
          const change = changeOf(kind, at, sample)
          const after = change && afterChange(sample, population, change)
          if (!change || !after) continue
          changes.push(change)
          sample = after
          expect(new Set([...inSample(sample), ...sample.queues.flat()]).size).toBe(
            sample.places.length + sample.queues.flat().length,
          )
        }
        const recorded = changes.map((change) => Object.assign({}, change, made))
        expect(verifyCertificate({ ...certificate, changes: recorded }, list)).toEqual({
          proven: true,
          sample,
        })
      }),
    )
  })

  function changeOf(kind: string, at: number, sample: Sample): SampleChange | null {
    const rows = inSample(sample)
    const row = rows[at % Math.max(1, rows.length)] ?? -1
    const reason = 'A reason'
    switch (kind) {
      case 'topUp':
        return { kind, size: at, came: inSample(topUp(sample, population, at)).slice(rows.length) }
      case 'trim': {
        const after = trimSample(sample, population, at, (one) => one % 3 === 0)
        const left = rows.filter((one) => !(after ? inSample(after) : rows).includes(one))
        return after && left.length > 0 ? { kind, size: at, left } : null
      }
      case 'replace': {
        const came = sample.queues[population.stratumOf[row] ?? -1]?.[0]
        return came === undefined ? null : { kind, left: row, came, reason }
      }
      case 'add':
        return { kind: 'add', came: at, reason }
      default:
        return { kind: 'remove', left: row, reason }
    }
  }
})
