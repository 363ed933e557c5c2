import { displayZone } from '../calendar-day.js'

/** A cell of an exported list: a `Date` is an instant, `{ day }` a day of the calendar written YYYY-MM-DD. */
export type TableCell = string | number | boolean | null | Date | { day: string }

/** The head of an exported list: its title, columns and filters. */
export interface TableHead {
  /** Name of the list, and of the sheet. */
  title: string
  headings: readonly string[]
  /** Filters, user, time, definitions: pairs for the sheet 'About' (domain definition 0.6). */
  about: readonly (readonly [label: string, value: string])[]
}

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: displayZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Local time of an instant in the display zone, encoded as if it were UTC, in milliseconds. */
export function wallTime(instant: Date): number {
  const parts = Object.fromEntries(
    wallClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: string) => parts[name] ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** A cell for text files. Days are YYYY-MM-DD, instants 'YYYY-MM-DD HH:mm' in the display zone; both sort as text. */
export function cellText(cell: TableCell): string | number | boolean | null {
  if (cell === null || typeof cell !== 'object') return cell
  if (!(cell instanceof Date)) return cell.day
  return new Date(wallTime(cell)).toISOString().slice(0, 16).replace('T', ' ')
}
