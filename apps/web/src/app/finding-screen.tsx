import { HistoryPanel } from '../features/audit-trail/history-panel'
import { UploadDialog } from '../features/documents/upload/upload-dialog'
import type { FindingUploadSlot } from '../features/findings/documents/finding-upload-slot'
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

const upload: FindingUploadSlot = (props) => <UploadDialog {...props} />
const history = (id: number) => <HistoryPanel targetType="finding" targetId={String(id)} />

/** The finding screen with the upload window of the documents and the history of the audit trail in it. */
export function Component() {
  return <FindingView upload={upload} history={history} />
}
