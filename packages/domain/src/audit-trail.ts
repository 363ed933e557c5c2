import { can, flagsOf, type Actor } from './accounts/actor.js'
import { allHistories } from './all-histories.js'
import type { HistoryWords } from './history-words.js'

const shared: NonNullable<HistoryWords['shared']> = /* @__PURE__ */ Object.assign(
  {},
  ...allHistories.map((words) => words.shared),
)

const internalComment = 'InternalComment'

/** Kind of the entries about internal comments on a kind of record: a part of its history for the state only (0.5). */
export const internalCommentTarget = (targetType: string): string => targetType + internalComment

/** Whether entries of this kind are about internal comments, see {@link internalCommentTarget}. */
export const isInternalComment = (targetType: string): boolean => targetType.endsWith(internalComment)

/** A part of the audit trail: that of the own agency's records, from an action on where one is named. */
export interface SharedHistory {
  leaId: number
  from: string | null
}

/** Which history a person may read: all, that of the own agency's shared records, or none. */
export function historyInSight(actor: Actor, targetType: string): 'all' | SharedHistory | 'none' {
  if (can(actor, 'audit-trail.view')) return 'all'
  if (!flagsOf(actor).isLocalAdmin || actor.leaId === null) return 'none'
  const part = shared[targetType]
  if (part === undefined) return 'none'
  return { leaId: actor.leaId, from: part === 'all' ? null : part.from }
}
