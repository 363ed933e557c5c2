import { flagsOf, type Actor } from '../accounts/actor.js'
import { commentRules, type CommentVisibility } from '../comments/comments.js'
import { allowed, forbidden, wrongState, type Verdict } from '../verdict.js'
import { seesFinding, worksOnFinding, type FindingFacts } from './finding-acts.js'
import { FindingStatus } from './finding-states.js'

type Facts = Pick<FindingFacts, 'leaId' | 'status' | 'issuedOn' | 'assigneeIds'>

/** Monitors write both kinds; people of the agency who work on the finding write shared ones. */
function canComment(actor: Actor, facts: Facts, visibility: CommentVisibility): Verdict {
  if (flagsOf(actor).isStateMonitor)
    return visibility === 'Shared' && facts.issuedOn === null
      ? wrongState('The agency reads shared comments once the finding is issued.')
      : allowed
  if (visibility === 'Internal') return forbidden('Internal comments are for the state.')
  if (!seesFinding(actor, facts) || !worksOnFinding(actor, facts))
    return forbidden('Only those who work on the finding can comment on it.')
  return facts.status === FindingStatus.withdrawn ? wrongState('This finding is withdrawn.') : allowed
}

export const findingCommentRules = commentRules(canComment)
