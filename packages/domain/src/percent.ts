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

/** A threshold that a percent is compared with: reached at `from`, or only above `over`. */
export type CutOff = { from: number } | { over: number }

/** Maximum decimals: a percent beside a threshold is never shown finer. */
const finest = 4

/**
 * A percent beside thresholds: one decimal, as {@link percent}, but as many as needed to keep it on its side of every
 * threshold. With four it is cut instead of rounded, so that 79.99999 never reads 80 (worked example 15). `fewest` decimals
 * are shown at least, where one would be too coarse.
 */
export function percentBeside(
  numerator: number,
  denominator: number,
  cutOffs: readonly CutOff[],
  fewest = 1,
): string {
  if (denominator === 0) return 'N/A'
  const part = BigInt(numerator) * 100n
  const whole = BigInt(denominator)
  for (let decimals = fewest; decimals <= finest; decimals++) {
    const rounded = (part * 10n ** BigInt(decimals) * 2n + whole) / (2n * whole)
    if (
      cutOffs.every(
        (cutOff) => meets(part, whole, cutOff) === meets(rounded, 10n ** BigInt(decimals), cutOff),
      )
    )
      return `${withDecimals(rounded, decimals)} %`
  }
  return `${withDecimals((part * 10n ** BigInt(finest)) / whole, finest)} %`
}

/** Compared exactly; thresholds have at most four decimals. */
function meets(part: bigint, whole: bigint, cutOff: CutOff): boolean {
  const limit = BigInt(Math.round(('from' in cutOff ? cutOff.from : cutOff.over) * 10 ** finest)) * whole
  const share = part * 10n ** BigInt(finest)
  return 'from' in cutOff ? share >= limit : share > limit
}

function withDecimals(value: bigint, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
