import { parse } from 'csv-parse/sync'
import { refusedFile } from './refused-file.js'

/** How large a table may be, the row of headings included. */
export interface TableSize {
  rows: number
  columns: number
}

/** The cells of a CSV file as texts, by row. It is counted before it is parsed: millions of cells fit into five megabytes. */
export function readCsv(bytes: Buffer, most: TableSize & { tooManyRows: string }): string[][] {
  const text = decode(bytes)
  // A text column takes no NUL, and a file with one is no text.
  if (text.includes('\u0000')) throw new Error('The file holds a NUL character.')
  const delimiter = delimiterOf(text)
  const size = sizeOf(text, delimiter, most)
  if (size.columns > most.columns) throw refusedFile('The file has too many columns.')
  if (size.rows > most.rows) throw refusedFile(most.tooManyRows)
  return rowsOf(text, delimiter)
}

const parsed = (text: string, delimiter: string): string[][] =>
  parse(text, { delimiter, relax_column_count: true, skip_empty_lines: false })

/**
 * Lines without a quotation mark are cut at their delimiters, which takes a fifth of the parser's time; those that have one go
 * to the parser, together with the lines that their quoted cells reach over.
 */
function rowsOf(text: string, delimiter: string): string[][] {
  const lines = text.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  if (!text.includes('"')) return lines.map((line) => line.split(delimiter))
  const rows: (string[] | null)[] = []
  const quoted: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    let row = lines[at] ?? ''
    if (!row.includes('"')) {
      rows.push(row.split(delimiter))
      continue
    }
    while (!isClosed(row) && at + 1 < lines.length) row += `\n${lines[(at += 1)]}`
    rows.push(null)
    quoted.push(row)
  }
  const rest = parsed(quoted.join('\n'), delimiter)
  // Marks that do not pair are for the parser to refuse.
  if (rest.length !== quoted.length) return parsed(text, delimiter)
  const next = rest.values()
  return rows.map((row) => row ?? next.next().value ?? [])
}

/** Whether the quotation marks of a row pair. */
function isClosed(row: string): boolean {
  let closed = true
  for (let at = row.indexOf('"'); at >= 0; at = row.indexOf('"', at + 1)) closed = !closed
  return closed
}

const mostBlank = 20_000
/** Spreadsheets hold 32,767 characters in a cell. The parser copies a long one many times. */
const mostCell = 1024 * 1024

/** Rows and columns outside of quotation marks, counted until there are too many. */
function sizeOf(text: string, delimiter: string, most: TableSize): TableSize {
  const mark = delimiter.charCodeAt(0)
  const size = { rows: 0, columns: 0 }
  let [blank, cell] = [0, 0]
  let [columns, quoted, inRow] = [1, false, false]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 34) quoted = !quoted
    cell = !quoted && (code === mark || code === 10 || code === 13) ? 0 : cell + 1
    if (cell > mostCell) throw refusedFile('A cell of the file is too long.')
    if (!quoted && (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10))) {
      if (!inRow) blank += 1
      // Blank lines are rows of the table too, and take memory.
      if (blank > mostBlank) throw refusedFile('The file has too many empty lines.')
      ;[columns, inRow] = [1, false]
      continue
    }
    if (!inRow) size.rows += 1
    inRow = true
    if (!quoted && code === mark) columns += 1
    size.columns = Math.max(size.columns, columns)
    if (size.rows > most.rows || size.columns > most.columns) return size
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
