/** Random numbers from a seed, so that a failure can be reproduced. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A number from 0 (inclusive) to 1 (exclusive), by mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** An integer from 0 (inclusive) to `end` (exclusive). */
  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  one<T>(choices: readonly T[]): T {
    const choice = choices[this.below(choices.length)]
    if (choice === undefined && choices.length === 0) throw new Error('There is nothing to choose from.')
    return choice as T
  }

  /** At most `most` of the choices, each once, in random order. */
  some<T>(choices: readonly T[], most: number): T[] {
    const left = [...choices]
    const chosen: T[] = []
    while (left.length > 0 && chosen.length < most) chosen.push(...left.splice(this.below(left.length), 1))
    return chosen
  }
}
