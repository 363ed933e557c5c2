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
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { TurnChip } from '../../../ui/feedback/turn-chip'
import {
  Agency,
  Completion,
  Day,
  Due,
  FinalReport,
  Part,
  Rounds,
  Waiting,
  type RowSelection,
} from './list-cells'
import { monitorsOf } from './list-filters'
import type { RowAct } from './row-acts'
import { RowMenu } from './row-menu'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type { SelfAssessmentRowFieldsFragment as Row } from './self-assessment-list.generated'

/** The percentage for exports; empty where there is nothing to answer. */
const completion = ({ answered, answerable }: Row) =>
  answerable === 0 ? null : tenths(answered * 100, answerable)

const dayOf = (instant: string | null) => instant && { day: calendarDay(new Date(instant)) }
const asDay = (day: string | null) => day && { day }
const namesOf = (row: Row) =>
  monitorsOf(row)
    .map(({ fullName }) => fullName)
    .join(', ')

interface ListColumnsOptions {
  selection: RowSelection
  /** Undefined for people who may not act on rows. */
  onAct: ((act: RowAct, row: Row) => void) | undefined
  /** Whether the viewer works for the state and may read reviews. */
  reviews: boolean
}

const stateColumns: DataColumn<Row>[] = [
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
]

const answerColumns: DataColumn<Row>[] = [
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
]

const submissionColumns: DataColumn<Row>[] = [
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
]

const outcomeColumns: DataColumn<Row>[] = [
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
        value: namesOf,
      },
    ],
    cell: (row) => namesOf(row) || <chakra.span color="fg.subtle">-</chakra.span>,
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
]

const agencyColumn = (selection: RowSelection): DataColumn<Row> => ({
  id: 'agency',
  header: selfAssessmentMessages.columns.agency,
  rowHeader: true,
  sortValue: (row) => `${row.lea.code} ${row.part}`,
  exported: [
    { heading: selfAssessmentMessages.columns.code, value: (row) => row.lea.code },
    { heading: selfAssessmentMessages.columns.agency, value: (row) => row.lea.name },
  ],
  cell: (row) => <Agency row={row} selection={selection} />,
})

const reviewedColumn = (reviews: boolean): DataColumn<Row> => ({
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
})

const actionsColumn = ({ onAct, reviews }: ListColumnsOptions): DataColumn<Row> => ({
  id: 'actions',
  header: selfAssessmentMessages.columns.actions,
  align: 'end',
  cell: (row) => <RowMenu row={row} onAct={onAct && ((act) => onAct(act, row))} reviews={reviews} />,
})

/** Columns of the state list (domain definition 8.7). */
export function listColumns(options: ListColumnsOptions): DataColumn<Row>[] {
  return [
    agencyColumn(options.selection),
    ...stateColumns,
    ...answerColumns,
    ...submissionColumns,
    reviewedColumn(options.reviews),
    ...outcomeColumns,
    actionsColumn(options),
  ]
}
