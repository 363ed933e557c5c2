import { chakra } from '@chakra-ui/react'
import { percent, submitStateName, submitStateTurn, SubmitState } from '@portal/domain'
import { CircleAlert } from 'lucide-react'
import { formatDate } from '../../../lib/format'
import type { DataColumn } from '../../../ui/table/data-table'
import { TextLink } from '../../../ui/action/link'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { TurnChip } from '../../../ui/feedback/turn-chip'
import type { AgencyRow } from './attention'
import { auditColumns, type AuditKind } from './audit-columns'
import { stateDashboardMessages } from './state-dashboard-messages.generated'

const m = stateDashboardMessages.grid
const names = m.columns

type Key = 'answered' | 'answerable' | 'documentsReceived' | 'documentsNeeded'
const sum = (row: AgencyRow, key: Key) => row.selfAssessments.reduce((total, one) => total + one[key], 0)
/** Share in tenths of a percent for sorting; nothing to share goes last. */
const share = (n: number, of: number) => (of === 0 ? null : Math.round((1000 * n) / of) / 10)
const leads = (row: AgencyRow) => row.monitors.map(({ fullName }) => fullName).join(', ')

/** Columns that are hidden by default: beside the charts not all of them fit. What waits and what is quiet has tiles above. */
export const usuallyHidden = ['waiting', 'activity', 'lead', 'cohort']

/** How far the work of an agency is. */
const progressColumns: DataColumn<AgencyRow>[] = [
  {
    id: 'agency',
    header: names.agency,
    rowHeader: true,
    sortValue: (row) => row.code,
    exported: [
      { heading: stateDashboardMessages.columns.code, value: (row) => row.code },
      { heading: names.agency, value: (row) => row.name },
    ],
    cell: (row) => <AgencyName row={row} />,
  },
  {
    id: 'selfAssessment',
    header: names.selfAssessment,
    width: '46%',
    legend: <TurnLegend />,
    sortValue: (row) => share(sum(row, 'answered'), sum(row, 'answerable')),
    exported: [
      {
        heading: `${names.completion} (%)`,
        value: (row) => share(sum(row, 'answered'), sum(row, 'answerable')),
      },
      {
        heading: stateDashboardMessages.inWords({ column: names.completion }),
        value: (row) => percent(sum(row, 'answered'), sum(row, 'answerable')),
      },
      {
        heading: names.status,
        value: (row) =>
          row.selfAssessments.map((one) => `${one.part}: ${submitStateName(one.submitState)}`).join('; '),
      },
    ],
    cell: (row) => <Standings row={row} />,
  },
  {
    id: 'documents',
    header: names.documents,
    sortValue: (row) => share(sum(row, 'documentsReceived'), sum(row, 'documentsNeeded')),
    exported: [
      {
        heading: stateDashboardMessages.columns.documentsReceived,
        value: (row) => sum(row, 'documentsReceived'),
      },
      {
        heading: stateDashboardMessages.columns.documentsNeeded,
        value: (row) => sum(row, 'documentsNeeded'),
      },
    ],
    cell: (row) => <DocumentsShare row={row} />,
  },
]

/** Absent where the system of record has no findings. */
const findingColumns: DataColumn<AgencyRow>[] = [
  {
    id: 'findings',
    header: names.findings,
    align: 'end',
    sortValue: (row) => row.findingsOpen,
    cell: (row) => <OpenFindings row={row} />,
  },
  {
    id: 'overdue',
    header: names.overdue,
    align: 'end',
    sortValue: (row) => row.findingsOverdue,
    cell: (row) => <OverdueFindings row={row} />,
  },
]

/** When the agency last worked, and who monitors it. */
const monitoringColumns: DataColumn<AgencyRow>[] = [
  {
    id: 'activity',
    header: names.activity,
    sortValue: (row) => row.lastActivityOn,
    cell: (row) => (row.lastActivityOn ? formatDate(row.lastActivityOn) : m.never),
  },
  { id: 'lead', header: names.lead, sortValue: leads, cell: (row) => leads(row) || m.noLead },
  {
    id: 'cohort',
    header: names.cohort,
    align: 'end',
    sortValue: (row) => row.cohort,
    cell: (row) => row.cohort ?? '',
  },
]

/** Columns of the grid; those of features that the system of record lacks are absent, and of kinds of audits that there are not. */
export function agencyColumns({
  withFindings,
  audits,
  year,
}: {
  withFindings: boolean
  audits: readonly AuditKind[]
  year: number
}): DataColumn<AgencyRow>[] {
  return [
    ...progressColumns,
    ...auditColumns(audits),
    ...(withFindings ? findingColumns : []),
    {
      id: 'waiting',
      header: names.waiting,
      align: 'end',
      sortValue: (row) => row.subsectionsWaiting,
      cell: (row) => <SubsectionsWaiting row={row} year={year} />,
    },
    ...monitoringColumns,
  ]
}

