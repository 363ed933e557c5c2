import { chakra } from '@chakra-ui/react'
import {
  activationName,
  calendarDay,
  dueDayOf,
  percent,
  submitStateName,
  submitStateTurn,
  SubmitState,
  tenths,
} from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { TextLink } from '../../../ui/action/link'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { TurnChip } from '../../../ui/feedback/turn-chip'
import { monitorsOf } from './list-filters'
import type { RowAct } from './row-acts'
import { RowMenu } from './row-menu'
import { selfAssessmentMessages } from '../self-assessment-messages'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type { SelfAssessmentRowFieldsFragment as Row } from './self-assessment-list.generated'

const words = selfAssessmentMessages.list

/** For files: a number, and nothing where there is nothing to answer. */
const completion = ({ answered, answerable }: Row) =>
  answerable === 0 ? null : tenths(answered * 100, answerable)

interface ListColumnsOptions {
  selection: { selected: ReadonlySet<number>; toggle: (id: number) => void } | undefined
  /** Absent for those who act on no row. */
  onAct: ((act: RowAct, row: Row) => void) | undefined
  /** The reader is of the state and reads reviews. */
  reviews: boolean
}

/** Columns of the state list (domain definition 8.7). */
export function listColumns({ selection, onAct, reviews }: ListColumnsOptions): DataColumn<Row>[] {
  return [
    {
      id: 'agency',
      header: 'Agency',
      rowHeader: true,
      sortValue: (row) => `${row.lea.code} ${row.part}`,
      exported: [
        { heading: 'Code', value: (row) => row.lea.code },
        { heading: 'Agency', value: (row) => row.lea.name },
      ],
      cell: (row) => (
        <chakra.span display="flex" alignItems="center" gap="10px">
          {selection && <SelectBox row={row} {...selection} />}
          <AgencyLink to={selfAssessmentPaths.selfAssessment(row.id)}>
            <chakra.span fontVariantNumeric="tabular-nums" fontWeight="400" color="fg.subtle">
              {row.lea.code}
            </chakra.span>{' '}
            {row.lea.shortName}
          </AgencyLink>
        </chakra.span>
      ),
    },
    {
      id: 'part',
      header: 'Part',
      sortValue: (row) => row.part,
      cell: (row) => <NoBreak>{row.part}</NoBreak>,
    },
    {
      id: 'activation',
      header: 'Activation',
      sortValue: (row) => row.submitState,
      exported: [{ heading: 'Activation', value: (row) => activationName(row.submitState) }],
      cell: (row) => activationName(row.submitState),
    },
    {
      id: 'due',
      header: 'Due',
      sortValue: (row) => dueDayOf(row),
      exported: [{ heading: 'Due', value: (row) => asDay(dueDayOf(row)) }],
      cell: (row) => <Due row={row} />,
    },
    {
      id: 'subsections',
      header: 'Subsections ready',
      align: 'end',
      sortValue: (row) => row.subsectionsReady / Math.max(1, row.subsectionsTotal),
      exported: [
        { heading: 'Subsections ready', value: (row) => row.subsectionsReady },
        { heading: 'Subsections', value: (row) => row.subsectionsTotal },
      ],
      cell: (row) => (
        <Part
          to={selfAssessmentPaths.selfAssessment(row.id)}
          row={row}
          what="Subsections ready"
          n={row.subsectionsReady}
          of={row.subsectionsTotal}
        />
      ),
    },
    {
      id: 'completion',
      header: 'Completion',
      align: 'end',
      sortValue: (row) => row.answered / Math.max(1, row.answerable),
      exported: [
        { heading: 'Items answered', value: (row) => row.answered },
        { heading: 'Items', value: (row) => row.answerable },
        { heading: 'Completion (%)', value: completion },
        { heading: 'Completion in words', value: (row) => percent(row.answered, row.answerable) },
      ],
      cell: (row) => <Completion row={row} />,
    },
    {
      id: 'documents',
      header: 'Documents',
      align: 'end',
      sortValue: (row) => row.documentsReceived / Math.max(1, row.documentsNeeded),
      exported: [
        { heading: 'Required documents received', value: (row) => row.documentsReceived },
        { heading: 'Required documents', value: (row) => row.documentsNeeded },
        { heading: 'Supporting documents', value: (row) => row.documents },
      ],
      cell: (row) => (
        <Part
          to={selfAssessmentPaths.requiredDocuments(row.id)}
          row={row}
          what="Required documents received"
          n={row.documentsReceived}
          of={row.documentsNeeded}
        />
      ),
    },
    {
      id: 'status',
      header: 'Status',
      sortValue: (row) => row.submitState,
      exported: [{ heading: 'Status', value: (row) => submitStateName(row.submitState) }],
      cell: (row) => (
        <TurnChip turn={submitStateTurn(row.submitState)} label={submitStateName(row.submitState)} />
      ),
    },
    {
      id: 'submitted',
      header: 'Submitted',
      sortValue: (row) => row.submittedOn,
      exported: [{ heading: 'Submitted', value: ({ submittedOn }) => dayOf(submittedOn) }],
      cell: (row) => <Day at={row.submittedOn} />,
    },
    {
      id: 'reviewed',
      header: 'Reviewed',
      align: 'end',
      sortValue: (row) => row.subsectionsReviewed / Math.max(1, row.subsectionsTotal),
      exported: [
        { heading: 'Subsections reviewed', value: (row) => row.subsectionsReviewed },
        { heading: 'Sent early', value: (row) => row.subsectionsSent },
        { heading: 'Not applicable requested', value: (row) => row.notApplicableRequests },
      ],
      cell: (row) =>
        row.submitState < SubmitState.submitted ? (
          <Waiting row={row} reviews={reviews} />
        ) : (
          <Part
            to={selfAssessmentPaths.review(row.id)}
            row={row}
            what="Subsections reviewed"
            n={row.subsectionsReviewed}
            of={row.subsectionsTotal}
          />
        ),
    },
    {
      id: 'rounds',
      header: 'Selective rounds',
      align: 'end',
      sortValue: (row) => row.selectiveRounds,
      exported: [{ heading: 'Selective rounds', value: (row) => row.selectiveRounds }],
      cell: (row) => <Rounds row={row} />,
    },
    {
      id: 'finalReport',
      header: 'Final report',
      sortValue: (row) => row.finalReportOn,
      exported: [{ heading: 'Final report', value: ({ finalReportOn }) => dayOf(finalReportOn) }],
      cell: (row) => <FinalReport row={row} />,
    },
    {
      id: 'lead',
      header: 'Lead',
      sortValue: (row) => monitorsOf(row)[0]?.fullName ?? null,
      exported: [
        {
          heading: 'Lead',
          value: (row) =>
            monitorsOf(row)
              .map(({ fullName }) => fullName)
              .join(', '),
        },
      ],
      cell: (row) =>
        monitorsOf(row)
          .map(({ fullName }) => fullName)
          .join(', ') || <chakra.span color="fg.subtle">-</chakra.span>,
    },
    {
      id: 'activity',
      header: 'Last activity',
      sortValue: (row) => row.lastActivityOn,
      exported: [{ heading: 'Last activity', value: ({ lastActivityOn }) => dayOf(lastActivityOn) }],
      cell: (row) => <Day at={row.lastActivityOn} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (row) => <RowMenu row={row} onAct={onAct && ((act) => onAct(act, row))} reviews={reviews} />,
    },
  ]
}

