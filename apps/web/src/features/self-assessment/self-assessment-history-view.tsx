import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { useHeaderBadge } from '../../lib/header-badge'
import { problemOf } from '../../lib/problem'
import { useViewer } from '../../lib/viewer'
import { PageHeader } from '../../ui/page-header'
import { ForbiddenState, LoadingState, NotFoundState, ProblemState } from '../../ui/states'
import { selfAssessmentMessages } from './self-assessment-messages'
import { selfAssessmentPaths } from './self-assessment-paths'
import { SelfAssessmentTabs } from './self-assessment-tabs'
import { useSelfAssessmentQuery } from './self-assessment.generated'
import { yearInWords } from './years'

const words = selfAssessmentMessages

interface SelfAssessmentHistoryViewProps {
  /** What happened with the self-assessment of this id; another room knows it. */
  history: (id: number) => ReactNode
  /** Says who may read it, to those who may not. */
  noAccess: string
}

/** The History tab of one agency's self-assessment. */
export function SelfAssessmentHistoryView({ history, noAccess }: SelfAssessmentHistoryViewProps) {
  const id = Number(useParams()['id'])
  const { permissions, isLocalAdmin } = useViewer()
  const mayRead = permissions.includes('audit-trail.view') || isLocalAdmin
  const { data, error, refetch } = useSelfAssessmentQuery({
    variables: { id },
    skip: !Number.isInteger(id) || !mayRead,
  })
  const record = data?.selfAssessment
  const year = record ? yearInWords(record.year) : null
  useHeaderBadge(record?.lea.shortName, record?.part, year)
  if (!mayRead) return <ForbiddenState page message={noAccess} />
  if (!Number.isInteger(id) || (data && !record)) return <NotFoundState what="self-assessment" page />
  if (!record)
    return (
      <>
        <PageHeader
          title={words.tabs.history}
          breadcrumb={[{ label: words.title, to: selfAssessmentPaths.list }, { label: words.tabs.history }]}
        />
        {error ? (
          <ProblemState
            problem={problemOf(error)}
            what="self-assessment"
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <LoadingState what="the self-assessment" lines={8} />
        )}
      </>
    )
  return (
    <>
      <PageHeader
        title={`${words.tabs.history} of ${record.shortDescription}`}
        breadcrumb={[
          { label: words.title, to: `${selfAssessmentPaths.list}?year=${record.year}` },
          {
            label: `${record.lea.shortName} ${record.part} ${year}`,
            to: selfAssessmentPaths.selfAssessment(id),
          },
          { label: words.tabs.history },
        ]}
        facts={`${record.lea.name}, ${year}.`}
      />
      <SelfAssessmentTabs id={id} />
      {history(id)}
    </>
  )
}
