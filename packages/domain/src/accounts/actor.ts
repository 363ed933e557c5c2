import type { Permission } from './permissions.js'
import { roleFlags, type RoleFlags } from './roles.js'

/** The person behind a request, with current rights; rules take it as a parameter. */
export interface Actor {
  userId: string
  fullName: string
  roles: readonly string[]
  permissions: readonly string[]
  /** Own agency; null for state staff. */
  leaId: number | null
  /** Agencies a liaison is limited to; empty means all. */
  selectedLeas: readonly number[]
  /** Set for a client of another system, which acts for no person: it has no role, and only these rights. */
  client?: ClientRights
}

/** The rights that a state administrator granted to a client. */
export interface ClientRights {
  scopes: readonly string[]
  leas: 'all' | readonly number[]
}

/** Whether the actor has a permission by a role, for whichever agencies. */
export function can(actor: Pick<Actor, 'permissions'>, permission: Permission): boolean {
  return actor.permissions.includes(permission)
}

/** Flags of the actor, see {@link roleFlags}. */
export function flagsOf(actor: Pick<Actor, 'roles'>): RoleFlags {
  return roleFlags(actor.roles)
}

/**
 * Whether numbers about few students are shown to the actor (domain definition 0.6): to everybody of the state, those who only
 * read included; not to agencies, nor to clients of other systems.
 */
export function isStateStaff(actor: Actor): boolean {
  const { isStateMonitor, isLiaison } = flagsOf(actor)
  return (isStateMonitor || isLiaison) && actor.leaId === null && !actor.client
}

/**
 * Agencies whose records the actor may read (domain definition 0.3): state monitors every agency, liaisons and dispute
 * resolution staff their selected ones if any, local users their own, clients those that were granted.
 */
export function leasSeenBy(actor: Actor): 'all' | readonly number[] {
  if (actor.client) return actor.client.leas
  const flags = flagsOf(actor)
  if (flags.isStateMonitor) return 'all'
  if (flags.isLiaison) return actor.selectedLeas.length === 0 ? 'all' : actor.selectedLeas
  return (flags.isLocalAdmin || flags.isLocalUser) && actor.leaId !== null ? [actor.leaId] : []
}

/** Whether the actor may read records of an agency, see {@link leasSeenBy}. */
export function seesLea(actor: Actor, leaId: number): boolean {
  const seen = leasSeenBy(actor)
  return seen === 'all' || seen.includes(leaId)
}
