/**
 * A share as every screen shows it: one decimal, rounded half up, computed from numerator and denominator;
 * 0 of 0 is N/A, not 0 % (domain definition 0.6).
 */
export function percent(numerator: number, denominator: number): string {
  if (denominator === 0) return 'N/A'
  return `${tenths(numerator * 100, denominator).toFixed(1)} %`
}

/** numerator / denominator rounded half up to one decimal; exact for whole numbers, unlike toFixed. */
export function tenths(numerator: number, denominator: number): number {
  if (!Number.isInteger(numerator) || !Number.isInteger(denominator) || denominator <= 0 || numerator < 0) {
    throw new RangeError(`Cannot round ${numerator} / ${denominator}`)
  }
  return Math.floor((numerator * 20 + denominator) / (2 * denominator)) / 10
}
