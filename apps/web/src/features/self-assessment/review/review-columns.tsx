import { chakra } from '@chakra-ui/react'
import { percent } from '@portal/domain'
import type { DataColumn } from '../../../ui/table/data-table'
import { TextLink } from '../../../ui/action/link'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { reviewMessages as words } from './review-messages.generated'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type { SelfAssessmentReviewFieldsFragment } from './self-assessment-review.generated'
import { SubsectionStateChip } from '../state-chips'

export type ReviewRow = SelfAssessmentReviewFieldsFragment['subsections'][number]

/** Columns of the subsections in the review of a self-assessment. */
export function reviewColumns(id: number): DataColumn<ReviewRow>[] {
  // A request that it does not apply is decided on the subsection's own page.
  const to = (row: ReviewRow) =>
    row.notApplicable === 'Requested'
      ? selfAssessmentPaths.subsection(id, row.id)
      : selfAssessmentPaths.subsectionReview(id, row.id)
  return [
    {
      id: 'subsection',
      header: selfAssessmentMessages.columns.subsection,
      rowHeader: true,
      width: '30%',
      cell: (row) => <TextLink to={to(row)}>{`${row.number} ${row.title}`}</TextLink>,
    },
    {
      id: 'state',
      header: selfAssessmentMessages.columns.state,
      width: '18%',
      cell: (row) => <SubsectionStateChip state={row.state} notApplicable={row.notApplicable} />,
    },
    {
      id: 'rated',
      header: selfAssessmentMessages.columns.ratedByTheState,
      align: 'end',
      width: '14%',
      cell: (row) => <Rated row={row} to={to(row)} />,
    },
    {
      id: 'agreement',
      header: selfAssessmentMessages.columns.agreement,
      align: 'end',
      width: '12%',
      cell: (row) => <Agreement row={row} to={to(row)} />,
    },
    {
      id: 'requests',
      header: selfAssessmentMessages.columns.toProvide,
      align: 'end',
      width: '9%',
      cell: (row) => <Requests row={row} to={to(row)} />,
    },
    {
      id: 'reviewedBy',
      header: selfAssessmentMessages.columns.reviewedBy,
      cell: (row) =>
        row.reviewedBy ? (
          [row.reviewedBy, row.secondReadBy]
            .map((person) => person?.fullName)
            .filter(Boolean)
            .join(', then ')
        ) : (
          <chakra.span color="fg.subtle">{selfAssessmentMessages.nobodyYet}</chakra.span>
        ),
    },
  ]
}

interface CellProps {
  row: ReviewRow
  to: string
}

function Rated({ row, to }: CellProps) {
  return (
    <chakra.span display="block" minWidth="90px">
      <chakra.span display="block" marginBottom="3px" textAlign="end">
        <TextLink to={to} aria-label={words.ratedOf({ n: row.rated, total: row.items, number: row.number })}>
          {selfAssessmentMessages.share({ n: row.rated, total: row.items })}
        </TextLink>
      </chakra.span>
      <ProgressBar label={words.ratedIn({ number: row.number })} value={row.rated} max={row.items} />
    </chakra.span>
  )
}

function Agreement({ row, to }: CellProps) {
  const share = percent(row.equal, row.both)
  const text = row.both > 0 ? words.agreementOf({ share, n: row.equal, total: row.both }) : share
  return (
    <TextLink to={to} aria-label={words.agreementIn({ number: row.number, text })}>
      {text}
    </TextLink>
  )
}

function Requests({ row, to }: CellProps) {
  const text = selfAssessmentMessages.itemCount({ n: row.requests })
  return (
    <TextLink to={to} aria-label={words.provideIn({ number: row.number, text })}>
      {text}
    </TextLink>
  )
}
