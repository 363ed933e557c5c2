import { auditTypeOf } from '@portal/domain'
import { useViewer } from '../../../lib/session/viewer'

/** What the page loads for the viewer; the server refuses the same to others. */
export function useRecordRights(typeKey: string): { review: boolean; files: boolean; set: boolean } {
  const { isLocalAdmin, isLocalUser, isLiaison } = useViewer()
  return {
    // The agency does not see the review before the report; liaisons and dispute resolution staff see no names and no files.
    review: !isLocalAdmin && !isLocalUser,
    files: !isLiaison,
    set: auditTypeOf(typeKey)?.recordForm === 'documentSet',
  }
}
