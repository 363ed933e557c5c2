import { allocateSeats } from './allocation.js'
import { isSeed, mulberry32, shuffled } from './mulberry32.js'
import type { DrawPopulation } from './population.js'
import { meetQuotas, type QuotaResult, type StratumDraw } from './quotas.js'

/** Version of the algorithm; a change that draws other rows gets another number, and this one stays for its certificates. */
export const drawAlgorithm = 1

export interface Draw {
  seed: number
  size: number
  /** In drawing order; rows by their index, see {@link DrawPopulation}. */
  strata: readonly (StratumDraw & { name: string; population: number; allocated: number })[]
  quotas: readonly QuotaResult[]
  /** Rows that are in the sample without being drawn. */
  always: readonly number[]
}

/**
 * Draws a sample, algorithm v1 (2.6). The same list, rule, filter, seed and size give the same sample and the same queues of
 * replacements wherever it is computed: it uses whole numbers only.
 */
export function drawSample(population: DrawPopulation, { seed, size }: { seed: number; size: number }): Draw {
  if (!isSeed(seed)) throw new RangeError(`${seed} is no seed: it takes 32 bits.`)
  const { strata: groups, strataNames, quotas, always } = population
  const seats = allocateSeats(
    groups.map((group) => group.length),
    size,
  )
  const next = mulberry32(seed)
  const strata = groups.map((group, at) => {
    const order = shuffled(group, next)
    const allocated = seats[at] ?? 0
    return {
      name: strataNames[at] ?? '',
      population: group.length,
      allocated,
      sample: order.slice(0, allocated),
      queue: order.slice(allocated),
    }
  })
  return { seed, size, quotas: meetQuotas(strata, quotas), strata, always }
}
