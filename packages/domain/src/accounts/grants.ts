import { allowed, forbidden, type Verdict } from '../verdict.js'
import { can, flagsOf, type Actor } from './actor.js'
import { editorRole, isLocalRole } from './editor-roles.js'
import { coveringPermission, isPermission, workPermissions } from './permissions.js'

/** Facts about a role that the rules about granting it depend on. */
export interface RoleFacts {
  name: string
  permissions: readonly string[]
}

/**
 * Which of `wanted` the actor does not hold, for the rule 'nobody grants a role whose permissions they lack' (domain
 * definition 0.3). A permission for every agency includes the same for one agency; and work permissions inside an
 * agency can be granted by whoever manages its users, because they give no power over others.
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

/** The agencies whose accounts the actor administers: all, one, or none. Local users never more than one. */
export function administeredLeas(actor: Actor): 'all' | readonly number[] {
  const { isLocalAdmin, isLocalUser } = flagsOf(actor)
  if (isLocalAdmin)
    return (can(actor, 'jurisdiction-users.manage') || can(actor, 'users.manage')) && actor.leaId !== null
      ? [actor.leaId]
      : []
  return can(actor, 'users.manage') && !isLocalUser ? 'all' : []
}

/**
 * Whether the actor holds users.manage for every agency, and so sees the jurisdiction list and the extra role of the
 * editor.
 */
export function isUserAdministrator(actor: Actor): boolean {
  return administeredLeas(actor) === 'all'
}

/** Whether the actor may grant a role to somebody, or take it away. */
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

/**
 * Whether the user editor shows a role to the actor: the extra one to user administrators only, local ones to local
 * administrators.
 */
export function isShownInEditor(actor: Actor, roleName: string): boolean {
  return isUserAdministrator(actor) || (administeredLeas(actor).length > 0 && isLocalRole(roleName))
}

function labelOf(roleName: string): string {
  return editorRole(roleName)?.label ?? roleName
}
