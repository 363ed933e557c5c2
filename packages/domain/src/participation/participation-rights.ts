import { flagsOf, leasSeenBy, seesLea, type Actor } from '../accounts/actor.js'
import { allowed, forbidden, type Verdict } from '../verdict.js'

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

/** Enters the numbers of one agency: state monitors, and local administrators of their own. */
export function canEnterRates(actor: Actor, { leaId }: { leaId: number }): Verdict {
  const { isStateMonitor, isLocalAdmin } = flagsOf(actor)
  return !actor.client && (isStateMonitor || (isLocalAdmin && actor.leaId === leaId))
    ? allowed
    : forbidden('Only a state monitor or a local administrator of the agency can enter rates.')
}

/** Imports the numbers of all agencies from one file. */
export function canImportRates(actor: Actor): Verdict {
  return flagsOf(actor).isStateMonitor && !actor.client
    ? allowed
    : forbidden('Only a state monitor can import rates.')
}
