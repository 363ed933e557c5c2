import { useState } from 'react'
import { refusalsOf } from '../../lib/saving/refusals'
import { toast } from '../../ui/feedback/toast'
import type { CommentCalls, RecordComment } from './comment'
import { commentMessages as words } from './comment-messages.generated'

/** Resolves a comment, or reopens a resolved one; ignores clicks while it runs. */
export function useResolveComment(
  calls: CommentCalls,
  { id, version, resolvedAt }: RecordComment,
  onDone: () => void,
): [() => void, boolean] {
  const [isResolving, setIsResolving] = useState(false)
  async function run() {
    if (isResolving) return
    const resolved = resolvedAt === null
    setIsResolving(true)
    const [refusal] = await refusalsOf(() => calls.resolve({ commentId: id, resolved, version }))
    setIsResolving(false)
    toast(
      refusal
        ? { status: 'error', title: words.refused, description: refusal.message, duration: 10_000 }
        : { status: 'success', title: resolved ? words.resolved : words.reopened, duration: 5000 },
    )
    onDone()
  }
  return [() => void run(), isResolving]
}
