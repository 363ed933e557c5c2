import type { SizeStep } from '../types/audit-type.js'

/** Size of a sample from a population, by the table of a type and part (2.6, worked example 12). */
export function sampleSize(population: number, sizes: readonly SizeStep[]): number {
  const step = sizes.find(({ upTo }) => upTo === null || population <= upTo)
  if (!step) throw new RangeError(`The table of sizes ends before a population of ${population}.`)
  return step.size === null ? population : Math.min(step.size, population)
}

/** Size of the sample of newer data: a quarter of the first one, at least 5, at most all. */
export function newerDataSampleSize(population: number, firstSize: number): number {
  return Math.min(population, Math.max(5, Math.ceil(firstSize / 4)))
}

/** How sure the statistical size makes: confidence as z, expected share, and error, as numbers of one. */
export interface StatisticalSize {
  z: number
  share: number
  error: number
}
export const usualStatisticalSize: StatisticalSize = { z: 1.645, share: 0.5, error: 0.1 }

/** The statistical size shown as help: n0 / (1 + (n0 - 1) / N), rounded up. */
export function statisticalSize(population: number, by: StatisticalSize = usualStatisticalSize): number {
  if (population <= 0) return 0
  const infinite = (by.z ** 2 * by.share * (1 - by.share)) / by.error ** 2
  return Math.min(population, Math.ceil(infinite / (1 + (infinite - 1) / population)))
}
