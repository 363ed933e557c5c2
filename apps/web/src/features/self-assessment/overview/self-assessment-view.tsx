import { useParams } from 'react-router-dom'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { PageHeader } from '../../../ui/layout/page-header'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import type { UpgradeNoticeSlot } from './upgrade-notice-slot'
import type { RequiredDocumentsSlot } from './required-documents-slot'
import { SelfAssessmentPage } from './self-assessment-page'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import { useSelfAssessmentQuery } from '../self-assessment.generated'

/** Data of one agency's self-assessment, addressed by its id. */
export function SelfAssessmentView({
  documents,
  upgradeNotice,
}: {
  documents: RequiredDocumentsSlot
  upgradeNotice: UpgradeNoticeSlot
}) {
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useSelfAssessmentQuery({
    variables: { id },
    skip: !Number.isInteger(id),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  if (!Number.isInteger(id))
    return <MissingRecord what={selfAssessmentMessages.what.selfAssessment} list={selfAssessmentPaths.list} />
  if (data?.selfAssessment) {
    return (
      <SelfAssessmentPage
        selfAssessment={data.selfAssessment}
        documents={documents}
        upgradeNotice={upgradeNotice}
        problem={error ? problemOf(error) : null}
        onRefresh={refresh}
      />
    )
  }
  if (data && !error)
    return <MissingRecord what={selfAssessmentMessages.what.selfAssessment} list={selfAssessmentPaths.list} />
  return (
    <>
      <PageHeader
        title={selfAssessmentMessages.title}
        breadcrumb={[{ label: selfAssessmentMessages.title, to: selfAssessmentPaths.list }]}
      />
      {error ? (
        <ProblemState
          problem={problemOf(error)}
          what={selfAssessmentMessages.what.selfAssessment}
          onRetry={refresh}
        />
      ) : (
        <LoadingState what={selfAssessmentMessages.what.theSelfAssessment} lines={8} />
      )}
    </>
  )
}
