import { isStateStaff, type Actor } from '../accounts/actor.js'
import { calendarDaysBetween } from '../deadlines/deadline.js'
import { shownParts, type ShownCount } from '../small-numbers.js'
import { indicatorCode, indicatorNumber } from './indicator-codes.js'
import { correctedOn, timeliness, type FindingDates } from './finding-clock.js'

export interface TimelyCorrection {
  issued: number
  timely: number
  late: number
  notVerified: number
}

/** Indicators with their own row in the federal form (domain definition 1.4). */
export const indicatorsOfForm: Record<'Part B' | 'Part C', readonly string[]> = {
  'Part B': ['4B', '9', '10', '11', '12', '13'],
  'Part C': ['1', '7', '8A', '8B', '8C'],
}

/** The same as findings name them: `B4B`. */
export function indicatorCodesOfForm(part: 'Part B' | 'Part C'): string[] {
  return indicatorsOfForm[part].flatMap((number) => indicatorCode(number, part) ?? [])
}

/** Row of the federal form for a finding; its indicator may be written as `B11` or as `11`. */
export function formRowOf(part: 'Part B' | 'Part C', indicator: string | null): string {
  if (indicator === null || indicator === '') return 'other'
  const code = indicatorCode(indicator, part)
  return code !== null && indicatorCodesOfForm(part).includes(code) ? indicatorNumber(code) : 'related'
}

/** Counts of issued, timely, late and not yet verified findings; excluded ones are left out (1.4). */
export function timelyCorrection(findings: readonly FindingDates[]): TimelyCorrection {
  const counts: TimelyCorrection = { issued: 0, timely: 0, late: 0, notVerified: 0 }
  for (const finding of findings) {
    const kind = timeliness(finding)
    if (kind === null) continue
    counts.issued++
    counts[kind]++
  }
  return counts
}

/** Days from the letter to the correction; null while it is not corrected. */
export function daysToCorrection(finding: FindingDates): number | null {
  const on = correctedOn(finding)
  return on === null || finding.issuedOn === null ? null : calendarDaysBetween(finding.issuedOn, on)
}

/** The median; null for an empty list. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2
}

/** Days of an FFY: 1 July to 30 June (domain definition 0.1). */
export function ffyDays(ffy: number): { from: string; to: string } {
  return { from: `${ffy}-07-01`, to: `${ffy + 1}-06-30` }
}

/**
 * Verified and total cases of a finding for an exported file: below ten students a reader outside of the state gets
 * 'n<10' (0.6). On the screen the agency reads its own cases one by one, so hiding their number there would hide
 * nothing.
 */
export function casesForExport(
  reader: Actor,
  { casesVerified, casesTotal }: { casesVerified: number; casesTotal: number },
): [verified: number | string, all: number | string] {
  if (isStateStaff(reader)) return [casesVerified, casesTotal]
  const { parts, total } = shownParts([casesVerified, casesTotal - casesVerified])
  return [cellOf(parts[0] ?? total), cellOf(total)]
}

const cellOf = (count: ShownCount): number | string => (count.shown ? count.value : count.text)
