import { flagsOf, type Actor } from '../accounts/actor.js'
import { forbidden, wrongState, type Verdict } from '../verdict.js'

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

interface CommentFacts {
  visibility: CommentVisibility
  authorId: string
  resolved: boolean
}

/** Who writes, changes and resolves comments on a kind of record. */
export interface CommentRules<Facts> {
  write: (actor: Actor, facts: Facts, visibility: CommentVisibility) => Verdict
  edit: (actor: Actor, facts: Facts, comment: CommentFacts) => Verdict
  resolve: (actor: Actor, facts: Facts, comment: CommentFacts) => Verdict
}

/** The rules of comments on a kind of record, by who may write there. */
export function commentRules<Facts>(write: CommentRules<Facts>['write']): CommentRules<Facts> {
  return {
    write,
    /** Authors change their own comments until they are resolved. */
    edit(actor, facts, { visibility, authorId, resolved }) {
      const may = write(actor, facts, visibility)
      if (!may.allowed) return may
      if (authorId !== actor.userId) return forbidden('Only its author can change a comment.')
      return resolved ? wrongState('This comment is resolved. Open it again to change it.') : may
    },
    /** Whoever may write comments of this kind may resolve or reopen one. */
    resolve: (actor, facts, { visibility }) => write(actor, facts, visibility),
  }
}
