import type { Actor } from '../accounts/actor.js'
import { allowed, forbidden, wrongState, type Verdict } from '../verdict.js'
import { isAdminOf } from './self-assessment-acts.js'
import { itemsNotComplete, whileEditing, type SubsectionFacts } from './subsection-acts.js'
import { SubsectionState } from './subsection-states.js'

/** 3 to 4 for one subsection before the whole is submitted, where the questionnaire allows it (domain definition 8.3). */
export function canSend(actor: Actor, facts: SubsectionFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId)) return forbidden('Only a local administrator can send a subsection.')
  const editing = whileEditing({ submitState: facts.submitState })
  if (!editing.allowed) return editing
  if (!facts.rolling) return wrongState('This questionnaire is submitted as a whole.')
  if (facts.notApplicable || facts.state > SubsectionState.approved)
    return wrongState('This subsection is already with the state.')
  if (facts.state < SubsectionState.approved) return wrongState('Approve this subsection first.')
  return facts.incompleteItems > 0 ? wrongState(itemsNotComplete(facts.incompleteItems)) : allowed
}

/** 4 back to 3, until the state has begun to review it. */
export function canRecallSent(actor: Actor, facts: SubsectionFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId)) return forbidden('Only a local administrator can recall a subsection.')
  const editing = whileEditing({ submitState: facts.submitState })
  if (!editing.allowed) return editing
  if (facts.notApplicable || facts.state < SubsectionState.submitted)
    return wrongState('This subsection was not sent.')
  return facts.state === SubsectionState.submitted ? allowed : wrongState('The state has begun its review.')
}
