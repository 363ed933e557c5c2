import { OldData } from '../../../ui/feedback/old-data'
import { useParams } from 'react-router-dom'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { PageHeader } from '../../../ui/layout/page-header'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { reviewMessages } from './review-messages.generated'
import { ReviewPage } from './review-page'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import { useSelfAssessmentReviewQuery } from './self-assessment-review.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'submitted',
  'in review',
  'selective report',
  'preview',
  'final report',
  'reopening',
  'forbidden',
  'not found',
  'error',
  'offline',
]

/** The review of one self-assessment; for the state. */
export function Component() {
  const id = Number(useParams()['id'])
  const valid = Number.isInteger(id)
  const { data, error, refetch } = useSelfAssessmentReviewQuery({
    variables: { id },
    skip: !valid,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  if (data?.selfAssessmentReview)
    return (
      <OldData
        problem={error ? problemOf(error) : null}
        what={selfAssessmentMessages.what.review}
        onRetry={refresh}
      >
        <ReviewPage review={data.selfAssessmentReview} documents={data.selfAssessment} onRefresh={refresh} />
      </OldData>
    )
  if (!error && (data || !valid))
    return <MissingRecord what={selfAssessmentMessages.what.review} list={selfAssessmentPaths.list} />
  return (
    <>
      <PageHeader
        title={reviewMessages.title}
        breadcrumb={[{ label: selfAssessmentMessages.title, to: selfAssessmentPaths.list }]}
      />
      {error ? (
        <ProblemState
          problem={problemOf(error)}
          what={selfAssessmentMessages.what.review}
          onRetry={refresh}
        />
      ) : (
        <LoadingState what={selfAssessmentMessages.what.theReview} lines={8} />
      )}
    </>
  )
}
