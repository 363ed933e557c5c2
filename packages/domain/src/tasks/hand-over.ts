import { flagsOf, type Actor } from '../accounts/actor.js'
import { allowed, forbidden, type Verdict } from '../verdict.js'

/** From whom to whom open work of an agency goes, by their ids. */
export interface HandOverPeople {
  leaId: number
  from: string
  to: string
}

/** What of somebody's open work went to somebody else, and what the state of the record keeps where it is. */
export interface HandedOver {
  moved: number
  kept: number
}

/** The open work of a person goes to a colleague at the hands of a local administrator (domain definition 7.2). */
export function canHandOver(actor: Actor): Verdict {
  return flagsOf(actor).isLocalAdmin && actor.leaId !== null && !actor.client
    ? allowed
    : forbidden('Only a local administrator can hand work over.')
}
