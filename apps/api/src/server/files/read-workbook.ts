import { buffer } from 'node:stream/consumers'
import readXlsxFile from 'read-excel-file/node'
import { fromBufferPromise, type Entry } from 'yauzl'
import { ZipFile } from 'yazl'
import { ApiError } from '../api-error.js'
import { readCsv, type TableSize } from './read-csv.js'
import { refusedFile } from './refused-file.js'

/** One sheet, its cells as texts by row. */
export interface ReadSheet {
  name: string
  cells: string[][]
}

/** What a file of a feature may be, and what is said of another. */
export interface ReadLimits extends TableSize {
  /** Whether a CSV file is taken too; it has one table without a name. */
  csv: boolean
  /** Most that an XLSX package may hold when unpacked; 20 MB when absent. */
  unpackedBytes?: number
  unreadable: string
  tooManyRows: string
}

const usualUnpackedBytes = 20 * 1024 * 1024
/** Most parts of an XLSX package. */
const mostEntries = 1000
/** Most places between the first cell of a sheet and the farthest one; empty ones take memory too. */
const mostPlaces = 2_000_000

/**
 * The sheets of an XLSX file, or the table of a CSV file; a formula gives the value that was stored with it. Runs in a worker. Sizes
 * are looked at before anything is unpacked or parsed; throws a refusal for what is too large or no such file.
 */
export async function readTables(given: Uint8Array, limits: ReadLimits): Promise<ReadSheet[]> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  if (!isWorkbook(bytes) && !limits.csv) throw refusedFile(limits.unreadable)
  try {
    if (!isWorkbook(bytes)) return [{ name: '', cells: readCsv(bytes, limits) }]
    const sheets = await readXlsxFile(await repacked(bytes, limits.unpackedBytes ?? usualUnpackedBytes))
    for (const { data } of sheets) if (data.length > limits.rows) throw refusedFile(limits.tooManyRows)
    return sheets.map(({ sheet, data }) => ({ name: sheet, cells: data.map((row) => row.map(cellText)) }))
  } catch (error) {
    throw error instanceof ApiError ? error : refusedFile(limits.unreadable, error)
  }
}

function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
}

/**
 * The package with what its directory lists and nothing else. A few kilobytes can unpack to gigabytes, one cell at the
 * far corner of a sheet makes a table of billions, and the reader goes by the entries themselves, which can be others
 * than those in the directory: so it gets only what was looked at here. A sheet may lie under any name.
 */
async function repacked(bytes: Buffer, mostUnpackedBytes: number): Promise<Buffer> {
  const safe = new ZipFile()
  const file = await fromBufferPromise(bytes, { validateEntrySizes: true })
  const entries: Entry[] = []
  let declared = 0
  if (file.entryCount > mostEntries) throw refusedFile('The file has too many parts.')
  for await (const entry of file.eachEntry()) {
    declared += entry.uncompressedSize
    if (declared > mostUnpackedBytes) throw refusedFile('The file is too large when unpacked.')
    entries.push(entry)
  }
  for (const entry of entries) {
    // Pictures and the like are not read.
    if (!/\.(?:xml|rels)$/i.test(entry.fileName)) continue
    // What unpacks to another size than it declares is refused while it is unpacked.
    const content = await buffer(await file.openReadStreamPromise(entry))
    const text = content.toString('utf8')
    if (entry.fileName.includes('worksheets/') || text.includes('sheetData')) insistOnNearCells(text)
    safe.addBuffer(content, entry.fileName, { compress: false })
  }
  safe.end()
  return buffer(safe.outputStream)
}

/** Cells and rows name their place: r="B12". Nothing may lie beyond column ZZ or row 99999, nor far in both ways. */
function insistOnNearCells(sheet: string): void {
  let [farRow, farColumn] = [1, 1]
  for (const [, , place = ''] of sheet.matchAll(/\sr\s*=\s*(["'])(.*?)\1/g)) {
    const [, letters, row] = /^([A-Z]{0,2})(\d{1,5})$/.exec(place) ?? []
    if (letters === undefined) throw refusedFile('The file has too many rows or columns.')
    farRow = Math.max(farRow, Number(row))
    farColumn = Math.max(farColumn, columnNumber(letters))
  }
  if (farRow * farColumn > mostPlaces) throw refusedFile('The file has too many rows or columns.')
}

/** A is 1, Z 26, AA 27. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}
