import { chakra } from '@chakra-ui/react'
import { complianceYearName, percent, SubmitState, SubsectionState } from '@portal/domain'
import { FileText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHeaderBadge } from '../../../lib/header-badge'
import { Alert } from '../../../ui/feedback/alert'
import { Card } from '../../../ui/layout/card'
import { DataTable, type DataColumn } from '../../../ui/table/data-table'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { LinkButton, TextLink } from '../../../ui/action/link'
import { PageHeader } from '../../../ui/layout/page-header'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { Select } from '../../../ui/field/select'
import { ExportLinks } from '../reports/export-links'
import { ReviewActs } from './review-acts'
import { reviewMessages as words } from './review-messages'
import { selfAssessmentMessages } from '../self-assessment-messages'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type {
  SelfAssessmentReviewFieldsFragment,
  SelfAssessmentReviewQuery,
} from './self-assessment-review.generated'
import { SubmitStateChip, SubsectionStateChip } from '../state-chips'
import { StepBar } from '../overview/step-bar'

type Row = SelfAssessmentReviewFieldsFragment['subsections'][number]

const filters = {
  all: { label: words.all, keeps: () => true },
  unreviewed: {
    label: words.unreviewed,
    keeps: ({ state, notApplicable }: Row) =>
      state === SubsectionState.submitted ||
      state === SubsectionState.inStateReview ||
      notApplicable === 'Requested',
  },
  needed: { label: words.needed, keeps: ({ state, requests }: Row) => requests > 0 || isAsked(state) },
}
type Filter = keyof typeof filters
const isAsked = (state: number) =>
  state >= SubsectionState.responseNeeded && state <= SubsectionState.responseSubmitted
const isFilter = (value: string | null): value is Filter => value !== null && value in filters

interface ReviewPageProps {
  review: SelfAssessmentReviewFieldsFragment
  /** Required documents that came, and why others did not; null while that is not known. */
  documents: SelfAssessmentReviewQuery['selfAssessment'] | undefined
  onRefresh: () => void
}

/** Every subsection with what the state has said of it, and the one step that is next. */
export function ReviewPage({ review, documents, onRefresh }: ReviewPageProps) {
  const [search, setSearch] = useSearchParams()
  const [refused, setRefused] = useState('')
  const { id, lea, part, submitState, subsections } = review
  const year = complianceYearName(review.year)
  useHeaderBadge(lea.shortName, part, review.year)
  const given = search.get('show')
  const filter: Filter = isFilter(given) ? given : 'all'
  const columns = useMemo(() => columnsOf(id), [id])
  return (
    <>
      <PageHeader
        title={words.titleOf(review.shortDescription)}
        breadcrumb={[
          { label: selfAssessmentMessages.title, to: selfAssessmentPaths.list },
          { label: `${lea.shortName} ${part} ${year}`, to: selfAssessmentPaths.selfAssessment(id) },
          { label: words.title },
        ]}
        facts={review.lead ? words.lead(review.lead.fullName) : ''}
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
          {selfAssessmentMessages.submission.documentsReasonIs(documents.documentsReason)}{' '}
          <TextLink to={selfAssessmentPaths.selfAssessment(id)}>
            {words.documents(documents.documentsReceived, documents.documentsNeeded)}
          </TextLink>
        </Alert>
      )}
      <chakra.ul display="flex" flexWrap="wrap" gap="6px 22px" marginBottom="12px" fontSize="md">
        <li>
          <TextLink to="?show=unreviewed">{words.reviewed(review.reviewed, subsections.length)}</TextLink>
        </li>
        <li>
          <TextLink to={selfAssessmentPaths.document(id, 'summary')}>
            {words.agreement(percent(review.equalRatings, review.bothRatings))}
          </TextLink>
        </li>
        <li>
          <TextLink to={selfAssessmentPaths.selectiveReports({ leaId: lea.id, year: review.year, part })}>
            {words.rounds(review.round)}
          </TextLink>
        </li>
        {review.drafts.map(({ kind, state, writtenBy }) => (
          <chakra.li key={kind} color="fg.muted">
            {words.letterState(words.letterOf[kind] ?? kind, state, writtenBy.fullName)}
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

function columnsOf(id: number): DataColumn<Row>[] {
  // Whether it applies is decided where the agency asked for it.
  const to = (row: Row) =>
    row.notApplicable === 'Requested'
      ? selfAssessmentPaths.subsection(id, row.id)
      : selfAssessmentPaths.subsectionReview(id, row.id)
  return [
    {
      id: 'subsection',
      header: 'Subsection',
      rowHeader: true,
      width: '30%',
      cell: (row) => <TextLink to={to(row)}>{`${row.number} ${row.title}`}</TextLink>,
    },
    {
      id: 'state',
      header: 'State',
      width: '18%',
      cell: (row) => <SubsectionStateChip state={row.state} notApplicable={row.notApplicable} />,
    },
    {
      id: 'rated',
      header: 'Rated by the state',
      align: 'end',
      width: '14%',
      cell: (row) => (
        <chakra.span display="block" minWidth="90px">
          <chakra.span display="block" marginBottom="3px" textAlign="end">
            <TextLink
              to={to(row)}
              aria-label={`${row.rated} of ${row.items} items of ${row.number}, open them`}
            >
              {`${row.rated} of ${row.items}`}
            </TextLink>
          </chakra.span>
          <ProgressBar
            label={`Items of ${row.number} rated by the state`}
            value={row.rated}
            max={row.items}
          />
        </chakra.span>
      ),
    },
    {
      id: 'agreement',
      header: 'Agreement',
      align: 'end',
      width: '12%',
      cell: (row) => {
        const text = `${percent(row.equal, row.both)}${row.both > 0 ? ` (${row.equal} of ${row.both})` : ''}`
        return (
          <TextLink to={to(row)} aria-label={`Agreement in ${row.number} ${text}, open its items`}>
            {text}
          </TextLink>
        )
      },
    },
    {
      id: 'requests',
      header: 'To provide',
      align: 'end',
      width: '9%',
      cell: (row) => {
        const text = row.requests === 1 ? '1 item' : `${row.requests} items`
        return (
          <TextLink to={to(row)} aria-label={`To provide in ${row.number}: ${text}, open them`}>
            {text}
          </TextLink>
        )
      },
    },
    {
      id: 'reviewedBy',
      header: 'Reviewed by',
      cell: (row) =>
        row.reviewedBy ? (
          [row.reviewedBy, row.secondReadBy]
            .map((person) => person?.fullName)
            .filter(Boolean)
            .join(', then ')
        ) : (
          <chakra.span color="fg.subtle">Nobody yet</chakra.span>
        ),
    },
  ]
}
