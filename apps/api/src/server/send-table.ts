import { once } from 'node:events'
import { PassThrough, type Writable } from 'node:stream'
import { setImmediate as breathe } from 'node:timers/promises'
import {
  calendarDay,
  cellText,
  csvByteOrderMark,
  csvLine,
  exportFileName,
  listSheetPath,
  mostSheetRows,
  sheetEnd,
  sheetRow,
  sheetStart,
  xlsxParts,
  type TableCell,
  type TableHead,
} from '@portal/domain'
import type { ExportFormat } from '@portal/rest-contract'
import type { Response } from 'express'
import { ZipFile } from 'yazl'
import { ApiError } from './api-error.js'
import type { ApiActor } from './authenticate.js'

/** Rows in portions: a portion is written at once, and others have their turn between two. */
export type RowPortions = AsyncIterable<readonly (readonly TableCell[])[]>

export interface ExportedTable extends TableHead {
  format: ExportFormat
  /** Parts of the file name before the day (domain definition 0.6). */
  name: readonly string[]
  now: Date
  portions: RowPortions
}

/** A list as a file, portion by portion, so that its length costs no memory and nobody waits for it. */
export async function sendTable(res: Response, table: ExportedTable): Promise<void> {
  const { format, name, now } = table
  res.attachment(exportFileName(name, calendarDay(now), format))
  res.set({ 'Content-Type': contentTypes[format], 'X-Content-Type-Options': 'nosniff' })
  await writers[format](res, table)
  res.end()
}

/** Pairs that say what an export is: who made it, when, and the filters that are set. */
export function aboutExport(
  { actor, now }: { actor: ApiActor; now: Date },
  filters: readonly (readonly [label: string, value: string | number | null | undefined])[],
): [string, string][] {
  const set = filters.flatMap(([label, value]): [string, string][] =>
    value === null || value === undefined || value === '' ? [] : [[label, String(value)]],
  )
  return [
    ...(set.length > 0 ? set : ([['Filters', 'None']] satisfies [string, string][])),
    ['Exported by', actor.fullName],
    ['Exported at', `${cellText(now)} (Eastern time)`],
  ]
}

/** Most rows below the heading, by format: what a sheet can hold, and what is sensibly printed. Text has no limit. */
const mostRows: Record<ExportFormat, number> = { csv: Infinity, xlsx: mostSheetRows, json: 20_000 }

/** Refuses a list that is too long for its format, before anything of it is written. */
export function insistOnSheetSize(format: ExportFormat, rows: number): void {
  const most = mostRows[format]
  if (rows <= most) return
  const [limit, count] = [most, rows].map((number) => number.toLocaleString('en-US'))
  const what = format === 'xlsx' ? 'An Excel file holds' : 'Printing takes'
  throw new ApiError(
    'BAD_USER_INPUT',
    `${what} at most ${limit} rows, this list has ${count}. Narrow the filters, or take CSV.`,
  )
}

/** A list that is already here, in portions. */
export async function* portionsOf<Row>(rows: readonly Row[], cells: (row: Row) => readonly TableCell[]) {
  for (let at = 0; at < rows.length; at += 500) {
    yield rows.slice(at, at + 500).map(cells)
    await breathe()
  }
}

const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
}

const writers: Record<ExportFormat, (res: Response, table: ExportedTable) => Promise<void>> = {
  async csv(res, { headings, portions }) {
    await write(res, csvByteOrderMark + csvLine(headings))
    for await (const rows of portions) {
      if (!(await write(res, rows.map((cells) => csvLine(cells.map(cellText))).join('')))) return
    }
  },
  async json(res, { title, headings, about, portions }) {
    const head = JSON.stringify({ title, headings, about })
    await write(res, `${head.slice(0, -1)},"rows":[`)
    let first = true
    for await (const rows of portions) {
      const text = rows.map((cells) => JSON.stringify(cells.map(cellText))).join(',\n')
      if (text !== '' && !(await write(res, (first ? '' : ',\n') + text))) return
      first &&= text === ''
    }
    await write(res, ']}')
  },
  async xlsx(res, table) {
    const { headings, portions } = table
    const zip = new ZipFile()
    for (const [path, xml] of Object.entries(xlsxParts(table))) zip.addBuffer(Buffer.from(xml), path)
    const sheet = new PassThrough()
    zip.addReadStream(sheet, listSheetPath)
    zip.end()
    // A reader who goes away ends the work: what is left over has nobody to be written for.
    res.once('close', () => sheet.destroy())
    zip.outputStream.pipe(res, { end: false })
    const packed = once(zip.outputStream, 'end')
    packed.catch(() => undefined)
    await write(sheet, sheetStart(headings))
    let count = 0
    for await (const rows of portions) {
      const xml = rows.map((cells) => sheetRow(cells, (count += 1))).join('')
      if (!(await write(sheet, xml))) return
    }
    sheet.end(sheetEnd(headings.length, count))
    await Promise.race([packed, once(res, 'close')])
  },
}

/** Writes, and waits while the reader is slow. False when there is nobody left to write for. */
async function write(stream: Writable, text: string): Promise<boolean> {
  if (stream.destroyed) return false
  if (!stream.write(text)) {
    const heard = new AbortController()
    const { signal } = heard
    await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })])
    heard.abort()
  }
  return !stream.destroyed
}
