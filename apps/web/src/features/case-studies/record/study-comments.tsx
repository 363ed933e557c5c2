import { draftKey } from '../../../lib/saving/draft-store'
import { useViewer } from '../../../lib/session/viewer'
import { Comments } from '../../../parts/comments/comments'
import { Card } from '../../../ui/layout/card'
import { caseStudiesMessages as m } from '../case-studies-messages.generated'
import {
  useAddCaseStudyCommentMutation,
  useEditCaseStudyCommentMutation,
  useResolveCaseStudyCommentMutation,
} from '../case-studies.generated'
import type { CaseStudy } from './case-study-value'

const noShared = { allowed: false }

/** What the state says about a study among its own. */
export function StudyComments({ study, onChanged }: { study: CaseStudy; onChanged: () => void }) {
  const { id, comments, commentInternally } = study
  const { id: userId } = useViewer()
  const [add] = useAddCaseStudyCommentMutation()
  const [edit] = useEditCaseStudyCommentMutation()
  const [resolve] = useResolveCaseStudyCommentMutation()
  return (
    <Card title={m.comments.title} note={comments.length} padded={false}>
      <Comments
        comments={comments}
        comment={noShared}
        commentInternally={commentInternally}
        draftOf={(entry) => draftKey(userId, 'case-study-comment', id, entry)}
        calls={{
          add: async (input) =>
            (await add({ variables: { input: { id, ...input } } })).data?.addCaseStudyComment.errors,
          edit: async (input) =>
            (await edit({ variables: { input: { id, ...input } } })).data?.editCaseStudyComment.errors,
          resolve: async (input) =>
            (await resolve({ variables: { input: { id, ...input } } })).data?.resolveCaseStudyComment.errors,
        }}
        onChanged={onChanged}
      />
    </Card>
  )
}
