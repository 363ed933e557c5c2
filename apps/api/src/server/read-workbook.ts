import { buffer } from 'node:stream/consumers'
import readXlsxFile from 'read-excel-file/node'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { ApiError } from './api-error.js'
import { FairQueue } from './fair-queue.js'

/** One sheet, its cells as texts by row. */
export interface ReadSheet {
  name: string
  cells: string[][]
}

/** Most that an XLSX package may hold when unpacked. */
const mostUnpackedBytes = 20 * 1024 * 1024
/** A workbook takes about twenty times its size in memory while it is read. */
const workbooks = new FairQueue({ running: 1, waiting: 20, seconds: 30 })

export function isWorkbook(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
}

/**
 * The sheets of an XLSX file; a formula gives the value that was stored with it. Throws what `unreadable` makes of
 * anything else. `who` asks: one workbook is read at a time, people in turn.
 */
export async function readWorkbook(
  bytes: Buffer,
  who: string,
  unreadable: (cause: unknown) => ApiError,
): Promise<ReadSheet[]> {
  return workbooks.run(who, async () => {
    try {
      const sheets = await readXlsxFile(await repacked(bytes))
      return sheets.map(({ sheet, data }) => ({ name: sheet, cells: data.map((row) => row.map(cellText)) }))
    } catch (error) {
      throw error instanceof ApiError ? error : unreadable(error)
    }
  })
}

/** A file that is refused for what it holds. */
export function refusedFile(message: string, cause?: unknown): ApiError {
  return new ApiError('BAD_USER_INPUT', message, { fields: { file: [message] }, cause })
}

/**
 * The package with what its directory lists and nothing else. A few kilobytes can unpack to gigabytes, one cell at the
 * far corner of a sheet makes a table of billions, and the reader goes by the entries themselves, which can be others
 * than those in the directory: so it gets only what was looked at here. A sheet may lie under any name.
 */
async function repacked(bytes: Buffer): Promise<Buffer> {
  const safe = new ZipFile()
  let unpacked = 0
  const file = await fromBufferPromise(bytes, { validateEntrySizes: true })
  for await (const entry of file.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (unpacked > mostUnpackedBytes) throw refusedFile('The file is too large when unpacked.')
    // Pictures and the like are not read.
    if (!/\.(?:xml|rels)$/i.test(entry.fileName)) continue
    const content = await buffer(await file.openReadStreamPromise(entry))
    const text = content.toString('utf8')
    if (entry.fileName.includes('worksheets/') || text.includes('sheetData')) insistOnNearCells(text)
    safe.addBuffer(content, entry.fileName, { compress: false })
  }
  safe.end()
  return buffer(safe.outputStream)
}

/** Cells and rows name their place: r="B12". Nothing may lie beyond column ZZ or row 99999. */
function insistOnNearCells(sheet: string): void {
  for (const [, , place] of sheet.matchAll(/\sr\s*=\s*(["'])(.*?)\1/g))
    if (!/^[A-Z]{0,2}\d{1,5}$/.test(place ?? '')) throw refusedFile('The file has too many rows or columns.')
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}
