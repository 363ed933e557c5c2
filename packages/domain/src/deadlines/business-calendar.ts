import { addDays } from './day-arithmetic.js'
import { federalHolidays, observedHoliday, weekendOf, type Holiday } from './holidays.js'

/** A day on which the state's offices are closed, beside weekends and federal holidays. */
export interface ClosedDay {
  day: string
  name: string
}

/** Why an office is closed on a day; null on a business day. */
export type Closing = string | null

/**
 * Which days count (domain definition 0.4). Clocks take it as a parameter: the state's calendar below, or another with
 * more closed days, such as that of an agency's schools.
 */
export interface DayCalendar {
  /** Reason for which the day does not count: 'Saturday', 'Veterans Day', …; null when it counts. */
  closing(day: string): Closing
}

/** Monday to Friday except the observed federal holidays and the state's own closed days. */
export function businessCalendar(
  closedDays: readonly ClosedDay[] = [],
  holidays: readonly Holiday[] = federalHolidays,
): DayCalendar {
  const own = new Map(closedDays.map(({ day, name }) => [day, name]))
  const observed = new Map<number, ReadonlyMap<string, string>>()
  const ofYear = (year: number) => {
    const known = observed.get(year)
    if (known) return known
    // New Year's Day on a Saturday is observed in the year before.
    const days = new Map(
      [year, year + 1].flatMap((one) =>
        holidays.map((holiday) => [observedHoliday(holiday, one), holiday.name] as const),
      ),
    )
    observed.set(year, days)
    return days
  }
  return {
    closing(day) {
      return weekendOf(day) ?? own.get(day) ?? ofYear(Number(day.slice(0, 4))).get(day) ?? null
    },
  }
}

/** Weekends and federal holidays only. Marked as pure, so that screens without due dates do not bundle it. */
export const federalCalendar: DayCalendar = /* @__PURE__ */ businessCalendar()

/** Maximum run of closed days; a calendar in which no day counts is a mistake. */
const longestClosing = 400

/** The day itself if it counts, otherwise the next one that does. Throws RangeError when no day counts. */
export function nextCountedDay(day: string, calendar: DayCalendar): string {
  let next = day
  for (let n = 0; calendar.closing(next) !== null; n++) {
    if (n > longestClosing) throw new RangeError(`No day counts after ${day}.`)
    next = addDays(next, 1)
  }
  return next
}

/** The n-th counted day after `day`, which is day 0; for n = 0 the day itself. */
export function addCountedDays(day: string, n: number, calendar: DayCalendar): string {
  let at = day
  for (let left = n; left > 0; left--) at = nextCountedDay(addDays(at, 1), calendar)
  return at
}

/** The n-th business day after `day` (domain definition 0.4). */
export function addBusinessDays(day: string, n: number, calendar: DayCalendar = federalCalendar): string {
  return addCountedDays(day, n, calendar)
}
