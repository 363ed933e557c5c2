import { HistoryPanel } from '../features/audit-trail/history-panel'
import { FindingView } from '../features/findings/overview/finding-view'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'draft',
  'issuing',
  'correcting',
  'verifying',
  'newer data',
  'corrective action',
  'documents',
  'comments',
  'letters',
  'history',
  'read only',
  'closed',
  'not found',
  'error',
  'offline',
]

const history = (id: number) => <HistoryPanel targetType="finding" targetId={String(id)} />

/** The finding screen with the history of the audit trail in it. */
export function Component() {
  return <FindingView history={history} />
}