const dayOf = (instant: string | null) => instant && { day: calendarDay(new Date(instant)) }

function SelectBox({ row, selected, toggle }: { row: Row } & NonNullable<ListColumnsOptions['selection']>) {
  return (
    <chakra.input
      type="checkbox"
      aria-label={`${words.select} ${row.lea.name}, ${row.part}`}
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

function asDay(day: string | null) {
  return day && { day }
}

/** The day in force, and how far it is while the agency has the turn. */
function Due({ row }: { row: Row }) {
  const dueOn = dueDayOf(row)
  if (!dueOn) return <chakra.span color="fg.subtle">-</chakra.span>
  if (submitStateTurn(row.submitState) !== 'agency') return <NoBreak>{formatDate(dueOn)}</NoBreak>
  return (
    // The longest chip breaks where the list would be wider than its card.
    <chakra.span
      display="grid"
      gap="2px"
      justifyItems={{ base: 'end', md: 'start' }}
      css={{ '& > span[title]': { whiteSpace: 'normal', minWidth: '114px' } }}
    >
      <NoBreak>{formatDate(dueOn)}</NoBreak>
      <DeadlineChip dueOn={dueOn} rule={row.dueDerivation} />
    </chakra.span>
  )
}

function Day({ at }: { at: string | null }) {
  return at ? formatDate(at) : <chakra.span color="fg.subtle">-</chakra.span>
}

const AgencyLink = chakra(TextLink, {
  base: { color: 'fg.default', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
})

interface PartProps {
  to: string
  row: Row
  what: string
  n: number
  of: number
}

function Completion({ row }: { row: Row }) {
  if (row.submitState === SubmitState.notActivated) return <chakra.span color="fg.subtle">-</chakra.span>
  const share = percent(row.answered, row.answerable)
  return (
    <chakra.span display="block" minWidth="64px">
      <AgencyLink
        display="block"
        textAlign="end"
        to={selfAssessmentPaths.selfAssessment(row.id)}
        aria-label={words.opens(
          `Items answered: ${share}, ${row.answered} of ${row.answerable}`,
          `${row.lea.name}, ${row.part}`,
        )}
      >
        <NoBreak>{share}</NoBreak>
      </AgencyLink>
      <ProgressBar label="Completion" value={row.answered} max={row.answerable} />
    </chakra.span>
  )
}

function Rounds({ row }: { row: Row }) {
  const { selectiveRounds: n } = row
  if (n === 0) return <chakra.span color="fg.subtle">-</chakra.span>
  return (
    <AgencyLink
      to={selfAssessmentPaths.selectiveReports(row)}
      aria-label={words.opens(`Selective rounds: ${n}`, `${row.lea.name}, ${row.part}`)}
    >
      {n}
    </AgencyLink>
  )
}

function FinalReport({ row }: { row: Row }) {
  const { finalReportId, finalReportOn } = row
  if (finalReportOn === null) return <chakra.span color="fg.subtle">-</chakra.span>
  const day = <NoBreak>{formatDate(finalReportOn)}</NoBreak>
  return finalReportId === null ? (
    day
  ) : (
    <TextLink
      to={selfAssessmentPaths.issuedReport(finalReportId)}
      aria-label={words.opens(words.finalReport(formatDate(finalReportOn)), `${row.lea.name}, ${row.part}`)}
    >
      {day}
    </TextLink>
  )
}

/** What waits for the state before the whole is submitted, and the way to it. */
function Waiting({ row, reviews }: { row: Row; reviews: boolean }) {
  const { subsectionsSent: sent, notApplicableRequests: requests } = row
  if (sent + requests === 0) return <chakra.span color="fg.subtle">-</chakra.span>
  const of = `${row.lea.name}, ${row.part}`
  const to = reviews ? selfAssessmentPaths.unreviewed(row.id) : selfAssessmentPaths.selfAssessment(row.id)
  return (
    <chakra.span
      display="grid"
      justifyItems="end"
      fontSize="sm"
      whiteSpace="nowrap"
      css={{ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '24px' } }}
    >
      {sent > 0 && (
        <TextLink to={to} aria-label={words.opens(words.sentEarly(sent), of)}>
          {words.sentEarly(sent)}
        </TextLink>
      )}
      {requests > 0 && (
        <TextLink to={to} aria-label={words.opens(words.applicabilityAsked(requests), of)}>
          {words.applicabilityAsked(requests)}
        </TextLink>
      )}
    </chakra.span>
  )
}

/** A number out of others, which opens what it counts. */
function Part({ to, row, what, n, of }: PartProps) {
  return (
    <AgencyLink to={to} aria-label={words.opens(`${what}: ${n}/${of}`, `${row.lea.name}, ${row.part}`)}>
      <NoBreak>
        {n}
        <chakra.span color="fg.subtle">{`/${of}`}</chakra.span>
      </NoBreak>
    </AgencyLink>
  )
}
