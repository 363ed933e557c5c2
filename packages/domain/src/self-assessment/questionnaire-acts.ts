import { can, type Actor } from '../accounts/actor.js'
import { allowed, forbidden, wrongState, type Verdict } from '../verdict.js'

/** What the rule about publishing needs to know about a questionnaire. */
export interface QuestionnaireFacts {
  state: 'Draft' | 'Published' | 'Archived'
  /** Questions in each subsection. */
  itemsBySubsection: readonly number[]
}

/** Draft to Published, by the state; no section may be empty (domain definition 8.6). */
export function canPublishQuestionnaire(actor: Actor, facts: QuestionnaireFacts): Verdict {
  if (!can(actor, 'content.manage')) return forbidden('Only the state can publish a questionnaire.')
  if (facts.state !== 'Draft') return wrongState('Only a draft can be published.')
  const empty = facts.itemsBySubsection.filter((items) => items === 0).length
  if (facts.itemsBySubsection.length === 0 || empty > 0)
    return wrongState('Every subsection needs at least one question.')
  return allowed
}
