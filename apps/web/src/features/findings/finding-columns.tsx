import { chakra } from '@chakra-ui/react'
import { escalationTexts, findingDue, findingStatusWords } from '@portal/domain'
import { RotateCcw, TriangleAlert } from 'lucide-react'
import { formatDate } from '../../lib/format'
import type { DataColumn } from '../../ui/data-table'
import { DeadlineChip } from '../../ui/deadline-chip'
import { TextLink } from '../../ui/link'
import { StatusChip } from '../../ui/status-chip'
import { TurnChip } from '../../ui/turn-chip'
import type { SideFlags } from './finding-turn'
import { turnOfFinding } from './finding-turn'
import { findingsMessages } from './findings-messages'
import { findingsPaths } from './findings-paths'
import type { FindingRowFieldsFragment as Row } from './findings.generated'

const words = findingsMessages

interface FindingColumnsOptions {
  viewer: SideFlags
  /** Absent for those who act on no row. */
  selection: { selected: ReadonlySet<number>; toggle: (id: number) => void } | undefined
  /** State people see whose it is. */
  showsAgency: boolean
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
        <chakra.span display="flex" alignItems="center" gap="10px">
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
    { id: 'part', header: 'Part', cell: (row) => <NoBreak>{row.part}</NoBreak> },
    {
      id: 'citation',
      header: 'Requirement',
      sortValue: (row) => row.citation?.reference ?? null,
      cell: (row) =>
        row.citation ? (
          <span>
            <NoBreak>{row.citation.reference}</NoBreak>
            <chakra.span display="block" fontSize="sm" color="fg.subtle">
              {`${row.citation.title}. ${sourceOf(row)}.`}
            </chakra.span>
          </span>
        ) : (
          <Quiet>{`${words.page.noRequirement} ${sourceOf(row)}.`}</Quiet>
        ),
    },
    { id: 'indicator', header: 'Indicator', cell: (row) => row.indicatorCode ?? <Quiet>-</Quiet> },
    {
      id: 'issuedOn',
      header: 'Issued',
      sortValue: (row) => row.issuedOn,
      cell: (row) => (row.issuedOn ? <NoBreak>{formatDate(row.issuedOn)}</NoBreak> : <Quiet>-</Quiet>),
    },
    { id: 'dueOn', header: 'Due', sortValue: (row) => row.dueOn, cell: (row) => <Due row={row} /> },
    {
      id: 'prong1',
      header: 'Cases',
      align: 'end',
      cell: (row) => (
        <TextLink
          to={`${findingsPaths.finding(row.id)}#cases`}
          aria-label={`${row.casesVerified}/${row.casesTotal} cases of ${row.number} verified`}
        >
          {`${row.casesVerified}/${row.casesTotal}`}
        </TextLink>
      ),
    },
    {
      id: 'prong2',
      header: 'Newer data',
      // On one line.
      width: '5.25rem',
      cell: (row) =>
        row.roundCount === 0 || row.lastRoundReviewed === null ? (
          <Quiet>-</Quiet>
        ) : (
          <TextLink
            to={`${findingsPaths.finding(row.id)}#rounds`}
            aria-label={`${row.lastRoundCompliant ?? 0}/${row.lastRoundReviewed} ${words.list.round(row.roundCount, row.lastRoundCompliant === row.lastRoundReviewed)}, records compliant in ${row.number}`}
          >
            {`${row.lastRoundCompliant ?? 0}/${row.lastRoundReviewed}`}
            <chakra.span display="block" fontSize="sm" whiteSpace="nowrap">
              {words.list.round(row.roundCount, row.lastRoundCompliant === row.lastRoundReviewed)}
            </chakra.span>
          </TextLink>
        ),
    },
    {
      id: 'status',
      header: 'Status',
      sortValue: (row) => row.status,
      cell: (row) => (
        <chakra.span display="grid" gap="4px" justifyItems={{ base: 'end', md: 'start' }}>
          <TurnChip turn={turnOfFinding(row, viewer)} label={findingStatusWords(row.status).name} />
          {row.escalation > 0 && row.escalation < 4 && (
            <StatusChip palette="dueSoon" icon={TriangleAlert} title={escalationTexts[row.escalation] ?? ''}>
              Falls behind
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
    { id: 'owner', header: 'Monitor', cell: (row) => row.owner?.fullName ?? <Quiet>-</Quiet> },
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

function Due({ row }: { row: Row }) {
  if (!row.dueOn) return <Quiet>-</Quiet>
  if (row.closedOn || row.status > 6) return <NoBreak>{formatDate(row.dueOn)}</NoBreak>
  return (
    <chakra.span
      display="grid"
      gap="2px"
      justifyItems={{ base: 'end', md: 'start' }}
      // On a laptop the days stand in two lines, so that the register keeps within its card.
      css={{ '@media (min-width: 80em) and (max-width: 84.99em)': { '& [title]': { whiteSpace: 'normal' } } }}
    >
      <NoBreak>{formatDate(row.dueOn)}</NoBreak>
      <DeadlineChip dueOn={row.dueOn} rule={row.issuedOn && findingDue(row.issuedOn).derivation} />
    </chakra.span>
  )
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
const NoBreak = chakra('span', { base: { whiteSpace: 'nowrap' } })
const Quiet = chakra('span', { base: { color: 'fg.subtle' } })
