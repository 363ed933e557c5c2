import { allowed, forbidden, type Verdict } from '../verdict.js'
import { can, flagsOf, type Actor } from './actor.js'
import { editorRole, isLocalRole } from './editor-roles.js'
import { coveringPermission, isPermission, workPermissions } from './permissions.js'

/** A role as the rules about giving it need it. */
export interface RoleFacts {
  name: string
  permissions: readonly string[]
}

/**
 * What the actor lacks of some permissions, in the sense of 'nobody grants a role whose permissions they lack'
 * (domain definition 0.3). Held is what the actor holds; what the actor holds for every agency covers the same for one
 * agency; and work inside an agency is given by whoever manages its users, because it gives no power over others.
 */
export function lackedPermissions(actor: Pick<Actor, 'permissions'>, wanted: readonly string[]): string[] {
  return wanted.filter((value) => {
    if (actor.permissions.includes(value)) return false
    if (!isPermission(value)) return true
    if (workPermissions.has(value)) return false
    const covering = coveringPermission[value]
    return covering === undefined || !can(actor, covering)
  })
}

/** Whose accounts the actor administers: all of them, those of one agency, or none. Local people never more than one. */
export function administeredLeas(actor: Actor): 'all' | readonly number[] {
  const { isLocalAdmin, isLocalUser } = flagsOf(actor)
  if (isLocalAdmin)
    return (can(actor, 'jurisdiction-users.manage') || can(actor, 'users.manage')) && actor.leaId !== null
      ? [actor.leaId]
      : []
  return can(actor, 'users.manage') && !isLocalUser ? 'all' : []
}

/** Holds users.manage for every agency: sees the jurisdiction list and the extra role of the editor. */
export function isUserAdministrator(actor: Actor): boolean {
  return administeredLeas(actor) === 'all'
}

/** Whether the actor may give a role to somebody, or take it away. */
export function canGrantRole(actor: Actor, role: RoleFacts): Verdict {
  const scope = administeredLeas(actor)
  if (scope !== 'all') {
    if (scope.length === 0) return forbidden('You may not assign roles.')
    return isLocalRole(role.name) && lackedPermissions(actor, role.permissions).length === 0
      ? allowed
      : forbidden('A local administrator can assign Local Admin and Local User only.')
  }
  if (!can(actor, 'roles.assign')) return forbidden('You may not assign roles.')
  return lackedPermissions(actor, role.permissions).length === 0
    ? allowed
    : forbidden(`You cannot assign ${labelOf(role.name)}: it allows what your own role does not.`)
}

/** Whether the user editor offers a role at all: the extra one to user administrators, local ones to local people. */
export function isOffered(actor: Actor, roleName: string): boolean {
  return isUserAdministrator(actor) || (administeredLeas(actor).length > 0 && isLocalRole(roleName))
}

function labelOf(roleName: string): string {
  return editorRole(roleName)?.label ?? roleName
}
