import { chakra } from '@chakra-ui/react'
import { auditProngPath, complianceYearName } from '@portal/domain'
import { Check, Clock, TriangleAlert } from 'lucide-react'
import { TextLink } from '../../../ui/action/link'
import { StatusChip } from '../../../ui/feedback/status-chip'
import type { DataColumn } from '../../../ui/table/data-table'
import { reportsPaths } from '../reports-paths'
import type { AgencyMonitoringFieldsFragment as Agency } from './monitoring.generated'
import { monitoringMessages as words } from './monitoring-messages.generated'

type Activity = Agency['activities'][number]

/** Columns of the history: the agency, each year, and the last one with a result. */
export function monitoringColumns(years: readonly number[]): DataColumn<Agency>[] {
  return [
    {
      id: 'agency',
      header: words.columns.agency,
      rowHeader: true,
      sortValue: ({ code }) => code,
      exported: [
        { heading: words.columns.code, value: ({ code }) => code },
        { heading: words.columns.agency, value: ({ name }) => name },
      ],
      cell: ({ code, shortName }) => `${code} ${shortName}`,
    },
    {
      id: 'cohort',
      header: words.columns.cohort,
      align: 'end',
      sortValue: ({ cohort }) => cohort,
      cell: ({ cohort }) => cohort,
    },
    ...years.map(yearColumn),
    {
      id: 'last',
      header: words.columns.last,
      sortValue: (row) => row.lastMonitored,
      exported: [
        {
          heading: words.columns.last,
          value: (row) => (row.lastMonitored === null ? words.never : complianceYearName(row.lastMonitored)),
        },
      ],
      cell: (row) =>
        row.lastMonitored === null ? (
          <StatusChip palette="overdue" icon={TriangleAlert}>
            {words.never}
          </StatusChip>
        ) : (
          complianceYearName(row.lastMonitored)
        ),
    },
  ]
}

function yearColumn(year: number): DataColumn<Agency> {
  const own = (row: Agency) => row.activities.filter((one) => one.year === year)
  const said = ({ activity, part, status }: Activity) => words.said({ activity, part, status })
  return {
    id: `year-${year}`,
    header: complianceYearName(year),
    exported: [{ heading: complianceYearName(year), value: (row) => own(row).map(said).join('; ') }],
    cell: (row) => <YearCell activities={own(row)} />,
  }
}

/** What there was in one year; a result and work that goes on differ by icon and words. */
function YearCell({ activities }: { activities: readonly Activity[] }) {
  if (activities.length === 0) return null
  return (
    <chakra.ul display="grid" gap="4px" minWidth="0">
      {activities.map((one) => (
        <chakra.li key={`${one.recordKind ?? ''}${one.recordId}`} display="grid">
          <TextLink to={pathOf(one)}>{words.entry({ activity: one.activity, part: one.part })}</TextLink>
          <chakra.span
            display="inline-flex"
            alignItems="center"
            gap="4px"
            textStyle="hint"
            color={one.monitored ? 'fg.default' : 'fg.muted'}
          >
            {one.monitored ? <Check size={14} aria-hidden /> : <Clock size={14} aria-hidden />}
            {one.status}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

function pathOf({ recordKind, recordId }: Activity): string {
  return recordKind === null ? reportsPaths.selfAssessment(recordId) : auditProngPath(recordKind, recordId)
}
