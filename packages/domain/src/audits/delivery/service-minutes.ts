import { federalCalendar, type DayCalendar } from '../../deadlines/business-calendar.js'
import { addDays } from '../../deadlines/day-arithmetic.js'
import { percent } from '../../percent.js'
import { allowed, badInput, type Verdict } from '../../verdict.js'

/** Why minutes of a service were missed (2.14), with whose side the reason is on. */
export const missedReasons = ['student', 'provider', 'closed', 'other'] as const
export type MissedReason = (typeof missedReasons)[number]

export const serviceFrequencies = ['WEEKLY', 'MONTHLY'] as const
export type ServiceFrequency = (typeof serviceFrequencies)[number]

/** Minutes of one month, as the log says. */
export interface DeliveredMonth {
  /** YYYY-MM */
  month: string
  delivered: number
  makeUp: number
  missed: Readonly<Record<MissedReason, number>>
}

/** What the plan of a student promises, and what was delivered of it. Days are YYYY-MM-DD. */
export interface ServiceMinutes {
  frequency: ServiceFrequency
  /** For each week or month. */
  minutes: number
  periodFrom: string
  periodTo: string
  months: readonly DeliveredMonth[]
}

/** Below so many percent of the planned minutes a line is flagged; the monitor decides (2.14). */
export const flagBelowPercent = 90

const monthOf = (day: string) => day.slice(0, 7)

/** The Monday of the week of a day: 1970-01-05 was one. */
function mondayOf(day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse('1970-01-05')) / 86_400_000)
  return addDays(day, -(((days % 7) + 7) % 7))
}

/** Months of a period, from the first to the last. */
export function monthsOf({
  periodFrom,
  periodTo,
}: Pick<ServiceMinutes, 'periodFrom' | 'periodTo'>): string[] {
  const months: string[] = []
  for (let day = periodFrom; day <= periodTo; day = addDays(day, 1))
    if (months.at(-1) !== monthOf(day)) months.push(monthOf(day))
  return months
}

/**
 * Planned minutes of each month of a period. Monthly services count every month, weekly ones every school week: a week with
 * at least one school day, in the month of the first of them (2.14).
 *
 * @param calendar the school days of the agency; the days of work stand in where it has none
 */
export function plannedByMonth(line: ServiceMinutes, calendar: DayCalendar | null): Map<string, number> {
  const planned = new Map(
    monthsOf(line).map((month) => [month, line.frequency === 'MONTHLY' ? line.minutes : 0]),
  )
  if (line.frequency === 'MONTHLY') return planned
  const school = calendar ?? federalCalendar
  const weeks = new Set<string>()
  for (let day = line.periodFrom; day <= line.periodTo; day = addDays(day, 1)) {
    if (school.closing(day) !== null || weeks.has(mondayOf(day))) continue
    weeks.add(mondayOf(day))
    planned.set(monthOf(day), (planned.get(monthOf(day)) ?? 0) + line.minutes)
  }
  return planned
}

/** What a line comes to; minutes are whole numbers. */
export interface ServiceTotals {
  planned: number
  delivered: number
  makeUp: number
  missed: Record<MissedReason, number>
  /** Delivered and made up, of planned: "90.7 %", "N/A" where nothing is planned. */
  percent: string
  /** Below the percent under which a line is looked at. */
  flagged: boolean
  /** max(0, planned - delivered - makeUp) */
  shortfall: number
  /** Of the shortfall what the student did not miss: minutes that the agency owes. */
  compensatory: number
}

/** Adds up the months of a line (2.14, worked example 21). */
export function serviceTotals(line: ServiceMinutes, calendar: DayCalendar | null): ServiceTotals {
  const planned = [...plannedByMonth(line, calendar).values()].reduce((sum, one) => sum + one, 0)
  const sum = (of: (month: DeliveredMonth) => number) => line.months.reduce((all, one) => all + of(one), 0)
  const delivered = sum((one) => one.delivered)
  const makeUp = sum((one) => one.makeUp)
  const missed = {
    student: sum((one) => one.missed.student),
    provider: sum((one) => one.missed.provider),
    closed: sum((one) => one.missed.closed),
    other: sum((one) => one.missed.other),
  }
  const given = delivered + makeUp
  const shortfall = Math.max(0, planned - given)
  return {
    planned,
    delivered,
    makeUp,
    missed,
    percent: percent(given, planned),
    flagged: given * 100 < planned * flagBelowPercent,
    shortfall,
    compensatory: Math.max(0, shortfall - missed.student),
  }
}

/** What a line comes to while nobody has entered its minutes: its plan; nothing is said of what is owed. */
export function totalsNotEntered(line: ServiceMinutes, calendar: DayCalendar | null): ServiceTotals {
  const totals = serviceTotals(line, calendar)
  return { ...totals, percent: percent(0, 0), flagged: false, shortfall: 0, compensatory: 0 }
}

/** Most minutes of a week or month. */
const mostMinutes = 10_000
const isMinutes = (value: number, least = 0) =>
  Number.isInteger(value) && value >= least && value <= mostMinutes

/** Longest period of a line, in months. */
const mostMonths = 24

/** What is wrong with a line as it is typed, each with its field. */
export function checkServiceMinutes(line: ServiceMinutes): Verdict[] {
  const { minutes, periodFrom, periodTo, months } = line
  const isPeriod = periodFrom <= periodTo
  const known = new Set(isPeriod && periodTo < addDays(periodFrom, mostMonths * 31) ? monthsOf(line) : [])
  return [
    isMinutes(minutes, 1)
      ? allowed
      : badInput(`Planned minutes must be between 1 and ${mostMinutes.toLocaleString('en-US')}.`, 'minutes'),
    isPeriod ? allowed : badInput('Period to must be on or after Period from.', 'periodTo'),
    !isPeriod || known.size > 0
      ? allowed
      : badInput(`A period can have at most ${mostMonths} months.`, 'periodTo'),
    ...months.flatMap(({ month, delivered, makeUp, missed }, at) => [
      known.size === 0 || known.has(month)
        ? allowed
        : badInput(`${month} is not in the period.`, `months.${at}.month`),
      [delivered, makeUp, ...Object.values(missed)].every((value) => isMinutes(value))
        ? allowed
        : badInput(
            `Minutes must be whole numbers between 0 and ${mostMinutes.toLocaleString('en-US')}.`,
            `months.${at}.delivered`,
          ),
    ]),
    new Set(months.map(({ month }) => month)).size === months.length
      ? allowed
      : badInput('Each month stands once.', 'months'),
  ].filter((verdict) => !verdict.allowed)
}
