import type { Actor } from '../accounts/actor.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'

/**
 * States of a letter before it is issued (domain definition 6.2): a draft, in review by an optional second reader,
 * read.
 */
export const letterDraftStates = ['Draft', 'In review', 'Read'] as const
export type LetterDraftState = (typeof letterDraftStates)[number]

/** Facts about a drafted letter that the rules depend on; null when there is none. */
export type LetterDraftFacts = { state: LetterDraftState; writtenBy: string } | null

/** Who writes and reads the letters of a kind of record. */
export interface LetterRules<Facts> {
  /** Saving a draft, sending it to a second reader, or withdrawing it from there. */
  save: (actor: Actor, facts: Facts, draft: LetterDraftFacts) => Verdict
  /** Giving an opinion on a letter; never its author. */
  read: (actor: Actor, facts: Facts, draft: LetterDraftFacts) => Verdict
}

/** The rules of letters, by who may write them and when. */
export function letterRules<Facts>(write: (actor: Actor, facts: Facts) => Verdict): LetterRules<Facts> {
  return {
    save(actor, facts, draft) {
      const open = write(actor, facts)
      if (!open.allowed) return open
      return draft?.state === 'In review' && draft.writtenBy !== actor.userId
        ? wrongState('This letter is in review. Read it, or let its writer take it back.')
        : allowed
    },
    read(actor, facts, draft) {
      const open = write(actor, facts)
      if (!open.allowed) return open
      if (draft?.state !== 'In review') return wrongState('This letter is not in review.')
      return draft.writtenBy === actor.userId ? forbidden('The second reader is another person.') : allowed
    },
  }
}

/** A letter cannot be issued while a second reader has it; without a draft it can. */
export function canIssueDraft(draft: LetterDraftFacts): Verdict {
  return draft?.state === 'In review'
    ? wrongState('This letter is in review. It can be issued when it was read, or was taken back.')
    : allowed
}

/** A letter that is sent back needs a comment. */
export function checkReading(agrees: boolean, comment: string): Verdict {
  return agrees || comment.trim() !== '' ? allowed : badInput('Say what must change.', 'comment')
}

/** State of a draft after it was read. */
export function afterReading(agrees: boolean): LetterDraftState {
  return agrees ? 'Read' : 'Draft'
}
