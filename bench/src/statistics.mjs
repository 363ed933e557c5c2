/** @typedef {{ median: number, low: number, high: number, rounds: number }} Spread low and high: the middle half of the rounds */

/**
 * The quantile of the numbers, with linear interpolation. Throws for an empty list.
 *
 * @param {readonly number[]} numbers
 * @param {number} part 0 to 1
 */
export function quantile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) throw new RangeError('There are no numbers.')
  return below + (above - below) * (place - Math.floor(place))
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  return quantile(numbers, 0.5)
}

/**
 * Median of the rounds, and the range of the middle half of them.
 *
 * @param {readonly number[]} rounds
 * @returns {Spread}
 */
export function spread(rounds) {
  return {
    median: median(rounds),
    low: quantile(rounds, 0.25),
    high: quantile(rounds, 0.75),
    rounds: rounds.length,
  }
}

/**
 * Cost relative to a reference. Each round is divided by the reference of the same round, which cancels other load on
 * the machine. Throws when the rounds are not paired.
 *
 * @param {readonly number[]} rounds
 * @param {readonly number[]} reference
 * @returns {Spread}
 */
export function ratio(rounds, reference) {
  if (rounds.length !== reference.length) throw new RangeError('Every round needs its reference.')
  return spread(
    rounds.map((value, round) => {
      const by = reference[round]
      if (by === undefined || by <= 0)
        throw new RangeError(`The reference of round ${round} is not above zero.`)
      return value / by
    }),
  )
}
