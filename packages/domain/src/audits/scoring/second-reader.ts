import { pendingAnswer } from '../types/response-set.js'

/** Whether the record that is submitted now has a second reader: every n-th that is completed (2.4, 2.8). */
export function hasSecondReader(submittedBefore: number, every: number | null): boolean {
  return every !== null && (submittedBefore + 1) % every === 0
}

/** What the two readers answered to one item. */
export interface ReadPair {
  first: string | null
  second: string | null
}

/** A pair with what the two readers agreed on where they differed. */
export interface SettledPair extends ReadPair {
  settled: string | null
}

/** Whether two readers differ about an item and have not settled it; where the first has no answer there is nothing to compare. */
export function isOpenDifference({ first, second, settled }: SettledPair): boolean {
  return first !== null && second !== first && settled === null
}

export interface Agreement {
  equal: number
  pairs: number
  /** Cohen's kappa; null below {@link fewestPairs}, and where both readers gave one and the same answer to everything. */
  kappa: number | null
}

/** Pairs from which on kappa says something. */
export const fewestPairs = 20

/** How far two readers agree (2.8). Items that one of them left open are no pairs. */
export function agreementOf(readings: readonly ReadPair[]): Agreement {
  const isAnswer = (value: string | null): value is string => value !== null && value !== pendingAnswer
  const pairs = readings.flatMap(({ first, second }) =>
    isAnswer(first) && isAnswer(second) ? [{ first, second }] : [],
  )
  const equal = pairs.filter(({ first, second }) => first === second).length
  return { equal, pairs: pairs.length, kappa: pairs.length < fewestPairs ? null : kappaOf(pairs, equal) }
}

/** (observed - expected) / (1 - expected), with both sides multiplied by the square of the pairs to stay in whole numbers. */
function kappaOf(pairs: readonly { first: string; second: string }[], equal: number): number | null {
  const values = new Set(pairs.flatMap(({ first, second }) => [first, second]))
  let expected = 0
  for (const value of values)
    expected +=
      pairs.filter(({ first }) => first === value).length *
      pairs.filter(({ second }) => second === value).length
  const all = pairs.length ** 2
  return expected === all ? null : (pairs.length * equal - expected) / (all - expected)
}
