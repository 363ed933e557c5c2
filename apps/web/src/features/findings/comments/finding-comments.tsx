import { draftKey } from '../../../lib/saving/draft-store'
import { useViewer } from '../../../lib/session/viewer'
import { Comments } from '../../../parts/comments/comments'
import {
  useAddFindingCommentMutation,
  useEditFindingCommentMutation,
  useResolveFindingCommentMutation,
  type FindingFieldsFragment as Finding,
} from '../findings.generated'

/** What state and agency say to each other about a finding, and the state among its own. */
export function FindingComments({ finding, onChanged }: { finding: Finding; onChanged: () => void }) {
  const { id, comments, comment, commentInternally } = finding
  const { id: userId } = useViewer()
  const [add] = useAddFindingCommentMutation()
  const [edit] = useEditFindingCommentMutation()
  const [resolve] = useResolveFindingCommentMutation()
  return (
    <Comments
      comments={comments}
      comment={comment}
      commentInternally={commentInternally}
      draftOf={(entry) => draftKey(userId, 'finding-comment', id, entry)}
      calls={{
        add: async (input) =>
          (await add({ variables: { input: { id, ...input } } })).data?.addFindingComment.errors,
        edit: async (input) =>
          (await edit({ variables: { input: { id, ...input } } })).data?.editFindingComment.errors,
        resolve: async (input) =>
          (await resolve({ variables: { input: { id, ...input } } })).data?.resolveFindingComment.errors,
      }}
      onChanged={onChanged}
    />
  )
}
