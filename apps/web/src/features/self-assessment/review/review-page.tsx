import { chakra } from '@chakra-ui/react'
import { complianceYearName, percent, SubmitState, SubsectionState } from '@portal/domain'
import { FileText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHeaderBadge } from '../../../lib/header-badge'
import { wordOf } from '../../../lib/format'
import { Alert } from '../../../ui/feedback/alert'
import { Card } from '../../../ui/layout/card'
import { DataTable } from '../../../ui/table/data-table'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { LinkButton, TextLink } from '../../../ui/action/link'
import { PageHeader } from '../../../ui/layout/page-header'
import { Select } from '../../../ui/field/select'
import { ExportLinks } from '../reports/export-links'
import { ReviewActs } from './review-acts'
import { reviewColumns, type ReviewRow } from './review-columns'
import { reviewMessages as words } from './review-messages.generated'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { submissionMessages } from '../overview/submission-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type {
  SelfAssessmentReviewFieldsFragment,
  SelfAssessmentReviewQuery,
} from './self-assessment-review.generated'
import { SubmitStateChip } from '../state-chips'
import { StepBar } from '../overview/step-bar'

const filters = {
  all: { label: words.all, keeps: () => true },
  unreviewed: {
    label: words.unreviewed,
    keeps: ({ state, notApplicable }: ReviewRow) =>
      state === SubsectionState.submitted ||
      state === SubsectionState.inStateReview ||
      notApplicable === 'Requested',
  },
  needed: {
    label: words.needed,
    keeps: ({ state, requests }: ReviewRow) => requests > 0 || waitsForAgency(state),
  },
}
type Filter = keyof typeof filters
const waitsForAgency = (state: number) =>
  state >= SubsectionState.responseNeeded && state <= SubsectionState.responseSubmitted
const isFilter = (value: string | null): value is Filter => value !== null && value in filters

interface ReviewPageProps {
  review: SelfAssessmentReviewFieldsFragment
  /** Received required documents, and why others are missing; undefined while they are loading. */
  documents: SelfAssessmentReviewQuery['selfAssessment'] | undefined
  onRefresh: () => void
}

/** Every subsection with the results of its review, and the next step. */
export function ReviewPage({ review, documents, onRefresh }: ReviewPageProps) {
  const [search, setSearch] = useSearchParams()
  const [refused, setRefused] = useState('')
  const { id, lea, part, submitState, subsections } = review
  const year = complianceYearName(review.year)
  useHeaderBadge(lea.shortName, part, review.year)
  const shown = search.get('show')
  const filter: Filter = isFilter(shown) ? shown : 'all'
  const columns = useMemo(() => reviewColumns(id), [id])
  return (
    <>
      <PageHeader
        title={words.titleOf({ what: review.shortDescription })}
        breadcrumb={[
          { label: selfAssessmentMessages.title, to: selfAssessmentPaths.list },
          { label: `${lea.shortName} ${part} ${year}`, to: selfAssessmentPaths.selfAssessment(id) },
          { label: words.title },
        ]}
        facts={review.lead ? words.lead({ name: review.lead.fullName }) : ''}
        actions={
          <>
            <SubmitStateChip state={submitState} />
            {review.responseDueOn && (
              <DeadlineChip dueOn={review.responseDueOn} rule={review.dueDerivation} />
            )}
            <LinkButton to={selfAssessmentPaths.document(id, 'summary')} icon={<FileText aria-hidden />}>
              {selfAssessmentMessages.review.reports}
            </LinkButton>
            <ReviewActs review={review} onChanged={onRefresh} onRefused={setRefused} />
          </>
        }
      />
      {refused && (
        <Alert status="error" onClose={() => setRefused('')}>
          {refused}
        </Alert>
      )}
      <StepBar submitState={submitState} />
      {documents?.documentsReason && (
        <Alert status="warning" quiet>
          {submissionMessages.submission.documentsReasonIs({ reason: documents.documentsReason })}{' '}
          <TextLink to={selfAssessmentPaths.selfAssessment(id)}>
            {words.documents({ received: documents.documentsReceived, needed: documents.documentsNeeded })}
          </TextLink>
        </Alert>
      )}
      <chakra.ul display="flex" flexWrap="wrap" gap="6px 22px" marginBottom="12px" fontSize="md">
        <li>
          <TextLink to="?show=unreviewed">
            {words.reviewed({ n: review.reviewed, of: subsections.length })}
          </TextLink>
        </li>
        <li>
          <TextLink to={selfAssessmentPaths.document(id, 'summary')}>
            {words.agreement({ share: percent(review.equalRatings, review.bothRatings) })}
          </TextLink>
        </li>
        <li>
          <TextLink to={selfAssessmentPaths.selectiveReports({ leaId: lea.id, year: review.year, part })}>
            {words.rounds({ n: review.round })}
          </TextLink>
        </li>
        {review.drafts.map(({ kind, state, writtenBy }) => (
          <chakra.li key={kind} color="fg.muted">
            {words.letterState({ letter: wordOf(words.letterOf, kind), state, name: writtenBy.fullName })}
          </chakra.li>
        ))}
      </chakra.ul>
      <ExportLinks id={id} />
      <Card
        title={words.caption}
        note={subsections.length}
        padded={false}
        actions={
          <chakra.label display="flex" alignItems="center" gap="8px" textStyle="label">
            {words.filter}
            <Select
              inline
              value={filter}
              options={Object.entries(filters).map(([value, { label }]) => ({ value, label }))}
              onChange={(event) =>
                setSearch(event.target.value === 'all' ? {} : { show: event.target.value }, { replace: true })
              }
            />
          </chakra.label>
        }
      >
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={subsections.filter(filters[filter].keeps)}
          getRowId={(row) => String(row.id)}
          empty={{ title: words.noMatch }}
        />
      </Card>
      {submitState === SubmitState.submitted && (
        <chakra.p marginTop="12px" color="fg.muted">
          {review.open.allowed ? '' : review.open.reason}
        </chakra.p>
      )}
    </>
  )
}
