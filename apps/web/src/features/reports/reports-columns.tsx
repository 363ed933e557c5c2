import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { formatDate } from '../../lib/format'
import { NoBreak, type DataColumn } from '../../ui/table/data-table'
import { DeadlineChip } from '../../ui/feedback/deadline-chip'
import { TextLink } from '../../ui/action/link'
import { ReportRowActs } from './report-row-acts'
import { ReportStateChip } from '../../ui/feedback/report-state-chip'
import { reportsMessages as words } from './reports-messages.generated'
import { reportsPaths } from './reports-paths'
import type { PublishedReportFieldsFragment as Row } from './reports.generated'

interface ReportsColumnsOptions {
  /** Whether the person reads more than one agency. */
  isState: boolean
  onChanged: () => void
  onRefused: (message: string) => void
  onReplace: (report: Row) => void
}

const agency: DataColumn<Row> = {
  id: 'agency',
  header: words.columns.agency,
  sortValue: (row) => row.agency,
  cell: (row) => row.agency,
}

/** Columns of the library. */
export function reportsColumns({
  isState,
  onChanged,
  onRefused,
  onReplace,
}: ReportsColumnsOptions): DataColumn<Row>[] {
  return [
    {
      id: 'title',
      header: words.columns.title,
      rowHeader: true,
      sortValue: (row) => row.title,
      cell: (row) => <Title row={row} />,
    },
    { id: 'module', header: words.columns.module, sortValue: (row) => row.module, cell: (row) => row.module },
    {
      id: 'year',
      header: words.columns.year,
      sortValue: (row) => row.year,
      cell: (row) => <NoBreak>{complianceYearName(row.year)}</NoBreak>,
    },
    {
      id: 'part',
      header: words.columns.part,
      sortValue: partOf,
      cell: (row) => <NoBreak>{partOf(row)}</NoBreak>,
    },
    ...(isState ? [agency] : []),
    {
      id: 'issued',
      header: words.columns.issued,
      sortValue: (row) => row.issuedOn,
      cell: (row) => <NoBreak>{formatDate(row.issuedOn)}</NoBreak>,
    },
    {
      id: 'state',
      header: words.columns.state,
      sortValue: (row) => row.state,
      cell: (row) => <ReportStateChip state={row.state} />,
    },
    { id: 'acknowledged', header: words.columns.acknowledged, cell: (row) => <Acknowledgement row={row} /> },
    { id: 'version', header: words.columns.version, align: 'end', cell: (row) => row.edition },
    {
      id: 'actions',
      header: words.columns.actions,
      align: 'end',
      cell: (row) => (
        <ReportRowActs
          report={row}
          onChanged={onChanged}
          onRefused={onRefused}
          onReplace={() => onReplace(row)}
        />
      ),
    },
  ]
}

function Title({ row }: { row: Row }) {
  return (
    <span>
      <TextLink to={reportsPaths.report(row.id)}>{row.title}</TextLink>
      {row.letterNumber && (
        <chakra.span display="block" fontSize="sm" color="fg.subtle">
          {row.letterNumber}
        </chakra.span>
      )}
    </span>
  )
}

function Acknowledgement({ row }: { row: Row }) {
  if (row.acknowledgedBy && row.acknowledgedOn)
    return words.acknowledgedBy({ name: row.acknowledgedBy.fullName, when: formatDate(row.acknowledgedOn) })
  if (!row.requiresAcknowledgement || row.state !== 'Issued' || !row.acknowledgeBy) return words.notNeeded
  return (
    <chakra.span display="grid" gap="2px" justifyItems={{ base: 'end', md: 'start' }}>
      {words.waiting({ day: formatDate(row.acknowledgeBy) })}
      <DeadlineChip dueOn={row.acknowledgeBy} rule={row.acknowledgeDerivation} />
    </chakra.span>
  )
}

const partOf = (row: Row): string => row.part || 'Both'
