/**
 * Numbers in [0, 1) that are the same in every run with the same seed (mulberry32), so that a failing run can be
 * reproduced from its seed.
 *
 * @param {number} seed
 * @returns {() => number}
 */
export function seededRandom(seed) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** An integer from `low` to `high`, both inclusive. */
export function between(
  /** @type {() => number} */ random,
  /** @type {number} */ low,
  /** @type {number} */ high,
) {
  return low + Math.floor(random() * (high - low + 1))
}

/**
 * One of the choices, with a probability by its weight. Throws for an empty list.
 *
 * @template T
 * @param {() => number} random
 * @param {readonly (readonly [weight: number, choice: T])[]} choices
 * @returns {T}
 */
export function pick(random, choices) {
  let left = random() * choices.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, choice] of choices) {
    left -= weight
    if (left < 0) return choice
  }
  const last = choices.at(-1)
  if (!last) throw new RangeError('There is nothing to choose from.')
  return last[1]
}
