import type { AuditAction, TableCell } from '@portal/domain'
import type { ExportFormat } from '@portal/rest-contract'
import type { Tx } from '../../db/database.js'
import { recordAct, type Caller } from '../command.js'
import type { ApiDeps } from '../deps.js'
import { aboutExport, insistOnSheetSize, portionsOf, type ExportedTable } from './send-table.js'

export interface ExportColumn<Row> {
  heading: string
  cell: (row: Row) => TableCell
}
export type ExportColumns<Name extends string, Row> = Readonly<Record<Name, ExportColumn<Row>>>

interface ReadList<Row> {
  rows: readonly Row[]
  /** Filters that are set, in words; empty ones are left out. */
  filters: Parameters<typeof aboutExport>[1]
  /** What else a reader of the file has to know. */
  about: [label: string, text: string][]
}

/** A list that people take away as a file. */
interface ExportedList<Name extends string, Row> {
  /** Names of the columns in the order of the list. */
  order: readonly Name[]
  columns: ExportColumns<Name, Row>
  /** Columns that are always in the file, after those that can be chosen. */
  always?: readonly ExportColumn<Row>[]
  read: (tx: Tx) => Promise<ReadList<Row>>
  title: string
  name: ExportedTable['name']
  /** The entry of the history; `counted` names the number of rows in it. */
  history: {
    action: AuditAction
    targetType: string
    leaId: number | null
    year?: number | null
    counted: string
  }
}

/** Reads a list for a file with the columns that were asked for, and records that it was taken away. */
export async function exportedList<Name extends string, Row>(
  { db }: Pick<ApiDeps, 'db'>,
  { actor, ctx }: Caller,
  query: { format: ExportFormat; columns?: string | undefined },
  { order, columns, always = [], read, title, name, history }: ExportedList<Name, Row>,
): Promise<ExportedTable> {
  const chosen = query.columns?.split(',')
  const shown = order.filter((one) => !chosen || chosen.includes(one)).map((one) => columns[one])
  const written = [...shown, ...always]
  const { rows, filters, about } = await db.transaction(async (tx) => {
    const list = await read(tx)
    const { action, counted, ...target } = history
    await recordAct({ tx, actor, ctx }, action, {
      ...target,
      targetId: 'export',
      after: { ...query, [counted]: list.rows.length },
    })
    return list
  })
  insistOnSheetSize(query.format, rows.length)
  return {
    format: query.format,
    name,
    now: ctx.now,
    title,
    headings: written.map(({ heading }) => heading),
    about: [...aboutExport({ actor, now: ctx.now }, filters), ...about],
    portions: portionsOf(rows, (row) => written.map(({ cell }) => cell(row))),
  }
}
