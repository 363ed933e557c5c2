import { isCalendarDay } from '../../calendar-day.js'
import { addDays } from '../../deadlines/day-arithmetic.js'
import type { CodeLists, ListColumn } from './list-columns.js'
import { plainHeading } from './list-heading.js'
import { listMessages } from './list-problems.js'

/** Days that spreadsheets count from the end of 1899; the numbers stand for 1954 to 2119, so that a bare year is no day. */
const serialDays = { from: 20_000, to: 80_000, start: '1899-12-30' }

/** A day as lists write it: MM/DD/YYYY, YYYY-MM-DD (at midnight, if a time is there) or the serial day of a spreadsheet. */
export function readListDay(text: string): string | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  if (american) {
    const [, month = '', day = '', year = ''] = american
    return existing(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  }
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.exec(text)
  if (iso) return existing(iso[1] ?? '')
  const serial = /^\d{5}(?:\.0+)?$/.test(text) ? Number(text) : 0
  const { from, to, start } = serialDays
  return serial >= from && serial <= to ? addDays(start, serial) : null
}

const existing = (day: string) => (isCalendarDay(day) ? day : null)

/** Finds codes by code, by label, by number without leading zeros or by another known spelling. */
export type FindCode = (text: string) => string | null

/** A finder for each column of codes, made once for a list: the lists are read for every row. */
export function codeFinder(column: ListColumn, lists: CodeLists): FindCode {
  const { cell } = column
  if (cell.kind !== 'code') return () => null
  const found = new Map<string, string>()
  for (const { code, label } of lists[cell.list])
    for (const spelling of [label, code, code.replace(/^0+(?=\d)/, '')])
      found.set(plainHeading(spelling), code)
  for (const [spelling, code] of Object.entries(cell.also ?? {})) found.set(plainHeading(spelling), code)
  for (const { code } of lists[cell.list]) found.set(code, code)
  return (text) => found.get(text) ?? found.get(plainHeading(text)) ?? null
}

const yes: ReadonlySet<string> = new Set(['y', 'yes', 'true', '1'])
const no: ReadonlySet<string> = new Set(['', 'n', 'no', 'false', '0'])

/** What a cell is read with. */
export interface CellContext {
  row: number
  today: string
  findCode: FindCode
}

/** A cell that was understood, with a warning where there is one; or why it was not. */
export type CellResult = { value: string; warning?: string } | { error: string }

/** One cell that is not blank, by the kind of its column. */
export function readListCell(text: string, column: ListColumn, context: CellContext): CellResult {
  const { cell, name } = column
  const { row } = context
  switch (cell.kind) {
    case 'text':
      return text.length <= cell.longest
        ? { value: text }
        : { error: listMessages.tooLong(row, name, cell.longest) }
    case 'id':
      return readId(text, column, cell.digits, row)
    case 'date':
      return readDay(text, name, cell.future, context)
    case 'code': {
      const code = context.findCode(text)
      return code === null ? { error: listMessages.unknownCode(row, name, text) } : { value: code }
    }
    case 'number':
      return readNumber(text, name, cell, row)
    case 'flag': {
      const word = text.toLowerCase()
      if (yes.has(word)) return { value: 'Y' }
      return no.has(word) ? { value: 'N' } : { error: listMessages.unknownCode(row, name, text) }
    }
  }
}

/** Longest identifier of a child where its form is the agency's own. */
const longestId = 40

function readId(text: string, { name }: ListColumn, digits: number | null, row: number): CellResult {
  if (digits !== null)
    return text.length === digits && /^\d+$/.test(text)
      ? { value: text }
      : { error: listMessages.badId(row, name, digits) }
  return text.length <= longestId ? { value: text } : { error: listMessages.tooLong(row, name, longestId) }
}

/** A whole number, as spreadsheets write it too: 30, 1,200 or 30.0. */
function readNumber(
  text: string,
  name: string,
  limits: { from: number; to: number },
  row: number,
): CellResult {
  const plain = text.replace(/^(\d{1,3}),(?=\d{3}$)/, '$1').replace(/\.0+$/, '')
  const value = /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN
  return value >= limits.from && value <= limits.to
    ? { value: String(value) }
    : { error: listMessages.badNumber(row, name, limits) }
}

function readDay(
  text: string,
  name: string,
  future: 'refuse' | 'warn',
  { row, today }: CellContext,
): CellResult {
  const day = readListDay(text)
  if (day === null) return { error: listMessages.badDate(row, name) }
  if (day <= today) return { value: day }
  return future === 'refuse'
    ? { error: listMessages.future(row, name) }
    : { value: day, warning: listMessages.futureWarning(row, name) }
}
