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
import {
  insistOnSheetSize,
  portionsOf,
  type ExportedTable,
  aboutExport,
} from '../../../server/files/send-table.js'
import { listForExport } from './findings-list-read-model.js'
import type { FindingRow } from './findings-rows-read-model.js'
import { type Caller, recordAct } from '../../../server/command.js'

type Column = (typeof findingExportColumns)[number]
type Exported = { row: FindingRow; agency: string; reader: Actor; today: string }

const day = (value: string | null): TableCell => (value === null ? null : { day: value })

const columnsOf: Record<Column, { heading: string; cell: (one: Exported) => TableCell }> = {
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
  { actor, ctx }: Caller,
  query: QueryOf<typeof exportFindings>,
): Promise<ExportedTable> {
  const { format, columns: wanted, sort, ...filter } = query
  const columns = findingExportColumns.filter(
    (name) => wanted === undefined || wanted.split(',').includes(name),
  )
  const rows = await deps.db.transaction(async (tx) => {
    const found = await listForExport(tx, actor, filter, sort, ctx.now)
    await recordAct({ tx, actor, ctx }, 'exportFindings', {
      targetType: 'findings',
      targetId: 'export',
      leaId: actor.leaId,
      after: { ...query, rows: found.length },
    })
    return found
  })
  insistOnSheetSize(format, rows.length)
  const today = calendarDay(ctx.now)
  return {
    format,
    name: ['findings', 'register', ...(query.year === undefined ? [] : [String(query.year)])],
    now: ctx.now,
    title: 'Findings',
    headings: columns.map((column) => columnsOf[column].heading),
    about: [
      ...aboutExport({ actor, now: ctx.now }, [
        ['Search', filter.q],
        ['Status', filter.status],
        ['Agency', filter.leaId === undefined ? null : (rows[0]?.agency ?? filter.leaId)],
        ['Year', filter.year === undefined ? null : complianceYearName(filter.year)],
        ['Part', filter.part],
        ['Source', filter.source === undefined ? null : findingSourceNames[filter.source]],
        ['Area', filter.areaId],
        ['Indicator', filter.indicator],
        ['Monitor', filter.owner === undefined ? null : (rows[0]?.row.owner?.fullName ?? filter.owner)],
        ['Overdue', filter.overdue],
        ['Repeat', filter.repeat],
        ['Issued from', filter.issuedFrom],
        ['Issued to', filter.issuedTo],
        ['Timely correction', filter.outcome],
        ['Row of the federal form', filter.formRow],
        ['Order', sort],
      ]),
      ['Findings', rows.length.toLocaleString('en-US')],
      ['Cases verified', 'Individual cases that are verified as corrected, of all cases (prong 1).'],
      ['Reviews of newer data', 'Rounds of the review of newer data (prong 2).'],
      ['Result of newer data', 'Of the latest review that counts.'],
      ['CAP', 'Corrective action plan: required where the finding concerns how the agency works.'],
      ['Days left', 'Until the due date of an open finding; below zero: days late.'],
      ['Overdue', 'Open, and past one year from the written notification.'],
    ],
    portions: portionsOf(rows, (one) =>
      columns.map((column) => columnsOf[column].cell({ ...one, reader: actor, today })),
    ),
  }
}
