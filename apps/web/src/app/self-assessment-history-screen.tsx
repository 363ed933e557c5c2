import { useParams } from 'react-router-dom'
import { auditTrailMessages } from '../features/audit-trail/audit-trail-messages.generated'
import { historyPageSize, HistoryPanel } from '../features/audit-trail/history-panel'
import { SelfAssessmentHistoryView } from '../features/self-assessment/overview/self-assessment-history-view'
import { problemOf } from '../lib/problem'
import { useViewer } from '../lib/session/viewer'
import { useSelfAssessmentHistoryQuery } from './self-assessment-history.generated'

/** The states that this screen can be in. */
export const screenStates = ['loading', 'history', 'empty', 'not found', 'error', 'forbidden', 'offline']

/**
 * What happened with one agency's self-assessment: both features in one request, whose response the panel finds in
 * the cache.
 */
export function Component() {
  const id = Number(useParams()['id'])
  const { permissions, isLocalAdmin } = useViewer()
  const mayRead = permissions.includes('audit-trail.view') || isLocalAdmin
  const { data, error, refetch } = useSelfAssessmentHistoryQuery({
    variables: { id, targetId: String(id), pageSize: historyPageSize },
    skip: !Number.isInteger(id) || !mayRead,
    fetchPolicy: 'network-only',
    // The panel loads later pages by itself.
    nextFetchPolicy: 'cache-first',
  })
  return (
    <SelfAssessmentHistoryView
      id={id}
      record={data ? (data.selfAssessment ?? null) : undefined}
      problem={error ? problemOf(error) : null}
      onRetry={() => void refetch().catch(() => undefined)}
      noAccess={!mayRead && auditTrailMessages.history.noAccess}
      history={<HistoryPanel loaded targetType="selfAssessment" targetId={String(id)} />}
    />
  )
}
