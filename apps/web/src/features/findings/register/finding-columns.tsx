import { chakra } from '@chakra-ui/react'
import {
  actionPlanWords,
  calendarDay,
  calendarDaysBetween,
  deadlineState,
  escalationTexts,
  findingDue,
  findingStatusWords,
  isOpenFinding,
  roundOutcomeNames,
  roundOutcomes,
  findingSourceNames,
} from '@portal/domain'
import { RotateCcw, TriangleAlert } from 'lucide-react'
import { formatDate } from '../../../lib/format'
import { RowCheckbox } from '../../../ui/list/chosen/row-checkbox'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { TextLink } from '../../../ui/action/link'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { TurnChip } from '../../../ui/feedback/turn-chip'
import type { SideFlags } from '../finding-turn'
import { turnOfFinding } from '../finding-turn'
import { findingsMessages } from '../findings-messages.generated'
import { findingsPaths } from '../findings-paths'
import type { FindingRowFieldsFragment as Row } from './findings-list.generated'

const words = findingsMessages

interface FindingColumnsOptions {
  viewer: SideFlags
  /** Absent for those who act on no row. */
  selection: { selected: ReadonlySet<number>; toggle: (id: number) => void } | undefined
  /** State people see whose it is. */
  showsAgency: boolean
}

/** Columns of the screen that are several in a file. */
export const exportedAs = {
  agency: ['agency', 'year'],
  citation: ['citation', 'requirement'],
  prong1: ['casesVerified', 'cases'],
  prong2: ['rounds', 'roundResult'],
  status: ['status', 'correctedOn', 'closedOn', 'overdue', 'repeat', 'systemic'],
}

/** What was found, where. */
const subjectColumns: DataColumn<Row>[] = [
  {
    id: 'agency',
    header: findingsMessages.columns.agency,
    sortValue: (row) => row.lea.code,
    cell: (row) => row.lea.shortName,
  },
  {
    id: 'part',
    header: findingsMessages.columns.part,
    sortValue: (row) => row.part,
    cell: (row) => (
      <NoBreak>
        <chakra.span srOnly={{ xl: true }}>{findingsMessages.part} </chakra.span>
        {row.part.replace('Part ', '')}
      </NoBreak>
    ),
  },
  { id: 'source', header: findingsMessages.columns.source, sortValue: sourceOf, cell: sourceOf },
  {
    id: 'citation',
    header: findingsMessages.columns.citation,
    sortValue: (row) => row.citation?.reference ?? null,
    cell: (row) =>
      row.citation ? (
        <chakra.span title={row.citation.title}>{unbrokenSection(row.citation.reference)}</chakra.span>
      ) : (
        <Quiet>-</Quiet>
      ),
  },
  {
    id: 'indicator',
    // Most are empty: the name breaks rather than making the column wide.
    header: findingsMessages.columns.indicator,
    sortValue: (row) => row.indicatorCode,
    cell: (row) => row.indicatorCode ?? <Quiet>-</Quiet>,
  },
]

/** When it was issued, and how long the correction may take. */
const deadlineColumns: DataColumn<Row>[] = [
  {
    id: 'issuedOn',
    header: findingsMessages.columns.issued,
    sortValue: (row) => row.issuedOn,
    cell: (row) => dayOf(row.issuedOn),
  },
  {
    id: 'dueOn',
    header: findingsMessages.columns.due,
    sortValue: (row) => row.dueOn,
    cell: (row) => dayOf(row.dueOn),
  },
  {
    id: 'daysLeft',
    header: findingsMessages.columns.daysLeft,
    align: 'end',
    sortValue: (row) => (runs(row) ? row.dueOn : null),
    cell: (row) =>
      runs(row) && row.dueOn ? (
        <DaysLeft dueOn={row.dueOn} rule={row.issuedOn && findingDue(row.issuedOn).derivation} />
      ) : (
        <Quiet>-</Quiet>
      ),
  },
]

/** How far the correction is. */
const correctionColumns: DataColumn<Row>[] = [
  {
    id: 'prong1',
    header: findingsMessages.columns.prong1,
    align: 'end',
    sortValue: (row) => (row.casesTotal === 0 ? null : row.casesVerified / row.casesTotal),
    cell: (row) => <CasesVerified row={row} />,
  },
  {
    id: 'prong2',
    header: findingsMessages.columns.prong2,
    sortValue: (row) => row.roundCount,
    cell: (row) => <NewerDataRound row={row} />,
  },
  {
    id: 'cap',
    header: findingsMessages.columns.cap,
    sortValue: (row) => actionPlanWords(row),
    cell: (row) => <ActionPlanLink row={row} />,
  },
]

