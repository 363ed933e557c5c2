import { flagsOf, type Actor } from '../accounts/actor.js'
import { allowed, forbidden, wrongState, type Verdict } from '../verdict.js'
import { seesFinding, worksOnFinding, type FindingFacts } from './finding-acts.js'
import { FindingStatus } from './finding-states.js'

/** For the state alone, or for the agency too (domain definition 0.5). */
export const commentVisibilities = ['Internal', 'Shared'] as const
export type CommentVisibility = (typeof commentVisibilities)[number]

/** Maximum characters of a comment, markup included. */
export const longestComment = 10_000

export const commentTexts = {
  missing: 'Comment is required.',
  tooLong: `Comment can have at most ${longestComment} characters.`,
} as const

/** Internal comments are for state staff: never for an agency or another system. */
export function readsInternalComments(actor: Actor): boolean {
  const { isLocalAdmin, isLocalUser } = flagsOf(actor)
  return !isLocalAdmin && !isLocalUser && actor.leaId === null && !actor.client
}

type Facts = Pick<FindingFacts, 'leaId' | 'status' | 'issuedOn' | 'assigneeIds'>

/** Monitors write both kinds; people of the agency who work on the finding write shared ones. */
export function canComment(actor: Actor, facts: Facts, visibility: CommentVisibility): Verdict {
  if (flagsOf(actor).isStateMonitor)
    return visibility === 'Shared' && facts.issuedOn === null
      ? wrongState('The agency reads shared comments once the finding is issued.')
      : allowed
  if (visibility === 'Internal') return forbidden('Internal comments are for the state.')
  if (!seesFinding(actor, facts) || !worksOnFinding(actor, facts))
    return forbidden('Only those who work on the finding can comment on it.')
  return facts.status === FindingStatus.withdrawn ? wrongState('This finding is withdrawn.') : allowed
}

interface CommentFacts {
  visibility: CommentVisibility
  authorId: string
  resolved: boolean
}

/** Authors change their own comments until they are resolved. */
export function canEditComment(actor: Actor, facts: Facts, comment: CommentFacts): Verdict {
  const may = canComment(actor, facts, comment.visibility)
  if (!may.allowed) return may
  if (comment.authorId !== actor.userId) return forbidden('Only its author can change a comment.')
  return comment.resolved ? wrongState('This comment is resolved. Open it again to change it.') : allowed
}

/** Whoever may write comments of this kind may resolve or reopen one. */
export function canResolveComment(actor: Actor, facts: Facts, comment: CommentFacts): Verdict {
  return canComment(actor, facts, comment.visibility)
}
