/** @typedef {{ median: number, low: number, high: number, rounds: number }} Spread low and high: the middle half of the rounds */

/**
 * Value below which this part of the numbers lies, with linear interpolation. Throws for no numbers.
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
 * Median of the rounds, and the range in which the middle half of them lies.
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
 * How much more one thing costs than its reference. Each round is divided by the reference of the same round, so
 * that what the machine did meanwhile falls out. Throws when the rounds are not paired.
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
