import { useParams, useSearchParams } from 'react-router-dom'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { PageHeader } from '../../../ui/layout/page-header'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import type { EvidenceSlot } from '../subsection/evidence-slot'
import { reviewMessages } from './review-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import { useSubsectionReviewQuery } from './self-assessment-review.generated'
import { SubsectionReviewPage } from './subsection-review-page'

/** Data of one subsection under review: the agency's answers and the state's, in one request. */
export function SubsectionReviewView({ evidence }: { evidence: EvidenceSlot }) {
  const params = useParams()
  const [search] = useSearchParams()
  const id = Number(params['subsectionResponseId'])
  const selfAssessmentId = Number(params['id'])
  const valid = Number.isInteger(id) && Number.isInteger(selfAssessmentId)
  const { data, error, refetch } = useSubsectionReviewQuery({
    variables: { id, selfAssessmentId },
    skip: !valid,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  if (!valid)
    return <MissingRecord what={reviewMessages.subjects.subsection} list={selfAssessmentPaths.list} />
  const { subsectionResponse: subsection, subsectionReview: review } = data ?? {}
  // The address must name the self-assessment of the subsection.
  if (subsection && subsection.selfAssessmentId !== selfAssessmentId)
    return <MissingRecord what={reviewMessages.subjects.subsection} list={selfAssessmentPaths.list} />
  if (subsection && review) {
    const item = subsection.items.find((one) => one.number === search.get('item')) ?? subsection.items[0]
    return (
      <SubsectionReviewPage
        key={subsection.id}
        subsection={subsection}
        review={review}
        sections={data?.selfAssessment?.sections ?? []}
        item={item}
        evidence={evidence}
        onRefresh={refresh}
      />
    )
  }
  if (data && !error)
    return <MissingRecord what={reviewMessages.subjects.subsection} list={selfAssessmentPaths.list} />
  return (
    <>
      <PageHeader
        title={reviewMessages.title}
        breadcrumb={[{ label: reviewMessages.title, to: selfAssessmentPaths.review(selfAssessmentId) }]}
      />
      {error ? (
        <ProblemState problem={problemOf(error)} what={reviewMessages.subjects.review} onRetry={refresh} />
      ) : (
        <LoadingState what={reviewMessages.subjects.theReview} lines={8} />
      )}
    </>
  )
}
