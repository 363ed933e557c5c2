import { chakra } from '@chakra-ui/react'
import { SubsectionState } from '@portal/domain'
import { UserPlus } from 'lucide-react'
import { formatDate } from '../../../lib/format'
import { Avatar } from '../../../ui/avatar'
import { Button } from '../../../ui/action/button'
import type { DataColumn } from '../../../ui/table/data-table'
import { TextLink } from '../../../ui/action/link'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type { SubsectionSummaryFieldsFragment } from '../self-assessment.generated'
import { SubsectionStateChip } from '../state-chips'

const words = selfAssessmentMessages.agency

interface SectionColumnsOptions {
  selfAssessmentId: number
  /** Until when the agency responds to a selective report. */
  responseDueOn: string | null
  /** Undefined for people who may not assign. */
  onAssign: ((subsection: SubsectionSummaryFieldsFragment) => void) | undefined
  /** Whether the viewer works for the state and may read reviews. */
  reviews: boolean
}

/** Columns of the subsections of a section. */
export function sectionColumns(
  options: SectionColumnsOptions,
): DataColumn<SubsectionSummaryFieldsFragment>[] {
  const { selfAssessmentId, onAssign } = options
  const columns: DataColumn<SubsectionSummaryFieldsFragment>[] = [
    {
      id: 'subsection',
      header: selfAssessmentMessages.columns.subsection,
      rowHeader: true,
      width: '32%',
      cell: (row) => (
        <TextLink
          to={selfAssessmentPaths.subsection(selfAssessmentId, row.id)}
        >{`${row.number} ${row.title}`}</TextLink>
      ),
    },
    {
      id: 'state',
      header: selfAssessmentMessages.columns.state,
      width: '18%',
      cell: (row) => <State row={row} {...options} />,
    },
    {
      id: 'assignees',
      header: selfAssessmentMessages.columns.assignees,
      width: '20%',
      cell: (row) => <People people={row.assignees} />,
    },
    {
      id: 'completion',
      header: selfAssessmentMessages.columns.completion,
      align: 'end',
      width: '14%',
      cell: (row) => <Completion row={row} selfAssessmentId={selfAssessmentId} />,
    },
    {
      id: 'documents',
      header: selfAssessmentMessages.columns.documents,
      align: 'end',
      width: '8%',
      cell: (row) => (
        <NumberLink
          to={selfAssessmentPaths.subsection(selfAssessmentId, row.id)}
          aria-label={words.documentsIn({ subsection: row.number, n: row.documents })}
        >
          {row.documents}
        </NumberLink>
      ),
    },
  ]
  return onAssign ? [...columns, assignColumn(onAssign)] : columns
}

const assignColumn = (
  onAssign: NonNullable<SectionColumnsOptions['onAssign']>,
): DataColumn<SubsectionSummaryFieldsFragment> => ({
  id: 'assign',
  header: selfAssessmentMessages.columns.actions,
  align: 'end',
  cell: (row) => (
    <Button
      size="sm"
      icon={<UserPlus aria-hidden />}
      aria-label={selfAssessmentMessages.overview.assignTo({
        assign: words.assign,
        number: row.number,
        title: row.title,
      })}
      onClick={() => onAssign(row)}
    >
      {words.assign}
    </Button>
  ),
})

interface StateProps extends Pick<SectionColumnsOptions, 'selfAssessmentId' | 'responseDueOn' | 'reviews'> {
  row: SubsectionSummaryFieldsFragment
}

/** The state of a subsection, its due day, and links to its review and to answers that are flagged. */
function State({ row, selfAssessmentId, responseDueOn, reviews }: StateProps) {
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      justifyContent={{ base: 'flex-end', md: 'flex-start' }}
      alignItems="center"
      gap="4px 10px"
    >
      <SubsectionStateChip state={row.state} notApplicable={row.notApplicable} />
      {reviews && isWithState(row) && (
        <TextLink
          to={selfAssessmentPaths.subsectionReview(selfAssessmentId, row.id)}
          aria-label={words.reviewOf({ subsection: `${row.number} ${row.title}` })}
        >
          {words.review}
        </TextLink>
      )}
      <DueDay day={dueOf(row, responseDueOn)} />
      {Boolean(row.itemsFlagged) && (
        <TextLink to={selfAssessmentPaths.subsection(selfAssessmentId, row.id)}>
          {words.flagged({ n: row.itemsFlagged ?? 0 })}
        </TextLink>
      )}
    </chakra.span>
  )
}

function Completion({ row, selfAssessmentId }: Pick<StateProps, 'row' | 'selfAssessmentId'>) {
  return (
    <chakra.span display="block" minWidth="90px">
      <chakra.span display="block" marginBottom="3px" textAlign="end">
        <NumberLink
          to={selfAssessmentPaths.subsection(selfAssessmentId, row.id)}
          aria-label={words.itemsAnswered({
            subsection: row.number,
            n: row.answered,
            of: row.answerable,
          })}
        >
          {selfAssessmentMessages.share({ n: row.answered, total: row.answerable })}
        </NumberLink>
      </chakra.span>
      <ProgressBar
        label={selfAssessmentMessages.overview.answeredIn({ number: row.number })}
        value={row.answered}
        max={row.answerable}
      />
    </chakra.span>
  )
}

/** A number that links to what it counts. */
const NumberLink = chakra(TextLink, {
  base: { color: 'fg.default', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
})

/** Until when the agency has to act on a subsection; null while it is not its turn. */
function dueOf(
  { state, notApplicable, dueOn }: SubsectionSummaryFieldsFragment,
  responseDueOn: string | null,
): string | null {
  if (state === SubsectionState.responseNeeded || state === SubsectionState.responseInProgress)
    return responseDueOn
  return state < SubsectionState.submitted && !notApplicable ? dueOn : null
}

function DueDay({ day }: { day: string | null }) {
  if (day === null) return null
  return (
    <chakra.span flexBasis="100%" fontSize="sm" color="fg.subtle">
      {words.dueOn({ day: formatDate(day) })}
    </chakra.span>
  )
}

/** Whether the state can review it: it was submitted with the whole, or sent before. */
function isWithState({ state, notApplicable }: SubsectionSummaryFieldsFragment): boolean {
  return state >= SubsectionState.submitted && !notApplicable
}

function People({ people }: { people: readonly { id: string; fullName: string }[] }) {
  if (people.length === 0) return <chakra.span color="fg.subtle">{words.nobody}</chakra.span>
  return (
    <chakra.ul display="grid" gap="3px">
      {people.map((one) => (
        <chakra.li key={one.id} display="flex" alignItems="center" gap="7px">
          <Avatar name={one.fullName} size={26} />
          {one.fullName}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
