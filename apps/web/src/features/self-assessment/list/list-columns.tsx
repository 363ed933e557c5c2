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
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
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
      header: selfAssessmentMessages.columns.agency,
      rowHeader: true,
      sortValue: (row) => `${row.lea.code} ${row.part}`,
      exported: [
        { heading: selfAssessmentMessages.columns.code, value: (row) => row.lea.code },
        { heading: selfAssessmentMessages.columns.agency, value: (row) => row.lea.name },
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
      header: selfAssessmentMessages.columns.part,
      sortValue: (row) => row.part,
      cell: (row) => <NoBreak>{row.part}</NoBreak>,
    },
    {
      id: 'activation',
      header: selfAssessmentMessages.columns.activation,
      sortValue: (row) => row.submitState,
      exported: [
        {
          heading: selfAssessmentMessages.columns.activation,
          value: (row) => activationName(row.submitState),
        },
      ],
      cell: (row) => activationName(row.submitState),
    },
    {
      id: 'due',
      header: selfAssessmentMessages.columns.due,
      sortValue: (row) => dueDayOf(row),
      exported: [{ heading: selfAssessmentMessages.columns.due, value: (row) => asDay(dueDayOf(row)) }],
      cell: (row) => <Due row={row} />,
    },
    {
      id: 'subsections',
      header: selfAssessmentMessages.columns.subsectionsReady,
      align: 'end',
      sortValue: (row) => row.subsectionsReady / Math.max(1, row.subsectionsTotal),
      exported: [
        { heading: selfAssessmentMessages.columns.subsectionsReady, value: (row) => row.subsectionsReady },
        { heading: selfAssessmentMessages.columns.subsections, value: (row) => row.subsectionsTotal },
      ],
      cell: (row) => (
        <Part
          to={selfAssessmentPaths.selfAssessment(row.id)}
          row={row}
          what={selfAssessmentMessages.what.subsectionsReady}
          n={row.subsectionsReady}
          of={row.subsectionsTotal}
        />
      ),
    },
    {
      id: 'completion',
      header: selfAssessmentMessages.columns.completion,
      align: 'end',
      sortValue: (row) => row.answered / Math.max(1, row.answerable),
      exported: [
        { heading: selfAssessmentMessages.columns.itemsAnswered, value: (row) => row.answered },
        { heading: selfAssessmentMessages.columns.items, value: (row) => row.answerable },
        { heading: selfAssessmentMessages.columns.completionShare, value: completion },
        {
          heading: selfAssessmentMessages.columns.completionInWords,
          value: (row) => percent(row.answered, row.answerable),
        },
      ],
      cell: (row) => <Completion row={row} />,
    },
    {
      id: 'documents',
      header: selfAssessmentMessages.columns.documents,
      align: 'end',
      sortValue: (row) => row.documentsReceived / Math.max(1, row.documentsNeeded),
      exported: [
        {
          heading: selfAssessmentMessages.columns.requiredDocumentsReceived,
          value: (row) => row.documentsReceived,
        },
        { heading: selfAssessmentMessages.columns.requiredDocuments, value: (row) => row.documentsNeeded },
        { heading: selfAssessmentMessages.columns.supportingDocuments, value: (row) => row.documents },
      ],
      cell: (row) => (
        <Part
          to={selfAssessmentPaths.requiredDocuments(row.id)}
          row={row}
          what={selfAssessmentMessages.what.requiredDocumentsReceived}
          n={row.documentsReceived}
          of={row.documentsNeeded}
        />
      ),
    },
    {
      id: 'status',
      header: selfAssessmentMessages.columns.status,
      sortValue: (row) => row.submitState,
      exported: [
        { heading: selfAssessmentMessages.columns.status, value: (row) => submitStateName(row.submitState) },
      ],
      cell: (row) => (
        <TurnChip turn={submitStateTurn(row.submitState)} label={submitStateName(row.submitState)} />
      ),
    },
    {
      id: 'submitted',
      header: selfAssessmentMessages.columns.submitted,
      sortValue: (row) => row.submittedOn,
      exported: [
        { heading: selfAssessmentMessages.columns.submitted, value: ({ submittedOn }) => dayOf(submittedOn) },
      ],
      cell: (row) => <Day at={row.submittedOn} />,
    },
    {
      id: 'reviewed',
      header: selfAssessmentMessages.columns.reviewed,
      align: 'end',
      sortValue: (row) => row.subsectionsReviewed / Math.max(1, row.subsectionsTotal),
      exported: [
        {
          heading: selfAssessmentMessages.columns.subsectionsReviewed,
          value: (row) => row.subsectionsReviewed,
        },
        { heading: selfAssessmentMessages.columns.sentEarly, value: (row) => row.subsectionsSent },
        {
          heading: selfAssessmentMessages.columns.notApplicableRequested,
          value: (row) => row.notApplicableRequests,
        },
      ],
      cell: (row) =>
        row.submitState < SubmitState.submitted ? (
          <Waiting row={row} reviews={reviews} />
        ) : (
          <Part
            to={selfAssessmentPaths.review(row.id)}
            row={row}
            what={selfAssessmentMessages.what.subsectionsReviewed}
            n={row.subsectionsReviewed}
            of={row.subsectionsTotal}
          />
        ),
    },
    {
      id: 'rounds',
      header: selfAssessmentMessages.columns.selectiveRounds,
      align: 'end',
      sortValue: (row) => row.selectiveRounds,
      exported: [
        { heading: selfAssessmentMessages.columns.selectiveRounds, value: (row) => row.selectiveRounds },
      ],
      cell: (row) => <Rounds row={row} />,
    },
    {
      id: 'finalReport',
      header: selfAssessmentMessages.columns.finalReport,
      sortValue: (row) => row.finalReportOn,
      exported: [
        {
          heading: selfAssessmentMessages.columns.finalReport,
          value: ({ finalReportOn }) => dayOf(finalReportOn),
        },
      ],
      cell: (row) => <FinalReport row={row} />,
    },
    {
      id: 'lead',
      header: selfAssessmentMessages.columns.lead,
      sortValue: (row) => monitorsOf(row)[0]?.fullName ?? null,
      exported: [
        {
          heading: selfAssessmentMessages.columns.lead,
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
      header: selfAssessmentMessages.columns.lastActivity,
      sortValue: (row) => row.lastActivityOn,
      exported: [
        {
          heading: selfAssessmentMessages.columns.lastActivity,
          value: ({ lastActivityOn }) => dayOf(lastActivityOn),
        },
      ],
      cell: (row) => <Day at={row.lastActivityOn} />,
    },
    {
      id: 'actions',
      header: selfAssessmentMessages.columns.actions,
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
        aria-label={words.opens({
          what: words.answered({ share, n: row.answered, total: row.answerable }),
          agency: `${row.lea.name}, ${row.part}`,
        })}
      >
        <NoBreak>{share}</NoBreak>
      </AgencyLink>
      <ProgressBar label={selfAssessmentMessages.completion} value={row.answered} max={row.answerable} />
    </chakra.span>
  )
}

function Rounds({ row }: { row: Row }) {
  const { selectiveRounds: n } = row
  if (n === 0) return <chakra.span color="fg.subtle">-</chakra.span>
  return (
    <AgencyLink
      to={selfAssessmentPaths.selectiveReports(row)}
      aria-label={words.opens({ what: words.rounds({ n }), agency: `${row.lea.name}, ${row.part}` })}
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
      aria-label={words.opens({
        what: words.finalReport({ day: formatDate(finalReportOn) }),
        agency: `${row.lea.name}, ${row.part}`,
      })}
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
        <TextLink to={to} aria-label={words.opens({ what: words.sentEarly({ n: sent }), agency: of })}>
          {words.sentEarly({ n: sent })}
        </TextLink>
      )}
      {requests > 0 && (
        <TextLink
          to={to}
          aria-label={words.opens({ what: words.applicabilityAsked({ n: requests }), agency: of })}
        >
          {words.applicabilityAsked({ n: requests })}
        </TextLink>
      )}
    </chakra.span>
  )
}

/** A number out of others, which opens what it counts. */
function Part({ to, row, what, n, of }: PartProps) {
  return (
    <AgencyLink
      to={to}
      aria-label={words.opens({ what: `${what}: ${n}/${of}`, agency: `${row.lea.name}, ${row.part}` })}
    >
      <NoBreak>
        {n}
        <chakra.span color="fg.subtle">{`/${of}`}</chakra.span>
      </NoBreak>
    </AgencyLink>
  )
}
