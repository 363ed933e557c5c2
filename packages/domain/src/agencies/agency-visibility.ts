import { seesLea, type Actor } from '../accounts/actor.js'
import { roleFlags } from '../accounts/roles.js'

/**
 * Whether the actor may see an agency in lists: as {@link seesLea}, but the training agency is visible to state staff
 * and its own users only (domain definition 0.2); a liaison with selected agencies still sees it.
 */
export function seesAgency(actor: Actor, agency: { id: number; isTest: boolean }): boolean {
  if (agency.isTest && roleFlags(actor.roles).isLiaison) return true
  return seesLea(actor, agency.id)
}
