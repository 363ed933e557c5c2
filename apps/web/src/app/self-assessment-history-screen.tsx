import { auditTrailMessages } from '../features/audit-trail/audit-trail-messages'
import { HistoryPanel } from '../features/audit-trail/history-panel'
import { SelfAssessmentHistoryView } from '../features/self-assessment/self-assessment-history-view'

/** The states that this screen can be in. */
export const screenStates = ['loading', 'history', 'empty', 'not found', 'error', 'forbidden', 'offline']

const history = (id: number) => <HistoryPanel targetType="selfAssessment" targetId={String(id)} />

/** What happened with one agency's self-assessment. */
export function Component() {
  return <SelfAssessmentHistoryView noAccess={auditTrailMessages.history.noAccess} history={history} />
}
