/**
 * Seats of a sample for each stratum, by the sizes of the strata in drawing order (2.6, step 4): whole parts of the exact share
 * first, the rest by largest remainder; then each stratum with rows and without a seat takes one from the largest allocation.
 * There is no such minimum when there are fewer seats than strata.
 */
export function allocateSeats(populations: readonly number[], size: number): number[] {
  const total = populations.reduce((sum, n) => sum + n, 0)
  if (!Number.isInteger(size) || size < 0 || size > total)
    throw new RangeError(`A sample of ${size} cannot be drawn from ${total}.`)
  if (total === 0) return populations.map(() => 0)
  const seats = populations.map((n) => Math.floor((size * n) / total))
  let left = size - seats.reduce((sum, n) => sum + n, 0)
  const byRemainder = populations
    .map((n, at) => ({ at, remainder: (size * n) % total }))
    .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
  for (const { at } of byRemainder) {
    if (left === 0) break
    seats[at] = (seats[at] ?? 0) + 1
    left--
  }
  if (size >= populations.length)
    for (const [at, n] of populations.entries())
      if (n > 0 && seats[at] === 0) {
        const donor = seats.lastIndexOf(Math.max(...seats))
        seats[donor] = (seats[donor] ?? 0) - 1
        seats[at] = 1
      }
  return seats
}
