import { toast } from '../../../ui/feedback/toast'
import { findingsMessages } from '../findings-messages'
import { findingsPageMessages } from '../findings-page-messages'
import {
  useResolveFindingCommentMutation,
  type FindingCommentFieldsFragment as Comment,
} from '../findings.generated'
import { refusalsOf } from '../refusals'

const words = findingsPageMessages.comments

/** Settles a comment, or opens a settled one again; a press while it is under way does nothing. */
export function useResolveComment(
  findingId: number,
  { id, version, resolvedAt }: Comment,
  onDone: () => void,
): [() => void, boolean] {
  const [resolve, { loading }] = useResolveFindingCommentMutation()
  async function run() {
    if (loading) return
    const resolved = resolvedAt === null
    const [refusal] = await refusalsOf(async () => {
      const input = { id: findingId, commentId: id, resolved, version }
      return (await resolve({ variables: { input } })).data?.resolveFindingComment.errors
    })
    toast(
      refusal
        ? {
            status: 'error',
            title: findingsMessages.list.refused,
            description: refusal.message,
            duration: 10_000,
          }
        : { status: 'success', title: resolved ? words.resolved : words.reopened, duration: 5000 },
    )
    onDone()
  }
  return [() => void run(), loading]
}
