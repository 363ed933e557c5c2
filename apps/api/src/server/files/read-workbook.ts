import readXlsxFile from 'read-excel-file/universal'
import { ApiError } from '../api-error.js'
import { csvRows, type TableSize } from './read-csv.js'
import { refusedFile } from './refused-file.js'
import { safePackage } from './safe-package.js'

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
/** Most places between the first cell of a sheet and the farthest one; empty ones take memory too. */
const mostPlaces = 2_000_000

/**
 * The sheets of an XLSX file, or the table of a CSV file; a formula gives the value that was stored with it. Runs in a worker. Sizes
 * are looked at before anything is unpacked or parsed; throws a refusal for what is too large or no such file.
 */
export async function readTables(given: Uint8Array, limits: ReadLimits): Promise<ReadSheet[]> {
  return (await openTables(given, limits)).map(({ name, rows }) => ({ name, cells: [...rows] }))
}

/**
 * The rows of the first table of a file, see {@link readTables}; they come while they are gone through, as often as that is, so that a
 * long list need not be held as a whole. Going through them can throw a refusal too.
 */
export async function readRows(given: Uint8Array, limits: ReadLimits): Promise<Iterable<string[]>> {
  return (await openTables(given, limits))[0]?.rows ?? []
}

async function openTables(given: Uint8Array, limits: ReadLimits) {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  if (!isWorkbook(bytes) && !limits.csv) throw refusedFile(limits.unreadable)
  try {
    if (!isWorkbook(bytes)) return [{ name: '', rows: csvRows(bytes, limits) }]
    const sheets = await readXlsxFile(await repacked(bytes, limits.unpackedBytes ?? usualUnpackedBytes))
    for (const { data } of sheets) if (data.length > limits.rows) throw refusedFile(limits.tooManyRows)
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: rowsOf(data) }))
  } catch (error) {
    throw error instanceof ApiError ? error : refusedFile(limits.unreadable, error)
  }
}

/** Rows of a sheet as texts. */
function rowsOf(data: readonly (readonly unknown[])[]): Iterable<string[]> {
  return {
    *[Symbol.iterator]() {
      for (const row of data) yield row.map(cellText)
    },
  }
}

function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
}

/** The package without what is not read; one cell at the far corner of a sheet makes a table of billions. A sheet may lie under any name. */
function repacked(bytes: Buffer, unpackedBytes: number): Promise<ArrayBuffer> {
  return safePackage(bytes, {
    unpackedBytes,
    keeps: (name) => /\.(?:xml|rels)$/i.test(name),
    check(name, content) {
      if (name.includes('worksheets/') || content.includes('sheetData')) insistOnNearCells(content)
    },
  })
}

/**
 * Cells and rows name their place: r="B12". Nothing may lie beyond column ZZ or row 99999, nor far in both ways. The bytes
 * are walked by hand: a large sheet has half a million of these, and expressions take as long for them as reading the sheet.
 */
function insistOnNearCells(sheet: Buffer): void {
  let [farRow, farColumn] = [1, 1]
  for (let equals = sheet.indexOf(61); equals >= 0; equals = sheet.indexOf(61, equals + 1)) {
    if (!isNamedR(sheet, equals)) continue
    let at = pastBlanks(sheet, equals + 1)
    const mark = sheet[at]
    if (mark !== 34 && mark !== 39) continue
    let [row, column] = [0, 0]
    let code = sheet[(at += 1)] ?? 0
    const letters = at
    // A is 1, Z 26, AA 27.
    for (; code >= 65 && code <= 90 && at - letters < 3; code = sheet[(at += 1)] ?? 0)
      column = column * 26 + code - 64
    const digits = at
    for (; code >= 48 && code <= 57 && at - digits < 6; code = sheet[(at += 1)] ?? 0)
      row = row * 10 + code - 48
    if (code !== mark || digits - letters > 2 || at === digits || at - digits > 5)
      throw refusedFile('The file has too many rows or columns.')
    if (row > farRow) farRow = row
    if (column > farColumn) farColumn = column
  }
  if (farRow * farColumn > mostPlaces) throw refusedFile('The file has too many rows or columns.')
}

const isBlank = (code = 0) => code === 32 || (code >= 9 && code <= 13)

function pastBlanks(text: Buffer, from: number): number {
  let at = from
  while (isBlank(text[at])) at += 1
  return at
}

/** Whether the attribute before an equals sign is `r`, and not the end of another name. */
function isNamedR(sheet: Buffer, equals: number): boolean {
  let at = equals - 1
  while (isBlank(sheet[at])) at -= 1
  return sheet[at] === 114 && isBlank(sheet[at - 1])
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}
