import { canReadReports, complianceYearName } from '@portal/domain'
import { reportExportColumns, type exportReports, type QueryOf } from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { exportedList, type ExportColumns } from '../../server/files/exported-list.js'
import type { ExportedTable } from '../../server/files/send-table.js'
import { insist } from '../../server/verdicts.js'
import { listReportsForExport } from './reports-read-model.js'
import type { Caller } from '../../server/command.js'

type Column = (typeof reportExportColumns)[number]
type Row = Awaited<ReturnType<typeof listReportsForExport>>[number]

const columns: ExportColumns<Column, Row> = {
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
  caller: Caller,
  query: QueryOf<typeof exportReports>,
): Promise<ExportedTable> {
  const { actor } = caller
  insist(canReadReports(actor))
  return exportedList(deps, caller, query, {
    order: reportExportColumns,
    columns,
    title: 'Jurisdiction Reports',
    name: ['reports', 'list', ...(query.year === undefined ? [] : [String(query.year)])],
    history: {
      action: 'exportReports',
      targetType: 'publishedReport',
      leaId: actor.leaId,
      counted: 'reports',
    },
    async read(tx) {
      const rows = await listReportsForExport(tx, actor, query)
      return {
        rows,
        filters: [
          ['Agency', query.leaId === undefined ? null : (rows[0]?.agency ?? query.leaId)],
          ['Year', query.year === undefined ? null : complianceYearName(query.year)],
          ['Part', query.part],
          ['Module', query.module],
          ['State', query.state],
          ['Search', query.search],
          ['Order', query.sort],
        ],
        about: [
          ['Reports', rows.length.toLocaleString('en-US')],
          ['Issued, Acknowledged', 'Eastern time.'],
          ['Version', '1, and one more for each report whose place it took.'],
        ],
      }
    },
  })
}
