import { flagsOf, type Actor } from '../accounts/actor.js'
import { calendarDaysBetween } from '../deadlines/deadline.js'
import { allowed, forbidden, type Verdict } from '../verdict.js'

/** Days after which an agency whose turn it is counts as inactive (domain definition 7.1). */
export const idleAfterDays = 30
/** Days that the strip of the state dashboard looks ahead (7.1). */
export const stripDays = 14
/** Pause after which opening a place is a new visit, in milliseconds. */
export const visitPauseMs = 30 * 60_000

/** The state dashboard is for state staff, and read-only for liaisons and dispute resolution staff (7.1). */
export function canReadStateDashboard(actor: Actor): Verdict {
  const { isStateMonitor, isLiaison } = flagsOf(actor)
  return (isStateMonitor || isLiaison) && !actor.client
    ? allowed
    : forbidden('The state dashboard is for state staff.')
}

/** Administrators of the agency and the state see who works on what; local users see their own part (7.2). */
export function canReadTeam(actor: Actor): Verdict {
  return flagsOf(actor).isLocalUser || actor.client
    ? forbidden('Only administrators and the state see the team.')
    : allowed
}

/** Dashboards are for people; other systems read the records themselves. */
export function canReadDashboards(actor: Actor): Verdict {
  return actor.client ? forbidden('Dashboards are for people.') : allowed
}

/** Places whose visits are stored for a person; the tour is finished by its visit. */
export const visitPlaces = ['state-dashboard', 'local-dashboard', 'tour'] as const
export type VisitPlace = (typeof visitPlaces)[number]

/** The newest visit of a place, and the end of the previous one. */
export interface Visit {
  at: Date
  before: Date | null
}

/** The end of the previous visit; null during the first visit. */
export function lastVisit(stored: Visit | null, now: Date): Date | null {
  if (stored === null) return null
  return now.getTime() - stored.at.getTime() > visitPauseMs ? stored.at : stored.before
}

/** The visit to store for `now`; within the pause it is still the same visit. */
export function afterVisit(stored: Visit | null, now: Date): Visit {
  return { at: now, before: lastVisit(stored, now) }
}

/** Classes of the correction clock by days left, longest first; both bounds belong to the class. */
export const clockClasses = [
  { id: 'year-late', from: null, to: -366, name: 'More than a year late' },
  { id: 'late', from: -365, to: -1, name: 'Late' },
  { id: 'week', from: 0, to: 7, name: '0 to 7 days' },
  { id: 'month', from: 8, to: 30, name: '8 to 30 days' },
  { id: 'quarter', from: 31, to: 90, name: '31 to 90 days' },
  { id: 'half', from: 91, to: 180, name: '91 to 180 days' },
  { id: 'far', from: 181, to: null, name: 'More than 180 days' },
] as const
export type ClockClass = (typeof clockClasses)[number]['id']

/** Class of a due date on a day. */
export function clockClassOf(dueOn: string, today: string): ClockClass {
  const left = calendarDaysBetween(today, dueOn)
  const found = clockClasses.find(({ to }) => to === null || left <= to)
  if (!found) throw new RangeError(`No class for ${left} days.`)
  return found.id
}

/** The twelve months of a compliance year, July first, as YYYY-MM. */
export function monthsOfYear(year: number): string[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = ((index + 6) % 12) + 1
    return `${index < 6 ? year : year + 1}-${String(month).padStart(2, '0')}`
  })
}

/** First and last day of the calendar month of a day. */
export function monthOf(day: string): { from: string; to: string } {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: `${day.slice(0, 8)}01`, to: `${day.slice(0, 8)}${String(last).padStart(2, '0')}` }
}
