import { flagsOf, leasSeenBy, seesLea, type Actor } from '../accounts/actor.js'
import { allowed, forbidden, wrongState, type Verdict } from '../verdict.js'
import type { JustificationStatus } from './justification.js'

/** Participation rates are read by everyone who has agencies to read of; clients of other systems do not. */
export function canReadParticipation(actor: Actor): Verdict {
  const seen = leasSeenBy(actor)
  return !actor.client && (seen === 'all' || seen.length > 0)
    ? allowed
    : forbidden('You cannot read participation rates.')
}

/** Whether the actor sees the participation rates of one agency. */
export function seesParticipation(actor: Actor, leaId: number): boolean {
  return canReadParticipation(actor).allowed && seesLea(actor, leaId)
}

/** Enters the numbers of one agency: state monitors, and local administrators of their own until the state accepted them. */
export function canEnterRates(
  actor: Actor,
  { leaId, status }: { leaId: number; status: JustificationStatus },
): Verdict {
  const { isStateMonitor, isLocalAdmin } = flagsOf(actor)
  if (actor.client || !(isStateMonitor || (isLocalAdmin && actor.leaId === leaId)))
    return forbidden('Only a state monitor or a local administrator of the agency can enter rates.')
  return isStateMonitor || status !== 'Accepted'
    ? allowed
    : wrongState('The justification of these numbers is accepted. Ask the state to change them.')
}

/** Imports the numbers of all agencies from one file. */
export function canImportRates(actor: Actor): Verdict {
  return flagsOf(actor).isStateMonitor && !actor.client
    ? allowed
    : forbidden('Only a state monitor can import rates.')
}