/** Columns of the register (domain definition 1.5). */
export function findingColumns({ viewer, selection, showsAgency }: FindingColumnsOptions): DataColumn<Row>[] {
  const columns: DataColumn<Row>[] = [
    {
      id: 'number',
      header: findingsMessages.columns.number,
      rowHeader: true,
      sortValue: (row) => row.number,
      cell: (row) => (
        <chakra.span display="flex" alignItems="center" gap="6px">
          {selection && (
            <RowCheckbox id={row.id} label={`${words.list.select} ${row.number}`} {...selection} />
          )}
          <NumberLink to={findingsPaths.finding(row.id)}>{row.number}</NumberLink>
        </chakra.span>
      ),
    },
    ...subjectColumns,
    ...deadlineColumns,
    ...correctionColumns,
    {
      id: 'status',
      header: findingsMessages.columns.status,
      sortValue: (row) => row.status,
      cell: (row) => <FindingStatus row={row} viewer={viewer} />,
    },
    {
      id: 'owner',
      header: findingsMessages.columns.owner,
      sortValue: (row) => row.owner?.fullName ?? null,
      cell: (row) => row.owner?.fullName ?? <Quiet>-</Quiet>,
    },
  ]
  return showsAgency ? columns : columns.filter(({ id }) => id !== 'agency')
}

function NewerDataRound({ row }: { row: Row }) {
  return row.roundCount === 0 || row.lastRoundOutcome === null ? (
    <Quiet>-</Quiet>
  ) : (
    <TextLink
      to={findingsPaths.part(row.id, 'newer-data')}
      aria-label={words.list.roundOf({
        round: words.list.round({ n: row.roundCount, outcome: outcomeOf(row) }),
        number: row.number,
        compliant: row.lastRoundCompliant ?? 0,
        reviewed: row.lastRoundReviewed ?? 0,
      })}
    >
      {words.list.round({ n: row.roundCount, outcome: outcomeOf(row) })}
    </TextLink>
  )
}

function ActionPlanLink({ row }: { row: Row }) {
  return row.systemic ? (
    <TextLink
      to={findingsPaths.part(row.id, 'corrective-action')}
      aria-label={words.list.planOf({ number: row.number, words: actionPlanWords(row) })}
    >
      {actionPlanWords(row)}
    </TextLink>
  ) : (
    <Quiet>{actionPlanWords(row)}</Quiet>
  )
}

function FindingStatus({ row, viewer }: { row: Row; viewer: SideFlags }) {
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="3px">
      <TurnChip turn={turnOfFinding(row, viewer)} label={findingStatusWords(row.status).name} />
      {row.escalation > 0 && row.escalation < 4 && (
        <StatusChip palette="dueSoon" icon={TriangleAlert} title={escalationTexts[row.escalation] ?? ''}>
          {findingsMessages.behind}
        </StatusChip>
      )}
      {row.repeat && (
        <StatusChip palette="neutral" icon={RotateCcw}>
          {findingsMessages.repeat}
        </StatusChip>
      )}
    </chakra.span>
  )
}

function CasesVerified({ row }: { row: Row }) {
  return (
    <TextLink
      to={findingsPaths.finding(row.id)}
      aria-label={words.list.prong1Of({
        number: row.number,
        verified: row.casesVerified,
        total: row.casesTotal,
      })}
    >
      {`${row.casesVerified}/${row.casesTotal}`}
    </TextLink>
  )
}

/** Days alone while there are many; from thirty on the chip with its words. */
function DaysLeft({ dueOn, rule }: { dueOn: string; rule: string | null }) {
  const today = calendarDay(new Date())
  const { kind } = deadlineState(dueOn, today)
  if (kind === 'far')
    return (
      <chakra.span title={rule ?? undefined}>
        {calendarDaysBetween(today, dueOn)}
        <chakra.span srOnly>{` ${words.list.daysLeft}`}</chakra.span>
      </chakra.span>
    )
  return <DeadlineChip dueOn={dueOn} rule={rule} short />
}

/** A reference breaks before its section, never within it: '34 CFR', '300.111(a)(1)(i)'. */
function unbrokenSection(reference: string) {
  const [, title = '', section = reference] = /^(.*\s)?(\S+)$/.exec(reference) ?? []
  return (
    <>
      {title}
      <NoBreak>{section}</NoBreak>
    </>
  )
}

const runs = ({ status, closedOn }: Row): boolean => closedOn === null && isOpenFinding(status)

function dayOf(day: string | null) {
  return day ? <NoBreak>{formatDate(day)}</NoBreak> : <Quiet>-</Quiet>
}

function outcomeOf({ lastRoundOutcome }: Row): string {
  const known = roundOutcomes.find((outcome) => outcome === lastRoundOutcome)
  return known ? roundOutcomeNames[known].toLowerCase() : ''
}

function sourceOf({ source }: Row): string {
  return findingSourceNames[source as keyof typeof findingSourceNames]
}

const NumberLink = chakra(TextLink, {
  base: {
    color: 'fg.default',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline' },
  },
})
const Quiet = chakra('span', { base: { color: 'fg.subtle' } })
