import { can, type Actor } from '../accounts/actor.js'
import { allowed, forbidden, wrongState, type Verdict } from '../verdict.js'
import { complianceYearName } from './compliance-year.js'

/** The three kinds of years that a state launches (specification 000 section 2). */
export type YearKind = 'compliance' | 'determinations' | 'disputes'

/** Displayed name: '2026 - 2027' for a compliance year, 'FFY 2026' for the fiscal years of the other two. */
export function yearName(kind: YearKind, id: number): string {
  return kind === 'compliance' ? complianceYearName(id) : `FFY ${id}`
}

/** The year that can be launched: latest id + 1, or `first` in an installation without one. */
export function nextYear(
  kind: YearKind,
  ids: readonly number[],
  first: number,
): { id: number; name: string } {
  const id = ids.length === 0 ? first : Math.max(...ids) + 1
  return { id, name: yearName(kind, id) }
}

/** Only the year after the latest can be launched, so that of two concurrent launches the second is refused. */
export function canLaunchYear(
  actor: Actor,
  kind: YearKind,
  years: { ids: readonly number[]; first: number },
  year: number,
): Verdict {
  if (!can(actor, 'years.launch')) return forbidden('You may not launch years.')
  if (years.ids.includes(year)) return wrongState(`${yearName(kind, year)} has already been launched.`)
  const next = nextYear(kind, years.ids, years.first)
  return next.id === year ? allowed : wrongState(`The next year is ${next.name}.`)
}
