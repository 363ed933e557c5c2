import {
  actionPlanWords,
  calendarDay,
  calendarDaysBetween,
  casesForExport,
  complianceYearName,
  findingSourceNames,
  findingStatusWords,
  isOpenFinding,
  roundOutcomeNames,
  type Actor,
  type TableCell,
} from '@portal/domain'
import { findingExportColumns, type exportFindings, type QueryOf } from '@portal/rest-contract'
import type { ApiDeps } from '../../../server/deps.js'
import { exportedList, type ExportColumns } from '../../../server/files/exported-list.js'
import type { ExportedTable } from '../../../server/files/send-table.js'
import { listForExport } from './findings-list-read-model.js'
import type { FindingRow } from './findings-rows-read-model.js'
import type { Caller } from '../../../server/command.js'

type Column = (typeof findingExportColumns)[number]
type Exported = { row: FindingRow; agency: string; reader: Actor; today: string }

const day = (value: string | null): TableCell => (value === null ? null : { day: value })

const columns: ExportColumns<Column, Exported> = {
  number: { heading: 'Number', cell: ({ row }) => row.number },
  agency: { heading: 'Agency', cell: ({ agency }) => agency },
  year: { heading: 'Year', cell: ({ row }) => complianceYearName(row.year) },
  part: { heading: 'Part', cell: ({ row }) => row.part },
  source: { heading: 'Source', cell: ({ row }) => findingSourceNames[row.source] },
  citation: { heading: 'Citation', cell: ({ row }) => row.citation?.reference ?? null },
  requirement: { heading: 'Requirement', cell: ({ row }) => row.citation?.title ?? null },
  indicator: { heading: 'Indicator', cell: ({ row }) => row.indicatorCode },
  issuedOn: { heading: 'Issued', cell: ({ row }) => day(row.issuedOn) },
  dueOn: { heading: 'Due', cell: ({ row }) => day(row.dueOn) },
  daysLeft: { heading: 'Days left', cell: ({ row, today }) => daysLeft(row, today) },
  status: { heading: 'Status', cell: ({ row }) => findingStatusWords(row.status).name },
  cap: { heading: 'CAP', cell: ({ row }) => actionPlanWords(row) },
  correctedOn: { heading: 'Corrected', cell: ({ row }) => day(row.correctedOn) },
  closedOn: { heading: 'Closed', cell: ({ row }) => day(row.closedOn) },
  // A reader outside of the state gets no small numbers of students in a file (0.6).
  casesVerified: { heading: 'Cases verified', cell: ({ row, reader }) => casesForExport(reader, row)[0] },
  cases: { heading: 'Cases', cell: ({ row, reader }) => casesForExport(reader, row)[1] },
  rounds: { heading: 'Reviews of newer data', cell: ({ row }) => row.roundCount },
  roundResult: {
    heading: 'Result of newer data',
    cell: ({ row }) => (row.lastRoundOutcome === null ? null : roundOutcomeNames[row.lastRoundOutcome]),
  },
  overdue: { heading: 'Overdue', cell: ({ row }) => row.overdue },
  repeat: { heading: 'Repeat', cell: ({ row }) => row.repeat },
  systemic: { heading: 'Systemic', cell: ({ row }) => row.systemic },
  owner: { heading: 'Monitor', cell: ({ row }) => row.owner?.fullName ?? null },
}

/** Days until the due date, below zero once it is over; nothing while no clock runs. */
function daysLeft({ status, dueOn }: FindingRow, today: string): number | null {
  return dueOn !== null && isOpenFinding(status) ? calendarDaysBetween(today, dueOn) : null
}

/** The filtered register in the order asked for. That it was taken away is recorded. */
export async function exportedFindings(
  deps: ApiDeps,
  caller: Caller,
  query: QueryOf<typeof exportFindings>,
): Promise<ExportedTable> {
  const { actor, ctx } = caller
  const today = calendarDay(ctx.now)
  return exportedList(deps, caller, query, {
    order: findingExportColumns,
    columns,
    title: 'Findings',
    name: ['findings', 'register', ...(query.year === undefined ? [] : [String(query.year)])],
    history: { action: 'exportFindings', targetType: 'findings', leaId: actor.leaId, counted: 'rows' },
    async read(tx) {
      const found = await listForExport(tx, actor, query, query.sort, ctx.now)
      const [first] = found
      return {
        rows: found.map((one) => Object.assign(one, { reader: actor, today })),
        filters: [
          ['Search', query.q],
          ['Status', query.status],
          ['Agency', query.leaId === undefined ? null : (first?.agency ?? query.leaId)],
          ['Year', query.year === undefined ? null : complianceYearName(query.year)],
          ['Part', query.part],
          ['Source', query.source === undefined ? null : findingSourceNames[query.source]],
          ['Area', query.areaId],
          ['Indicator', query.indicator],
          ['Monitor', query.owner === undefined ? null : (first?.row.owner?.fullName ?? query.owner)],
          ['Overdue', query.overdue],
          ['Repeat', query.repeat],
          ['Issued from', query.issuedFrom],
          ['Issued to', query.issuedTo],
          ['Timely correction', query.outcome],
          ['Row of the federal form', query.formRow],
          ['Order', query.sort],
        ],
        about: [
          ['Findings', found.length.toLocaleString('en-US')],
          ['Cases verified', 'Individual cases that are verified as corrected, of all cases (prong 1).'],
          ['Reviews of newer data', 'Rounds of the review of newer data (prong 2).'],
          ['Result of newer data', 'Of the latest review that counts.'],
          ['CAP', 'Corrective action plan: required where the finding concerns how the agency works.'],
          ['Days left', 'Until the due date of an open finding; below zero: days late.'],
          ['Overdue', 'Open, and past one year from the written notification.'],
        ],
      }
    },
  })
}
