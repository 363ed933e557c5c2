import { calendarDay, displayZone } from '../calendar-day.js'
import { addDays } from '../deadlines/day-arithmetic.js'

/** Hour of the state's clock at which digests go out (domain definition 9.1). */
export const digestHour = 7

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: displayZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
})

/** The instant at which the clocks of the state show an hour of a day, whether it is summer or winter there. */
export function stateInstant(day: string, hour: number): Date {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  // The offset at that time of day; asked twice because the first guess may lie across a change of the clocks.
  const first = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(first))
}

function offsetAt(instant: number): number {
  const parts = Object.fromEntries(
    wallClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(instant / 60_000) * 60_000
}

/** A digest that is due: it takes what happened before its instant. */
export interface DigestTime {
  /** Day of the state on which it goes out, YYYY-MM-DD. */
  day: string
  at: Date
}

/** The latest 07:00 that has passed. */
export function lastDailyDigest(now: Date): DigestTime {
  const today = calendarDay(now)
  const at = stateInstant(today, digestHour)
  if (at <= now) return { day: today, at }
  const day = addDays(today, -1)
  return { day, at: stateInstant(day, digestHour) }
}

/** The latest Monday, 07:00, that has passed. */
export function lastWeeklyDigest(now: Date): DigestTime {
  const { day } = lastDailyDigest(now)
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(day, -sinceMonday)
  return { day: monday, at: stateInstant(monday, digestHour) }
}

/** The end of the hour in which uploads are told of together. */
export function endOfHour(now: Date): Date {
  const hour = 3_600_000
  return new Date((Math.floor(now.getTime() / hour) + 1) * hour)
}
