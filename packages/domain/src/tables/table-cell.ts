import { displayZone } from '../calendar-day.js'

/** A cell of an exported list: a `Date` is an instant, `{ day }` a day of the calendar written YYYY-MM-DD. */
export type TableCell = string | number | boolean | null | Date | { day: string }

/** A list as it is exported: what is shown, and what was asked for to get it. */
export interface TableHead {
  /** Name of the list, and of the sheet. */
  title: string
  headings: readonly string[]
  /** Filters, who, when, definitions: pairs for the sheet 'About' (domain definition 0.6). */
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

/** What clocks in the display zone show at an instant, as if it were UTC, in milliseconds. */
export function wallTime(instant: Date): number {
  const parts = Object.fromEntries(
    wallClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: string) => parts[name] ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/** A cell for files of text. Days are YYYY-MM-DD, instants 'YYYY-MM-DD HH:mm' in the display zone; both sort as they are. */
export function cellText(cell: TableCell): string | number | boolean | null {
  if (cell === null || typeof cell !== 'object') return cell
  if (!(cell instanceof Date)) return cell.day
  return new Date(wallTime(cell)).toISOString().slice(0, 16).replace('T', ' ')
}