function AgencyName({ row }: { row: AgencyRow }) {
  return (
    <AgencyLink to={`/user/dashboard?leaId=${row.leaId}`}>
      <chakra.span fontVariantNumeric="tabular-nums" fontWeight="400" color="fg.subtle">
        {row.code}
      </chakra.span>{' '}
      {row.shortName}
    </AgencyLink>
  )
}

function Standings({ row }: { row: AgencyRow }) {
  return (
    <chakra.span css={partsStyle}>
      {row.selfAssessments.map((one) => (
        <span key={one.id}>
          <StandingLink
            to={`/user/dashboard/self-assessment/${one.id}`}
            title={`${one.part}, ${submitStateName(one.submitState)}`}
          >
            <TurnChip
              turn={submitStateTurn(one.submitState)}
              label={
                <span>
                  <chakra.span srOnly={{ xl: true }}>{stateDashboardMessages.part} </chakra.span>
                  {one.part.replace('Part ', '')}, {submitStateName(one.submitState)}
                </span>
              }
            />{' '}
            {one.submitState !== SubmitState.notActivated && <b>{percent(one.answered, one.answerable)}</b>}
          </StandingLink>
          {one.submitState !== SubmitState.notActivated && (
            <ProgressBar label={`${row.shortName}, ${one.part}`} value={one.answered} max={one.answerable} />
          )}
        </span>
      ))}
    </chakra.span>
  )
}

function DocumentsShare({ row }: { row: AgencyRow }) {
  return (
    <chakra.span css={shareStyle}>
      <NumberLink
        to={`/user/dashboard?leaId=${row.leaId}`}
        what={m.documentsOf({ agency: row.shortName })}
        number={m.of({ n: sum(row, 'documentsReceived'), total: sum(row, 'documentsNeeded') })}
      />
      <ProgressBar
        label={m.documentsOf({ agency: row.shortName })}
        value={sum(row, 'documentsReceived')}
        max={sum(row, 'documentsNeeded')}
      />
    </chakra.span>
  )
}

function OpenFindings({ row }: { row: AgencyRow }) {
  return row.findingsOpen === 0 ? (
    none
  ) : (
    <NumberLink
      to={`/compliance/findings?leaId=${row.leaId}&status=open`}
      what={m.openFindings({ agency: row.shortName })}
      number={String(row.findingsOpen)}
    />
  )
}

function OverdueFindings({ row }: { row: AgencyRow }) {
  return row.findingsOverdue === 0 ? (
    none
  ) : (
    <chakra.span display="inline-flex" alignItems="center" gap="4px" color="overdue.fg" fontWeight="600">
      <CircleAlert size={14} aria-hidden />
      <NumberLink
        to={`/compliance/findings?leaId=${row.leaId}&overdue=true`}
        what={m.overdueOf({ agency: row.shortName })}
        number={String(row.findingsOverdue)}
      />
    </chakra.span>
  )
}

function SubsectionsWaiting({ row, year }: { row: AgencyRow; year: number }) {
  return row.subsectionsWaiting === 0 ? (
    none
  ) : (
    <NumberLink
      to={`/user/dashboard/self-assessment?${new URLSearchParams({ year: String(year), q: row.shortName }).toString()}`}
      what={m.waitingOf({ agency: row.shortName })}
      number={String(row.subsectionsWaiting)}
    />
  )
}

/** What the discs in the cells mean: in the head of their column, and above the cards of a narrow screen. */
export function TurnLegend() {
  return (
    <chakra.span
      display="flex"
      flexWrap="wrap"
      gap="0 10px"
      css={{ '& > span': { fontSize: 'xs', lineHeight: '1.1' } }}
    >
      <TurnChip turn="state" label={m.turns.state} />
      <TurnChip turn="agency" label={m.turns.agency} />
      <TurnChip turn="none" label={m.turns.none} />
    </chakra.span>
  )
}

/** A number and its bar below it. */
const shareStyle = {
  display: 'grid',
  minWidth: '52px',
  '& > a': { minHeight: '0', lineHeight: '1.2' },
} as const

/** A zero is there, but not loud. */
const none = <chakra.span color="fg.subtle">0</chakra.span>

/** The parts of an agency beside each other, each with its word, percent and bar. */
const partsStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(auto-fit, minmax(0, 1fr))' },
  gap: '4px 10px',
  width: '100%',
} as const

const quiet = { textDecoration: 'none', _hover: { textDecoration: 'underline' } }

const AgencyLink = chakra(TextLink, { base: { ...quiet, color: 'fg.default' } })

const StandingLink = chakra(TextLink, {
  base: {
    ...quiet,
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4px',
    marginBottom: '2px',
    whiteSpace: 'nowrap',
    lineHeight: '1.2',
    color: 'fg.default',
    '& > span': { minWidth: '0' },
    '& > span > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > b': { fontWeight: '400', fontVariantNumeric: 'tabular-nums' },
  },
})

/** A number that opens what it counts. */
function NumberLink({ to, what, number }: { to: string; what: string; number: string }) {
  return (
    <OneLine to={to} aria-label={`${what}: ${number}`}>
      {number}
    </OneLine>
  )
}

const OneLine = chakra(TextLink, {
  base: {
    ...quiet,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})
