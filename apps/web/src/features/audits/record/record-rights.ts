import { useViewer } from '../../../lib/session/viewer'

/** What the page loads for the viewer; the server refuses the same to others. */
export function useRecordRights(): { review: boolean; files: boolean } {
  const { isLocalAdmin, isLocalUser, isLiaison } = useViewer()
  // The agency does not see the review before the report; liaisons and dispute resolution staff see no names and no files.
  return { review: !isLocalAdmin && !isLocalUser, files: !isLiaison }
}
