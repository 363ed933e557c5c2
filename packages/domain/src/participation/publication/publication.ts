import { flagsOf, type Actor } from '../../accounts/actor.js'
import { checkText } from '../../text-rules.js'
import { allowed, forbidden, wrongState, type Verdict } from '../../verdict.js'
import type { JustificationStatus } from '../justification.js'

/** Whether an accepted justification is published without identifying data (34 CFR 200.6(c)(3)). */
export const publicationStates = ['Not published', 'Published', 'Withdrawn'] as const
export type PublicationState = (typeof publicationStates)[number]

/** Most characters of the reason for which a publication is withdrawn. */
export const mostWithdrawalReason = 1000

/** What the rights in a publication depend on. */
export interface PublicationFacts {
  status: JustificationStatus
  state: PublicationState
  /** Pieces of text that may identify a student and that nobody decided about. */
  undecided: number
  /** Whether what is published is what would be published now. */
  isCurrent: boolean
}

/** What is published is for everybody who is signed in; clients of other systems do not read it. */
export function canReadPublished(actor: Actor): Verdict {
  return actor.client ? forbidden('You cannot read published justifications.') : allowed
}

/** Prepares a publication: reads what has to be decided. */
export function canPreparePublication(actor: Actor): Verdict {
  return flagsOf(actor).isStateMonitor && !actor.client
    ? allowed
    : forbidden('Only a state monitor can prepare justifications for publication.')
}

/** Decides which pieces of text are published. */
export function canDecidePublicationWords(
  actor: Actor,
  { status }: Pick<PublicationFacts, 'status'>,
): Verdict {
  const who = canPreparePublication(actor)
  if (!who.allowed) return who
  return status === 'Accepted' ? allowed : wrongState('Only an accepted justification is published.')
}

/** Publishes what was accepted, and again once it is withdrawn or says something else. */
export function canPublishJustification(actor: Actor, facts: PublicationFacts): Verdict {
  const who = canDecidePublicationWords(actor, facts)
  if (!who.allowed) return who
  const { undecided, state, isCurrent } = facts
  if (undecided > 0)
    return wrongState(
      `Decide about ${undecided === 1 ? '1 piece' : `${undecided} pieces`} of text first: each may identify a student.`,
    )
  return state === 'Published' && isCurrent
    ? wrongState('It is published, and nothing has changed since.')
    : allowed
}

/** Takes a publication back. */
export function canWithdrawPublication(actor: Actor, { state }: Pick<PublicationFacts, 'state'>): Verdict {
  const who = canPreparePublication(actor)
  if (!who.allowed) return who
  return state === 'Published' ? allowed : wrongState('Nothing is published.')
}

/** A withdrawal says why, which the agency reads. */
export function checkPublicationWithdrawal(reason: string): Verdict {
  return checkText(reason, {
    field: 'reason',
    label: 'Reason',
    required: true,
    most: mostWithdrawalReason,
    isProse: true,
  })
}
