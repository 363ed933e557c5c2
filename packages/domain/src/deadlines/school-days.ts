import type { DayCalendar } from './business-calendar.js'
import { addDays } from './day-arithmetic.js'
import { weekendOf } from './holidays.js'

/** First to last day, both included, YYYY-MM-DD. */
export interface DaySpan {
  firstDay: string
  lastDay: string
}

/** A span in which the schools of an agency are closed, and why. */
export interface SchoolClosure extends DaySpan {
  reason: string
}

/** Reasons of events of the whole agency that close its schools (domain definition 0.4). */
const closingReasons: ReadonlySet<string> = new Set(['Holiday', 'Inclement Weather Closure'])
const trainingReason = 'System-wide PD'

/** The fields of a calendar event that the school-day clock needs. */
export interface ClosureEvent {
  /** 1: of the whole agency; 2: of one school. */
  eventType: number
  eventDescription: string
  startTime: string
  endTime: string | null
  /** '' for both parts. */
  part: string
}

/**
 * The closures among the events of an agency: system-wide holidays, closures for weather and, unless switched off,
 * training days. An event that closes one school, shortens a day or concerns infants and toddlers only is not a closure
 * of the agency.
 */
export function closuresOf(
  events: readonly ClosureEvent[],
  { trainingCloses = true }: { trainingCloses?: boolean } = {},
): SchoolClosure[] {
  return events
    .filter(
      ({ eventType, eventDescription, part }) =>
        eventType === 1 &&
        part !== 'Part C' &&
        (closingReasons.has(eventDescription) || (trainingCloses && eventDescription === trainingReason)),
    )
    .map(({ startTime, endTime, eventDescription }) => ({
      firstDay: startTime,
      lastDay: endTime ?? startTime,
      reason: eventDescription,
    }))
}

/**
 * The school days of an agency: Monday to Friday between the first and last day of a school year, without closures and
 * the `holidays` (domain definition 0.4). Delayed openings and early dismissals are school days.
 */
export function schoolDayCalendar(
  schoolYears: readonly DaySpan[],
  closures: readonly SchoolClosure[],
  holidays: ReadonlyMap<string, string> = new Map(),
): DayCalendar {
  return {
    closing(day) {
      const weekend = weekendOf(day)
      if (weekend) return weekend
      if (!schoolYears.some((year) => holds(year, day))) return 'Outside the school year'
      return holidays.get(day) ?? closures.find((closure) => holds(closure, day))?.reason ?? null
    },
  }
}

const holds = ({ firstDay, lastDay }: DaySpan, day: string) => firstDay <= day && day <= lastDay

/** Maximum run of days without school: two summers. Beyond it the school years are unknown. */
const longestBreak = 200

/**
 * The n-th school day after `day`, which is day 0. Null where the known school years end before it: such a date must not be
 * guessed.
 */
export function addSchoolDays(day: string, n: number, calendar: DayCalendar): string | null {
  let at = day
  for (let left = n; left > 0; left--) {
    let closed = 0
    do {
      if (closed++ > longestBreak) return null
      at = addDays(at, 1)
    } while (calendar.closing(at) !== null)
  }
  return at
}

/** Number of school days in a span, its first and last day included. */
export function countSchoolDays({ firstDay, lastDay }: DaySpan, calendar: DayCalendar): number {
  let count = 0
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) if (calendar.closing(day) === null) count++
  return count
}
