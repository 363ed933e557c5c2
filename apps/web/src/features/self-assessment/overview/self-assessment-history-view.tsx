import { complianceYearName } from '@portal/domain'
import type { ReactNode } from 'react'
import { useHeaderBadge } from '../../../lib/header-badge'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { PageHeader } from '../../../ui/layout/page-header'
import { ForbiddenState, LoadingState, ProblemState, type ShownProblem } from '../../../ui/feedback/states'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import { SelfAssessmentTabs } from './self-assessment-tabs'

const words = selfAssessmentMessages

interface SelfAssessmentHistoryViewProps {
  id: number
  /** Undefined while it is loading, null when there is none. */
  record: SelfAssessmentOfHistory | null | undefined
  problem: ShownProblem | null
  onRetry: () => void
  /** The history, rendered by another feature. */
  history: ReactNode
  /** Shown to people who may not read the history. */
  noAccess: string | false
}

export interface SelfAssessmentOfHistory {
  year: number
  part: string
  shortDescription: string
  lea: { name: string; shortName: string }
}

/** The History tab of one agency's self-assessment. */
export function SelfAssessmentHistoryView(props: SelfAssessmentHistoryViewProps) {
  const { id, record, problem, onRetry, history, noAccess } = props
  const year = record ? complianceYearName(record.year) : null
  useHeaderBadge(record?.lea.shortName, record?.part, record?.year)
  if (noAccess) return <ForbiddenState page message={noAccess} />
  if (!Number.isInteger(id) || record === null)
    return <MissingRecord what={selfAssessmentMessages.what.selfAssessment} list={selfAssessmentPaths.list} />
  if (!record)
    return (
      <>
        <PageHeader
          title={words.tabs.history}
          breadcrumb={[{ label: words.title, to: selfAssessmentPaths.list }, { label: words.tabs.history }]}
        />
        {problem ? (
          <ProblemState
            problem={problem}
            what={selfAssessmentMessages.what.selfAssessment}
            onRetry={onRetry}
          />
        ) : (
          <LoadingState what={selfAssessmentMessages.what.theSelfAssessment} lines={8} />
        )}
      </>
    )
  return (
    <>
      <PageHeader
        title={selfAssessmentMessages.historyOf({
          history: words.tabs.history,
          name: record.shortDescription,
        })}
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
      {history}
    </>
  )
}
