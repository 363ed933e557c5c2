/** A stream of 32-bit numbers from a seed (mulberry32), the same in every language: algorithm v1 draws with it (2.6). */
export function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

const two32 = 2 ** 32

/** Whether a number is a seed: 32 bits, not negative. */
export function isSeed(seed: number): boolean {
  return Number.isInteger(seed) && seed >= 0 && seed < two32
}

/** Shuffles a copy: Fisher-Yates from the last to the second, j = floor(u * (i + 1) / 2^32). Exact for up to two million rows. */
export function shuffled<T>(rows: readonly T[], next: () => number): T[] {
  const order = [...rows]
  for (let i = order.length - 1; i >= 1; i--) {
    const j = Math.floor((next() * (i + 1)) / two32)
    const [one, other] = [order[i], order[j]]
    if (one === undefined || other === undefined) throw new RangeError(`No row ${i} or ${j}.`)
    order[i] = other
    order[j] = one
  }
  return order
}
