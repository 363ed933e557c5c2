import { addDays } from '../deadlines/day-arithmetic.js'

/**
 * The events calendar has its own time zone, UTC-10, in which every event lasts whole days (specification 001 section
 * 2.2).
 */
export const eventZone = 'Etc/GMT+10'
/**
 * The same as an offset: names of this kind have the opposite sign, and not every browser accepts an offset as a zone.
 */
const eventOffset = '-10:00'
const eventZoneMs = 10 * 3_600_000

/** The instant at which a day begins in the calendar's zone: '2026-03-12T00:00:00-10:00'. */
export function eventTime(day: string): string {
  return `${day}T00:00:00${eventOffset}`
}

/**
 * The day (YYYY-MM-DD) of a time of an event, wherever the reader is: a day is itself, a time without a zone belongs to
 * its own day, an instant is read in UTC-10. Null for an invalid time.
 */
export function eventDay(time: string): string | null {
  const plain = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?$/.exec(time)
  if (plain?.[1]) return isDay(plain[1]) ? plain[1] : null
  const at = Date.parse(time)
  return Number.isNaN(at) ? null : new Date(at - eventZoneMs).toISOString().slice(0, 10)
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

/** The compliance year of a day: 1 July to 30 June (domain definition 0.1). */
export function complianceYearOf(day: string): number {
  const year = Number(day.slice(0, 4))
  return day.slice(5, 7) >= '07' ? year : year - 1
}

/** The event moved to another first day, with the same length. */
export function movedEvent(
  event: { startTime: string; endTime: string | null },
  startTime: string,
): { startTime: string; endTime: string | null } {
  if (event.endTime === null) return { startTime, endTime: null }
  const length = Math.round((Date.parse(event.endTime) - Date.parse(event.startTime)) / 86_400_000)
  return { startTime, endTime: addDays(startTime, length) }
}
