import { allocateSeats } from './allocation.js'
import type { Draw } from './draw.js'
import type { DrawPopulation } from './population.js'

export const sampleOrigins = [
  'Random',
  'Manual add',
  'Replacement',
  'Without exception',
  'Whole agency',
] as const
export type SampleOrigin = (typeof sampleOrigins)[number]

/** A row that is in the sample. */
export interface SamplePlace {
  row: number
  /** Counted from 1, strata in drawing order; who replaces somebody takes their number. */
  order: number
  origin: SampleOrigin
}

/** A sample after its draw and every later change, with the queues of those who are next. */
export interface Sample {
  places: readonly SamplePlace[]
  queues: readonly (readonly number[])[]
  /** Number of the place that is added next. */
  nextOrder: number
}

/**
 * The sample that a draw gives: order numbers go through the strata in drawing order (2.6, step 7); those that are reviewed
 * without exception follow.
 */
export function sampleOfDraw({ strata, always }: Draw): Sample {
  const rows = strata.flatMap(({ sample }) => sample)
  return {
    places: [
      ...rows.map((row, at) => placeOf(row, at + 1, 'Random')),
      ...always.map((row, at) => placeOf(row, rows.length + at + 1, 'Without exception')),
    ],
    queues: strata.map(({ queue }) => queue),
    nextOrder: rows.length + always.length + 1,
  }
}

/** What every change knows of the list: see {@link DrawPopulation}. */
export type SampledPopulation = Pick<DrawPopulation, 'strata' | 'stratumOf'>

/**
 * Adds rows until the sample has `size`: each stratum gets what an allocation anew for that size gives it, from its queue. Where
 * a queue is empty, or a stratum has more than that already, the others fill what is left, in drawing order. Quotas are not
 * checked again.
 */
export function topUp(sample: Sample, { strata, stratumOf }: SampledPopulation, size: number): Sample {
  const seats = allocateSeats(
    strata.map((group) => group.length),
    Math.min(size, strata.flat().length),
  )
  const has = strata.map((_group, at) => sample.places.filter(({ row }) => stratumOf[row] === at).length)
  let left = Math.max(0, size - sample.places.length)
  const added: number[] = []
  const take = (limit: (stratum: number) => number) =>
    sample.queues.map((queue, at) => {
      const rest = queue.filter((row) => !added.includes(row))
      const taken = rest.slice(0, Math.min(left, Math.max(0, limit(at))))
      left -= taken.length
      added.push(...taken)
      return rest.slice(taken.length)
    })
  take((at) => (seats[at] ?? 0) - (has[at] ?? 0))
  const queues = take(() => left)
  return {
    places: [...sample.places, ...added.map((row, at) => placeOf(row, sample.nextOrder + at, 'Random'))],
    queues,
    nextOrder: sample.nextOrder + added.length,
  }
}

const placeOf = (row: number, order: number, origin: SampleOrigin): SamplePlace => ({ row, order, origin })

/**
 * Takes rows that nobody has started out of the sample, last drawn first, until it has `size`; they are the next of their
 * queues again. Null where too many are started.
 */
export function trimSample(
  sample: Sample,
  { stratumOf }: SampledPopulation,
  size: number,
  isStarted: (row: number) => boolean,
): Sample | null {
  const leaving = sample.places
    .toSorted((one, other) => other.order - one.order)
    .filter(({ row }) => !isStarted(row))
    .slice(0, Math.max(0, sample.places.length - size))
    .map(({ row }) => row)
  if (sample.places.length - leaving.length > size) return null
  return {
    ...sample,
    places: sample.places.filter(({ row }) => !leaving.includes(row)),
    queues: sample.queues.map((queue, at) => [
      ...leaving.toReversed().filter((row) => stratumOf[row] === at),
      ...queue,
    ]),
  }
}

/** Puts the next of the same stratum into the place of a row, which leaves for good; null where nobody is left. */
export function replaceRow(sample: Sample, { stratumOf }: SampledPopulation, row: number): Sample | null {
  const stratum = stratumOf[row]
  const next = stratum === undefined ? undefined : sample.queues[stratum]?.[0]
  if (next === undefined) return null
  return {
    ...sample,
    places: sample.places.map((place) =>
      place.row === row ? placeOf(next, place.order, 'Replacement') : place,
    ),
    queues: sample.queues.map((queue, at) => (at === stratum ? queue.slice(1) : queue)),
  }
}

/** Adds a row that somebody chose. */
export function addByHand(sample: Sample, row: number): Sample {
  return {
    places: [...sample.places, placeOf(row, sample.nextOrder, 'Manual add')],
    queues: sample.queues.map((queue) => queue.filter((one) => one !== row)),
    nextOrder: sample.nextOrder + 1,
  }
}

/** Takes a row out for good; nobody takes its place. */
export function removeRow(sample: Sample, row: number): Sample {
  return { ...sample, places: sample.places.filter((place) => place.row !== row) }
}
