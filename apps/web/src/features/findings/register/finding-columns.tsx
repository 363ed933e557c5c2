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
} from '@portal/domain'
import { RotateCcw, TriangleAlert } from 'lucide-react'
import { formatDate } from '../../../lib/format'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { TextLink } from '../../../ui/action/link'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { TurnChip } from '../../../ui/feedback/turn-chip'
import type { SideFlags } from '../finding-turn'
import { turnOfFinding } from '../finding-turn'
import { findingsMessages } from '../findings-messages'
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

/** Columns of the register (domain definition 1.5). */
export function findingColumns({ viewer, selection, showsAgency }: FindingColumnsOptions): DataColumn<Row>[] {
  const columns: DataColumn<Row>[] = [
    {
      id: 'number',
      header: 'Number',
      rowHeader: true,
      sortValue: (row) => row.number,
      cell: (row) => (
        <chakra.span display="flex" alignItems="center" gap="6px">
          {selection && <SelectBox row={row} {...selection} />}
          <NumberLink to={findingsPaths.finding(row.id)}>{row.number}</NumberLink>
        </chakra.span>
      ),
    },
    {
      id: 'agency',
      header: 'Agency',
      sortValue: (row) => row.lea.code,
      cell: (row) => row.lea.shortName,
    },
    {
      id: 'part',
      header: 'Part',
      sortValue: (row) => row.part,
      cell: (row) => (
        <NoBreak>
          <chakra.span srOnly={{ xl: true }}>Part </chakra.span>
          {row.part.replace('Part ', '')}
        </NoBreak>
      ),
    },
    { id: 'source', header: 'Source', sortValue: sourceOf, cell: sourceOf },
    {
      id: 'citation',
      header: 'Citation',
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
      header: 'Indi\u00ADcator',
      sortValue: (row) => row.indicatorCode,
      cell: (row) => row.indicatorCode ?? <Quiet>-</Quiet>,
    },
    {
      id: 'issuedOn',
      header: 'Issued',
      sortValue: (row) => row.issuedOn,
      cell: (row) => dayOf(row.issuedOn),
    },
    { id: 'dueOn', header: 'Due', sortValue: (row) => row.dueOn, cell: (row) => dayOf(row.dueOn) },
    {
      id: 'daysLeft',
      header: 'Days left',
      align: 'end',
      sortValue: (row) => (runs(row) ? row.dueOn : null),
      cell: (row) =>
        runs(row) && row.dueOn ? (
          <DaysLeft dueOn={row.dueOn} rule={row.issuedOn && findingDue(row.issuedOn).derivation} />
        ) : (
          <Quiet>-</Quiet>
        ),
    },
    {
      id: 'prong1',
      header: 'Prong 1',
      align: 'end',
      sortValue: (row) => (row.casesTotal === 0 ? null : row.casesVerified / row.casesTotal),
      cell: (row) => (
        <TextLink
          to={findingsPaths.finding(row.id)}
          aria-label={words.list.prong1Of(row.number, row.casesVerified, row.casesTotal)}
        >
          {`${row.casesVerified}/${row.casesTotal}`}
        </TextLink>
      ),
    },
    {
      id: 'prong2',
      header: 'Prong 2',
      sortValue: (row) => row.roundCount,
      cell: (row) =>
        row.roundCount === 0 || row.lastRoundOutcome === null ? (
          <Quiet>-</Quiet>
        ) : (
          <TextLink
            to={findingsPaths.part(row.id, 'newer-data')}
            aria-label={words.list.roundOf(
              words.list.round(row.roundCount, outcomeOf(row)),
              row.number,
              row.lastRoundCompliant ?? 0,
              row.lastRoundReviewed ?? 0,
            )}
          >
            {words.list.round(row.roundCount, outcomeOf(row))}
          </TextLink>
        ),
    },
    {
      id: 'cap',
      header: 'CAP',
      sortValue: (row) => actionPlanWords(row),
      cell: (row) =>
        row.systemic ? (
          <TextLink
            to={findingsPaths.part(row.id, 'corrective-action')}
            aria-label={words.list.planOf(row.number, actionPlanWords(row))}
          >
            {actionPlanWords(row)}
          </TextLink>
        ) : (
          <Quiet>{actionPlanWords(row)}</Quiet>
        ),
    },
    {
      id: 'status',
      header: 'Status',
      sortValue: (row) => row.status,
      cell: (row) => (
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="3px">
          <TurnChip turn={turnOfFinding(row, viewer)} label={findingStatusWords(row.status).name} />
          {row.escalation > 0 && row.escalation < 4 && (
            <StatusChip palette="dueSoon" icon={TriangleAlert} title={escalationTexts[row.escalation] ?? ''}>
              Behind
            </StatusChip>
          )}
          {row.repeat && (
            <StatusChip palette="neutral" icon={RotateCcw}>
              Repeat
            </StatusChip>
          )}
        </chakra.span>
      ),
    },
    {
      id: 'owner',
      header: 'Owner',
      sortValue: (row) => row.owner?.fullName ?? null,
      cell: (row) => row.owner?.fullName ?? <Quiet>-</Quiet>,
    },
  ]
  return showsAgency ? columns : columns.filter(({ id }) => id !== 'agency')
}

function SelectBox({
  row,
  selected,
  toggle,
}: { row: Row } & NonNullable<FindingColumnsOptions['selection']>) {
  return (
    <chakra.input
      type="checkbox"
      aria-label={`${words.list.select} ${row.number}`}
      checked={selected.has(row.id)}
      onChange={() => toggle(row.id)}
      flex="none"
      width="18px"
      height="18px"
      margin="0"
      accentColor="brand.solid"
    />
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
  return words.sources[source as keyof typeof words.sources]
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
