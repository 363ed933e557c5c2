import { once } from 'node:events'
import type { Writable } from 'node:stream'
import {
  calendarDay,
  cellText,
  exportFileName,
  mostSheetRows,
  type TableCell,
  type TableHead,
} from '@portal/domain'
import type { ExportFormat } from '@portal/rest-contract'
import type { Response } from 'express'
import { ApiError } from '../api-error.js'
import type { ApiActor } from '../requests/authenticate.js'
import type { HeavyCaller } from '../heavy/heavy-work.js'
import { SheetPackage } from './sheet-package.js'

/** Rows in portions: workers write one portion after the other, and others have their turn between two. */
export type RowPortions = AsyncIterable<readonly (readonly TableCell[])[]>

export interface ExportedTable extends TableHead {
  format: ExportFormat
  /** Parts of the file name before the day (domain definition 0.6). */
  name: readonly (string | number | null)[]
  now: Date
  portions: RowPortions
}

/**
 * A list as a file, portion by portion: its length costs no memory, nobody waits for it, and a slow reader holds no worker.
 * `prepare` finds out what the table is, in the first turn.
 */
export async function sendTable(
  res: Response,
  { actor: { userId }, heavy }: HeavyCaller,
  prepare: () => Promise<ExportedTable>,
): Promise<void> {
  const table = await heavy.turn(userId, prepare)
  const { format, title, headings, about } = table
  const rows = table.portions[Symbol.asyncIterator]()
  const output = format === 'xlsx' ? new SheetPackage(table) : null
  const done = { before: 0, crc: 0, isFirst: true, isLast: false }
  while (!done.isLast && !res.destroyed) {
    const written = await heavy.turn(userId, async (run) => {
      const next = await rows.next()
      done.isLast = next.done === true
      const portion = next.done ? [] : next.value
      const head = { title, headings, about }
      const piece = await run('tablePiece', { format, head, rows: portion, ...done })
      done.before += portion.length
      return piece
    })
    // Only now: what is refused before is no file.
    if (done.isFirst) describe(res, table)
    Object.assign(done, { isFirst: false, crc: written.crc })
    await write(res, output ? output.take(written, done.isLast) : written.bytes)
  }
  await rows.return?.()
  res.end()
}

function describe(res: Response, { format, name, now }: ExportedTable): void {
  res.attachment(exportFileName(name, calendarDay(now), format))
  res.set({ 'Content-Type': contentTypes[format], 'X-Content-Type-Options': 'nosniff' })
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
  for (let at = 0; at < rows.length; at += 500) yield rows.slice(at, at + 500).map(cells)
}

const contentTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
}

/** Writes, and waits while the reader is slow, or until there is nobody left to write for. */
async function write(stream: Writable, bytes: Uint8Array): Promise<void> {
  if (!stream.destroyed && !stream.write(bytes)) {
    const heard = new AbortController()
    const { signal } = heard
    await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })])
    heard.abort()
  }
}
