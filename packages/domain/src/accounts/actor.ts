import type { Permission } from './permissions.js'
import { roleFlags, type RoleFlags } from './roles.js'

/** The person behind a request, as the server knows them now; rules take it as a parameter. */
export interface Actor {
  userId: string
  fullName: string
  roles: readonly string[]
  permissions: readonly string[]
  /** Own agency; null for state staff. */
  leaId: number | null
  /** Agencies a liaison is limited to; empty means all. */
  selectedLeas: readonly number[]
}

export function can(actor: Pick<Actor, 'permissions'>, permission: Permission): boolean {
  return actor.permissions.includes(permission)
}

/** Flags of the actor, see {@link roleFlags}. */
export function flagsOf(actor: Pick<Actor, 'roles'>): RoleFlags {
  return roleFlags(actor.roles)
}

/**
 * Whether the actor may read records of an agency at all (domain definition 0.3): state monitors and dispute
 * resolution staff every agency, liaisons their selected ones if any, local people their own.
 */
export function seesLea(actor: Actor, leaId: number): boolean {
  const flags = flagsOf(actor)
  if (flags.isStateMonitor) return true
  if (flags.isLiaison) return actor.selectedLeas.length === 0 || actor.selectedLeas.includes(leaId)
  return (flags.isLocalAdmin || flags.isLocalUser) && actor.leaId === leaId
}
