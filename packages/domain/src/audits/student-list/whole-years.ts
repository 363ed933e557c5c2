import { addMonths } from '../../deadlines/day-arithmetic.js'

/** Whole years from one day to another, both YYYY-MM-DD; negative when it lies before. Born on 29 February, older on the 28th (0.4). */
export function wholeYears(from: string, to: string): number {
  return Math.floor(wholeMonths(from, to) / 12)
}

/** Whole months from one day to another. */
export function wholeMonths(from: string, to: string): number {
  const part = (day: string, start: number, end: number) => Number(day.slice(start, end))
  const months = (part(to, 0, 4) - part(from, 0, 4)) * 12 + part(to, 5, 7) - part(from, 5, 7)
  return addMonths(from, months) > to ? months - 1 : months
}
