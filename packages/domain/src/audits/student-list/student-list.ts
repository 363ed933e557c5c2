import type { AuditPart, Roster, SubjectWords } from '../types/audit-type.js'
import { joinedKey, type PopulationRow } from '../types/population-row.js'
import { codeFinder, readListCell, type FindCode } from './list-cells.js'
import type { CodeLists, ListColumn } from './list-columns.js'
import { readListHeading } from './list-heading.js'
import { listMessages, mostListRows, type ListProblem } from './list-problems.js'
import { wholeYears } from './whole-years.js'

/** What a list is read with. */
export interface ListContext {
  roster: Roster
  part: AuditPart
  subject: SubjectWords
  codes: CodeLists
  /** Day of the upload: ages are those of this day, for the draw as well (2.6). */
  today: string
}

/** A row that was accepted, with its number in the file. */
export interface ListRow extends PopulationRow {
  row: number
}

/** A list that was read. It is accepted only without errors: the one before stays until then (2.4). */
export interface ReadList {
  /** Rows with something in them. */
  rowCount: number
  rows: ListRow[]
  errors: ListProblem[]
  warnings: ListProblem[]
}

/** Reads the table of a file, its first row being the heading; rows that are all blank are passed over (2.5). */
export function readStudentList(table: Iterable<readonly string[]>, context: ListContext): ReadList {
  const reader = new ListReader(context)
  for (const cells of table) if (!reader.take(cells)) break
  return reader.end()
}

/** Takes a table row by row, so that a file need not be held as a whole. */
export class ListReader {
  readonly #context: ListContext
  readonly #finders: ReadonlyMap<ListColumn, FindCode>
  /** Values of cells that were understood, by column: days and codes are the same in many rows. */
  readonly #values = new Map<ListColumn, Map<string, string>>()
  readonly #ages = new Map<string, number>()
  #columns: readonly [ListColumn, number][] | null = null
  #row = 0
  readonly #firstRowOf = new Map<string, number>()
  readonly #blanks = new Map<string, { row: number; others: number }>()
  readonly #list: ReadList = { rowCount: 0, rows: [], errors: [], warnings: [] }

  constructor(context: ListContext) {
    this.#context = context
    this.#finders = new Map(
      context.roster.columns.map((column) => [column, codeFinder(column, context.codes)]),
    )
  }

  /** One row of the table; false when the rest need not be read. */
  take(cells: readonly string[]): boolean {
    this.#row++
    if (this.#columns === null) return this.#takeHeading(cells)
    if (cells.every((cell) => cleanCell(cell) === '')) return true
    const list = this.#list
    if (list.rowCount === mostListRows) {
      list.errors = [{ row: 0, column: null, message: listMessages.tooManyRows }]
      return false
    }
    list.rowCount++
    const row = this.#readRow(cells, this.#columns)
    if (row) list.rows.push(row)
    return true
  }

  #takeHeading(headings: readonly string[]): boolean {
    const { places, errors, warnings } = readListHeading(headings, this.#context.roster.columns)
    this.#list.errors.push(...errors)
    this.#list.warnings.push(...warnings)
    this.#columns = [...places]
    return errors.length === 0
  }

  /** A row without errors; one that has some is not among the accepted. */
  #readRow(cells: readonly string[], columns: readonly [ListColumn, number][]): ListRow | null {
    const before = this.#list.errors.length
    const fields: Record<string, string> = {}
    const flags: string[] = []
    for (const [column, place] of columns) {
      const value = this.#readCell(cleanCell(cells[place] ?? ''), column)
      if (column.cell.kind !== 'flag') fields[column.field] = value
      else if (value === 'Y') flags.push(column.cell.flag)
    }
    const key = joinedKey(this.#context.roster.rowKey.map((field) => fields[field] ?? ''))
    this.#checkKey(key)
    const age = this.#readAge(fields)
    return this.#list.errors.length > before ? null : { row: this.#row, key, fields, flags, age }
  }

  #readCell(text: string, column: ListColumn): string {
    const { name, required, cell } = column
    if (text === '') {
      if (required) this.#error(name, listMessages.required(this.#row, name))
      else if (cell.kind !== 'flag') this.#blank(name)
      return ''
    }
    const known = this.#values.get(column)?.get(text)
    if (known !== undefined) return known
    const findCode = this.#finders.get(column) ?? (() => null)
    const read = readListCell(text, column, { row: this.#row, today: this.#context.today, findCode })
    if ('error' in read) {
      this.#error(name, read.error)
      return ''
    }
    if (read.warning !== undefined)
      this.#list.warnings.push({ row: this.#row, column: name, message: read.warning })
    else if (cell.kind !== 'text' && cell.kind !== 'id') this.#keepValue(column, text, read.value)
    return read.value
  }

  #keepValue(column: ListColumn, text: string, value: string): void {
    const values = this.#values.get(column)
    if (values) values.set(text, value)
    else this.#values.set(column, new Map([[text, value]]))
  }

  #checkKey(key: string): void {
    const { roster, subject } = this.#context
    // A cell of the key that was refused has its own error.
    if (key.replaceAll(joinedKey(['', '']), '') === '') return
    const first = this.#firstRowOf.get(key)
    if (first === undefined) this.#firstRowOf.set(key, this.#row)
    else
      this.#error(this.#nameOf(roster.rowKey[0]), listMessages.duplicate(this.#row, key, first, subject.one))
  }

  #readAge(fields: Readonly<Record<string, string>>): number | null {
    const { roster, part, today } = this.#context
    if (roster.ages === null) return null
    const { bornOn, from, to } = roster.ages
    const birth = fields[bornOn] ?? ''
    if (birth === '') return null
    const age = this.#ages.get(birth) ?? wholeYears(birth, today)
    this.#ages.set(birth, age)
    if (age < from || age > to)
      this.#error(this.#nameOf(bornOn), listMessages.age(this.#row, age, roster.ages, part))
    return age
  }

  #nameOf(field: string | undefined): string | null {
    return this.#context.roster.columns.find((column) => column.field === field)?.name ?? null
  }

  #error(column: string | null, message: string): void {
    this.#list.errors.push({ row: this.#row, column, message })
  }

  #blank(column: string): void {
    const seen = this.#blanks.get(column)
    if (seen) seen.others++
    else this.#blanks.set(column, { row: this.#row, others: 0 })
  }

  /** The list as read so far; blank cells of a column are one warning, however many. */
  end(): ReadList {
    const blanks = [...this.#blanks].map(([column, { row, others }]) => ({
      row,
      column,
      message: listMessages.blank(row, column, others),
    }))
    const { rowCount, errors } = this.#list
    const nothing = rowCount === 0 && errors.length === 0
    return {
      ...this.#list,
      errors: nothing ? [{ row: 0, column: null, message: listMessages.empty }] : errors,
      warnings: [...this.#list.warnings, ...blanks],
    }
  }
}

/** A cell without the blanks around it, among them those that do not break, and control characters within. */
function cleanCell(cell: string): string {
  return cell.replace(/[\p{Cc}\u00A0\uFEFF]+/gu, ' ').trim()
}
