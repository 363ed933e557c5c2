import { parse } from 'csv-parse/sync'
import { refusedFile } from './refused-file.js'

/** How large a table may be, the row of headings included. */
export interface TableSize {
  rows: number
  columns: number
}

/** What a table of CSV may be, and what is said of a longer one. */
export interface CsvLimits extends TableSize {
  tooManyRows: string
}

/** The cells of a CSV file as texts, by row. They are counted before they are cut: millions fit into five megabytes. */
export function readCsv(bytes: Buffer, most: CsvLimits): string[][] {
  return [...csvRows(bytes, most)]
}

/** As {@link readCsv}, cut while it is gone through, as often as that is: a long table need not be held as a whole. */
export function csvRows(bytes: Buffer, most: CsvLimits): Iterable<string[]> {
  const text = decode(bytes)
  // A text column takes no NUL, and a file with one is no text.
  if (text.includes('\u0000')) throw new Error('The file holds a NUL character.')
  const delimiter = delimiterOf(text)
  const lines = linesOf(text, most)
  const ends = quotedRows(lines, most)
  const quoted = Array.from(ends, ([from, end]) => lines.slice(from, end).join('\n'))
  const parsed = quoted.length === 0 ? [] : parseQuoted(quoted.join('\n'), delimiter, most)
  if (parsed.length !== quoted.length) throw new Error('The quotation marks of the file do not pair.')
  return {
    *[Symbol.iterator]() {
      const next = parsed.values()
      for (let at = 0; at < lines.length; at += 1) {
        const end = ends.get(at)
        if (end === undefined) yield cut(lines[at] ?? '', delimiter, most.columns)
        else {
          yield next.next().value ?? []
          at = end - 1
        }
      }
    },
  }
}

/** Where the rows with quotation marks begin, and the lines after them. Throws where the table has too many rows. */
function quotedRows(lines: readonly string[], { rows: most, tooManyRows }: CsvLimits): Map<number, number> {
  const ends = new Map<number, number>()
  let [rows, blank, at] = [0, 0, 0]
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (line === '') blank += 1
    rows += 1
    const isQuoted = line.includes('"')
    const end = isQuoted ? endOfQuoted(lines, at) : at + 1
    if (isQuoted) ends.set(at, end)
    at = end
    // Blank lines are rows of the table too, and take memory.
    if (blank > mostBlank) throw refusedFile('The file has too many empty lines.')
    if (rows - blank > most) throw refusedFile(tooManyRows)
  }
  return ends
}

const mostBlank = 20_000
/** Spreadsheets hold 32,767 characters in a cell. */
const mostCell = 1024 * 1024

/** Lines that a row may have in its cells, on an average. */
const linesOfRow = 10

/** No more lines than are refused anyway: empty ones take memory too. */
function linesOf(text: string, { rows, tooManyRows }: CsvLimits): string[] {
  const isQuoted = text.includes('"')
  const most = rows * (isQuoted ? linesOfRow : 1) + mostBlank + 2
  const lines = text.split(/\r\n|\n|\r/, most)
  if (isQuoted && lines.length === most) throw refusedFile(tooManyRows)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

/** The cells of a line without quotation marks, which need no parser and take a fifth of its time. */
function cut(line: string, delimiter: string, columns: number): string[] {
  const cells = line.split(delimiter, columns + 1)
  if (cells.length > columns) throw refusedFile('The file has too many columns.')
  if (line.length > mostCell && cells.some((cell) => cell.length > mostCell))
    throw refusedFile('A cell of the file is too long.')
  return cells
}

/** Where the row that begins in a line with quotation marks ends: at the first line after which they pair. */
function endOfQuoted(lines: readonly string[], from: number): number {
  let isOpen = false
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    for (let mark = line.indexOf('"'); mark >= 0; mark = line.indexOf('"', mark + 1)) isOpen = !isOpen
    if (!isOpen) return at + 1
  }
  return lines.length
}

/** Rows with quoted cells, by the parser; it copies a long cell many times, so they are counted before. */
function parseQuoted(text: string, delimiter: string, most: CsvLimits): string[][] {
  const size = sizeOf(text, delimiter, most)
  if (size.columns > most.columns) throw refusedFile('The file has too many columns.')
  if (size.rows > most.rows) throw refusedFile(most.tooManyRows)
  return parse(text, { delimiter, record_delimiter: '\n', relax_column_count: true, skip_empty_lines: false })
}

/** Rows and columns outside of quotation marks, counted until there are too many. */
function sizeOf(text: string, delimiter: string, most: TableSize): TableSize {
  const mark = delimiter.charCodeAt(0)
  const size = { rows: 0, columns: 0 }
  let [columns, cell, quoted, inRow] = [1, 0, false, false]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 34) quoted = !quoted
    const isEnd = !quoted && code === 10
    cell = isEnd || (!quoted && code === mark) ? 0 : cell + 1
    if (cell > mostCell) throw refusedFile('A cell of the file is too long.')
    if (isEnd) [columns, inRow] = [1, false]
    else {
      if (!inRow) size.rows += 1
      inRow = true
      if (!quoted && code === mark) columns += 1
      size.columns = Math.max(size.columns, columns)
      if (size.rows > most.rows || size.columns > most.columns) return size
    }
  }
  return size
}

/** UTF-8, UTF-16 as Excel saves 'Unicode text', or else the Windows code page of Western Europe. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Comma, semicolon or tab: whichever the heading has most of. */
function delimiterOf(text: string): string {
  // A heading is a few hundred characters; the line of an attacker is all of the file.
  const start = text.slice(0, 10_000)
  const heading = start.slice(0, start.search(/[\r\n]|$/))
  const uses = [',', ';', '\t'].map((delimiter) => ({ delimiter, times: heading.split(delimiter).length }))
  return uses.reduce((best, each) => (each.times > best.times ? each : best)).delimiter
}
