import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { problemOf } from '../../lib/problem'
import { LoadingState, NotFoundState, ProblemState } from '../../ui/states'
import { SelfAssessmentPage } from './self-assessment-page'
import { useSelfAssessmentQuery } from './self-assessment.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'not activated',
  'waiting for start',
  'open',
  'gaps',
  'assigning',
  'submitting',
  'submitted',
  'not found',
  'error',
  'offline',
]

/** Data of one agency's self-assessment, addressed by its id. */
export function Component() {
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useSelfAssessmentQuery({
    variables: { id },
    skip: !Number.isInteger(id),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  if (!Number.isInteger(id)) return <NotFoundState what="self-assessment" page />
  if (data?.selfAssessment) {
    return (
      <SelfAssessmentPage
        selfAssessment={data.selfAssessment}
        problem={error ? problemOf(error) : null}
        onRefresh={refresh}
      />
    )
  }
  if (error) return <ProblemState problem={problemOf(error)} what="self-assessment" onRetry={refresh} />
  if (data) return <NotFoundState what="self-assessment" page />
  return <LoadingState what="the self-assessment" lines={8} />
}
