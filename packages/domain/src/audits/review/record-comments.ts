import { flagsOf, type Actor } from '../../accounts/actor.js'
import { commentRules, readsInternalComments, type CommentVisibility } from '../../comments/comments.js'
import { allowed, forbidden, wrongState, type Verdict } from '../../verdict.js'
import { worksOnRecord } from '../lifecycle/audit-rights.js'
import { readsBlind, type RecordFacts } from '../lifecycle/record-acts.js'
import { isInSample } from '../lifecycle/record-states.js'

/** Monitors write both kinds; people of the agency who work on the record write shared ones, while it is in the sample. */
function canComment(actor: Actor, facts: RecordFacts, visibility: CommentVisibility): Verdict {
  if (flagsOf(actor).isStateMonitor)
    return visibility === 'Internal' && readsBlind(actor, facts)
      ? wrongState('The second reader reads and writes internal comments after finishing.')
      : allowed
  if (visibility === 'Internal') return forbidden('Internal comments are for the state.')
  if (!worksOnRecord(actor, facts)) return forbidden('Only those who work on this record can comment on it.')
  return isInSample(facts.status) ? allowed : wrongState('This record is not in the sample any more.')
}

export const recordCommentRules = commentRules(canComment)

/** Internal comments on a record: for the state, and not for its second reader before that reading is finished. */
export function readsInternalRecordComments(actor: Actor, facts: RecordFacts): boolean {
  return readsInternalComments(actor) && !readsBlind(actor, facts)
}
