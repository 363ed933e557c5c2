import { UploadDialog } from '../features/documents/upload-dialog'
import type { FindingUploadSlot } from '../features/findings/finding-upload-slot'
import { FindingView } from '../features/findings/finding-view'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'draft',
  'issuing',
  'correcting',
  'verifying',
  'newer data',
  'read only',
  'closed',
  'not found',
  'error',
  'offline',
]

const upload: FindingUploadSlot = (props) => <UploadDialog {...props} />

/** The finding screen with the upload window of the documents room in it. */
export function Component() {
  return <FindingView upload={upload} />
}
