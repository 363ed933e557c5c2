import type { AuditPart, Roster, SubjectWords } from '../types/audit-type.js'
import { joinedKey, type PopulationRow } from '../types/population-row.js'
import { codeFinder, readListCell, type FindCode } from './list-cells.js'
import type { CodeLists, ListColumn } from './list-columns.js'
import { readListHeading } from './list-heading.js'
import { listMessages, mostListRows, type ListProblem } from './list-problems.js'
import { wholeYears } from './whole-years.js'

/** What a list is read with. */
export interface ListContext {
  roster: Pick<Roster, 'columns' | 'rowKey' | 'ages'>
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

/** A row that was accepted, its values in the order of the fields of its list: 20,000 rows share their names. */
export interface ListedRow {
  row: number
  key: string
  values: string[]
  flags: string[]
  age: number | null
}

/** The same list as {@link ReadList}, its rows as its reader keeps them. */
export interface ReadRows<Row> extends Omit<ReadList, 'rows'> {
  fields: string[]
  rows: Row[]
}

/** Reads the table of a file, its first row being the heading; rows that are all blank are passed over (2.5). */
export function readStudentList(table: Iterable<readonly string[]>, context: ListContext): ReadList {
  const reader = new ListReader(context, (row) => row)
  for (const cells of table) if (!reader.take(cells)) break
  const { fields, rows, ...list } = reader.end()
  return { ...list, rows: rows.map((row) => Object.assign({ row: row.row }, namedValues(row, fields))) }
}

/** A row with its values by field, as the rules look at it. */
export function namedValues(
  { key, values, flags, age }: Omit<ListedRow, 'row'>,
  fields: readonly string[],
): PopulationRow {
  const named: Record<string, string> = {}
  for (const [at, field] of fields.entries()) named[field] = values[at] ?? ''
  return { key, fields: named, flags, age }
}

/** A column of the file at hand, with what its cells are read by. */
interface ReadColumn {
  column: ListColumn
  /** Its index among the cells. */
  place: number
  /** Its index among the values of a row; null for a flag. */
  field: number | null
  findCode: FindCode
  /** Cells that were understood, as they stand in the file: days and codes are the same in many rows; null of others. */
  known: Map<string, string> | null
}

/** Takes a table row by row and keeps of each what `keep` makes of it, so that a file need not be held as a whole. */
export class ListReader<Row> {
  readonly #context: ListContext
  readonly #keep: (row: ListedRow) => Row
  readonly #ages = new Map<string, number>()
  #columns: readonly ReadColumn[] | null = null
  #keyFields: readonly number[] = []
  #bornOn: number | null = null
  #row = 0
  readonly #firstRowOf = new Map<string, number>()
  readonly #blanks = new Map<string, { row: number; others: number }>()
  readonly #list: ReadRows<Row> = { fields: [], rowCount: 0, rows: [], errors: [], warnings: [] }

  constructor(context: ListContext, keep: (row: ListedRow) => Row) {
    this.#context = context
    this.#keep = keep
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
    if (row) list.rows.push(this.#keep(row))
    return true
  }

  #takeHeading(headings: readonly string[]): boolean {
    const { roster, codes } = this.#context
    const { places, errors, warnings } = readListHeading(headings, roster.columns)
    this.#list.errors.push(...errors)
    this.#list.warnings.push(...warnings)
    const { fields } = this.#list
    this.#columns = Array.from(places, ([column, place]) => ({
      column,
      place,
      field: column.cell.kind === 'flag' ? null : fields.push(column.field) - 1,
      findCode: codeFinder(column, codes),
      known: isOwn(column) ? null : new Map<string, string>(),
    }))
    this.#keyFields = roster.rowKey.map((field) => fields.indexOf(field))
    this.#bornOn = roster.ages === null ? null : fields.indexOf(roster.ages.bornOn)
    return errors.length === 0
  }

  /** A row without errors; one that has some is not among the accepted. */
  #readRow(cells: readonly string[], columns: readonly ReadColumn[]): ListedRow | null {
    const before = this.#list.errors.length
    const values: string[] = []
    const flags: string[] = []
    for (const read of columns) {
      const cell = cells[read.place] ?? ''
      const value = read.known?.get(cell) ?? this.#readCell(cell, read)
      if (read.column.cell.kind !== 'flag') values.push(value)
      else if (value === 'Y') flags.push(read.column.cell.flag)
    }
    const parts = this.#keyFields.map((field) => values[field] ?? '')
    const key = joinedKey(parts)
    // A cell of the key that was refused has its own error.
    if (parts.some((part) => part !== '')) this.#checkKey(key)
    const age = this.#readAge(values)
    return this.#list.errors.length > before ? null : { row: this.#row, key, values, flags, age }
  }

  #readCell(cell: string, { column, findCode, known }: ReadColumn): string {
    const { name, required, cell: kind } = column
    const text = cleanCell(cell)
    if (text === '') {
      if (required) this.#error(name, listMessages.required(this.#row, name))
      else if (kind.kind !== 'flag') this.#blank(name)
      return ''
    }
    // Most cells are texts that only have to be short enough.
    if (kind.kind === 'text' && text.length <= kind.longest) return text
    const read = readListCell(text, column, { row: this.#row, today: this.#context.today, findCode })
    if ('error' in read) {
      this.#error(name, read.error)
      return ''
    }
    if (read.warning !== undefined)
      this.#list.warnings.push({ row: this.#row, column: name, message: read.warning })
    else known?.set(cell, read.value)
    return read.value
  }

  #checkKey(key: string): void {
    const { roster, subject } = this.#context
    const first = this.#firstRowOf.get(key)
    if (first === undefined) this.#firstRowOf.set(key, this.#row)
    else
      this.#error(this.#nameOf(roster.rowKey[0]), listMessages.duplicate(this.#row, key, first, subject.one))
  }

  #readAge(values: readonly string[]): number | null {
    const { roster, part, today } = this.#context
    if (roster.ages === null || this.#bornOn === null) return null
    const { bornOn, from, to } = roster.ages
    const birth = values[this.#bornOn] ?? ''
    if (birth === '') return null
    let age = this.#ages.get(birth)
    if (age === undefined) this.#ages.set(birth, (age = wholeYears(birth, today)))
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
  end(): ReadRows<Row> {
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

/** Whether each row has a cell of its own in a column, so that looking for one seen before costs more than reading it. */
function isOwn({ cell: { kind } }: ListColumn): boolean {
  return kind === 'text' || kind === 'id'
}

/** A cell without the blanks around it, among them those that do not break, and control characters within. */
function cleanCell(cell: string): string {
  for (let at = 0; at < cell.length; at++) {
    const code = cell.charCodeAt(at)
    if (code < 0x20 || (code >= 0x7f && code <= 0xa0) || code === 0xfeff)
      return cell.replace(/[\p{Cc}\u00A0\uFEFF]+/gu, ' ').trim()
  }
  return cell.trim()
}
