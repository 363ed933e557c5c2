import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { mostImportRows } from '@portal/rest-contract'
import { readSheet } from 'read-excel-file/node'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { ApiError } from '../../server/api-error.js'
import { FairQueue } from '../../server/fair-queue.js'

/** Columns that a file may have; far more than it needs. */
const mostColumns = 100
/** Most that an XLSX package may hold when unpacked. */
const mostUnpackedBytes = 20 * 1024 * 1024
/** A workbook takes about twenty times its size in memory while it is read. */
const workbooks = new FairQueue({ running: 1, waiting: 20, seconds: 30 })

/**
 * The cells of a CSV or XLSX file as texts, by row. Refuses anything else, and files that are too large to be users.
 * `who` asks: one workbook is read at a time, people in turn.
 */
export async function readTable(bytes: Buffer, who: string): Promise<string[][]> {
  const table = isPackage(bytes) ? await workbooks.run(who, () => readWorkbook(bytes)) : readCsv(bytes)
  if (!table.slice(1).some((row) => row.some((cell) => cell.trim() !== '')))
    throw refused('The file has no users in it.')
  if (table.length > mostImportRows + 1)
    throw refused(`The file has more than ${mostImportRows} rows. Please divide it.`)
  if (table.some((row) => row.length > mostColumns)) throw refused('The file has too many columns.')
  return table
}

function isPackage(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
}

async function readWorkbook(bytes: Buffer): Promise<string[][]> {
  const safe = await repacked(bytes)
  try {
    return (await readSheet(safe)).map((row) => row.map(cellText))
  } catch (error) {
    throw unreadable(error)
  }
}

/**
 * The package with what its directory lists and nothing else. A few kilobytes can unpack to gigabytes, one cell at the
 * far corner of a sheet makes a table of billions, and the reader goes by the entries themselves, which can be others
 * than those in the directory: so it gets only what was looked at here. A sheet may lie under any name.
 */
async function repacked(bytes: Buffer): Promise<Buffer> {
  const safe = new ZipFile()
  let unpacked = 0
  try {
    const file = await fromBufferPromise(bytes, { validateEntrySizes: true })
    for await (const entry of file.eachEntry()) {
      unpacked += entry.uncompressedSize
      if (unpacked > mostUnpackedBytes) throw refused('The file is too large when unpacked.')
      // Pictures and the like are not read.
      if (!/\.(?:xml|rels)$/i.test(entry.fileName)) continue
      const content = await buffer(await file.openReadStreamPromise(entry))
      const text = content.toString('utf8')
      if (entry.fileName.includes('worksheets/') || text.includes('sheetData')) insistOnNearCells(text)
      safe.addBuffer(content, entry.fileName, { compress: false })
    }
  } catch (error) {
    throw error instanceof ApiError ? error : unreadable(error)
  }
  safe.end()
  return buffer(safe.outputStream)
}

/** Cells and rows name their place: r="B12". Nothing may lie beyond column ZZ or row 99999. */
function insistOnNearCells(sheet: string): void {
  for (const [, , place] of sheet.matchAll(/\sr\s*=\s*(["'])(.*?)\1/g))
    if (!/^[A-Z]{0,2}\d{1,5}$/.test(place ?? '')) throw refused('The file has too many rows or columns.')
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
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

function refused(message: string): ApiError {
  return new ApiError('BAD_USER_INPUT', message, { fields: { file: [message] } })
}

function unreadable(cause: unknown): ApiError {
  const message = 'This is not a CSV or XLSX file that can be read.'
  return new ApiError('BAD_USER_INPUT', message, { fields: { file: [message] }, cause })
}
