import { draftKey } from '../../../lib/saving/draft-store'
import { useViewer } from '../../../lib/session/viewer'
import { Comments } from '../../../parts/comments/comments'
import { Card } from '../../../ui/layout/card'
import {
  useAddRecordCommentMutation,
  useEditRecordCommentMutation,
  useResolveRecordCommentMutation,
  type RecordDiscussionFieldsFragment as Discussion,
} from './record-comments.generated'
import { recordMessages as words } from './record-messages.generated'

/** What state and agency say to each other about a record, and the state among its own. */
export function RecordComments({ discussion, onChanged }: { discussion: Discussion; onChanged: () => void }) {
  const { id, comments, comment, commentInternally } = discussion
  const { id: userId } = useViewer()
  const [add] = useAddRecordCommentMutation()
  const [edit] = useEditRecordCommentMutation()
  const [resolve] = useResolveRecordCommentMutation()
  return (
    <Card title={words.comments} note={comments.length} padded={false}>
      <Comments
        comments={comments}
        comment={comment}
        commentInternally={commentInternally}
        draftOf={(entry) => draftKey(userId, 'record-comment', id, entry)}
        calls={{
          add: async (input) =>
            (await add({ variables: { input: { id, ...input } } })).data?.addRecordComment.errors,
          edit: async (input) =>
            (await edit({ variables: { input: { id, ...input } } })).data?.editRecordComment.errors,
          resolve: async (input) =>
            (await resolve({ variables: { input: { id, ...input } } })).data?.resolveRecordComment.errors,
        }}
        onChanged={onChanged}
      />
    </Card>
  )
}
