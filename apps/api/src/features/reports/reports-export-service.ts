import { canReadReports, complianceYearName, type TableCell } from '@portal/domain'
import { reportExportColumns, type exportReports, type QueryOf } from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import {
  insistOnSheetSize,
  portionsOf,
  type ExportedTable,
  aboutExport,
} from '../../server/files/send-table.js'
import { insist } from '../../server/verdicts.js'
import { listReportsForExport } from './reports-read-model.js'
import { type Caller, recordAct } from '../../server/command.js'

type Column = (typeof reportExportColumns)[number]
type Row = Awaited<ReturnType<typeof listReportsForExport>>[number]

const columnsOf: Record<Column, { heading: string; cell: (row: Row) => TableCell }> = {
  title: { heading: 'Title', cell: ({ title }) => title },
  letterNumber: { heading: 'Letter number', cell: ({ letterNumber }) => letterNumber },
  module: { heading: 'Module', cell: ({ module }) => module },
  year: { heading: 'Year', cell: ({ year }) => complianceYearName(year) },
  part: { heading: 'Part', cell: ({ part }) => part || 'Both' },
  agency: { heading: 'Agency', cell: ({ agency }) => agency },
  issued: { heading: 'Issued', cell: ({ issuedOn }) => issuedOn },
  state: { heading: 'State', cell: ({ state }) => state },
  acknowledged: { heading: 'Acknowledged by', cell: ({ acknowledgedByName }) => acknowledgedByName },
  acknowledgedOn: { heading: 'Acknowledged', cell: ({ acknowledgedOn }) => acknowledgedOn },
  acknowledgeBy: {
    heading: 'Acknowledge by',
    cell: ({ acknowledgeBy }) => (acknowledgeBy === null ? null : { day: acknowledgeBy }),
  },
  version: { heading: 'Version', cell: ({ edition }) => edition },
}

/** The list of reports as the person sees it. That it was taken away is recorded. */
export async function exportedReports(
  deps: ApiDeps,
  { actor, ctx }: Caller,
  query: QueryOf<typeof exportReports>,
): Promise<ExportedTable> {
  insist(canReadReports(actor))
  const { format, columns: wanted, ...filter } = query
  const columns = reportExportColumns.filter(
    (name) => wanted === undefined || wanted.split(',').includes(name),
  )
  const rows = await deps.db.transaction(async (tx) => {
    const found = await listReportsForExport(tx, actor, filter)
    await recordAct({ tx, actor, ctx }, 'exportReports', {
      targetType: 'publishedReport',
      targetId: 'export',
      leaId: actor.leaId,
      after: { ...query, reports: found.length },
    })
    return found
  })
  insistOnSheetSize(format, rows.length)
  return {
    format,
    name: ['reports', 'list', ...(filter.year === undefined ? [] : [String(filter.year)])],
    now: ctx.now,
    title: 'Jurisdiction Reports',
    headings: columns.map((column) => columnsOf[column].heading),
    about: [
      ...aboutExport({ actor, now: ctx.now }, [
        ['Agency', filter.leaId === undefined ? null : (rows[0]?.agency ?? filter.leaId)],
        ['Year', filter.year === undefined ? null : complianceYearName(filter.year)],
        ['Part', filter.part],
        ['Module', filter.module],
        ['State', filter.state],
        ['Search', filter.search],
        ['Order', filter.sort],
      ]),
      ['Reports', rows.length.toLocaleString('en-US')],
      ['Issued, Acknowledged', 'Eastern time.'],
      ['Version', '1, and one more for each report whose place it took.'],
    ],
    portions: portionsOf(rows, (row) => columns.map((column) => columnsOf[column].cell(row))),
  }
}
