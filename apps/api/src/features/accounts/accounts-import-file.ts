import { parse } from 'csv-parse/sync'
import { mostImportRows } from '@portal/rest-contract'
import type { ApiError } from '../../server/api-error.js'
import { isWorkbook, readWorkbook, refusedFile } from '../../server/read-workbook.js'

/** Columns that a file may have; far more than it needs. */
const mostColumns = 100

/**
 * The cells of a CSV or XLSX file as texts, by row. Refuses anything else, and files that are too large to be users.
 * `who` asks: one workbook is read at a time, people in turn.
 */
export async function readTable(bytes: Buffer, who: string): Promise<string[][]> {
  const table = isWorkbook(bytes)
    ? ((await readWorkbook(bytes, who, unreadable))[0]?.cells ?? [])
    : readCsv(bytes)
  if (!table.slice(1).some((row) => row.some((cell) => cell.trim() !== '')))
    throw refusedFile('The file has no users in it.')
  if (table.length > mostImportRows + 1)
    throw refusedFile(`The file has more than ${mostImportRows} rows. Please divide it.`)
  if (table.some((row) => row.length > mostColumns)) throw refusedFile('The file has too many columns.')
  return table
}

function readCsv(bytes: Buffer): string[][] {
  const text = decode(bytes)
  // A text column takes no NUL, and a file with one is no text.
  if (text.includes('\u0000')) throw unreadable(new Error('The file holds a NUL character.'))
  try {
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: false })
  } catch (error) {
    throw unreadable(error)
  }
}

/** UTF-8, UTF-16 as Excel saves 'Unicode text', or else the Windows code page of Western Europe. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Comma, semicolon or tab: whichever the heading has most of. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/))
  const uses = [',', ';', '\t'].map((delimiter) => ({ delimiter, times: heading.split(delimiter).length }))
  return uses.reduce((best, each) => (each.times > best.times ? each : best)).delimiter
}

function unreadable(cause: unknown): ApiError {
  return refusedFile('This is not a CSV or XLSX file that can be read.', cause)
}
