import { checkText, hasHiddenCharacters } from '../text-rules.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'
import { can, type Actor } from './actor.js'
import { lackedPermissions } from './grants.js'
import { isPermission } from './permissions.js'
import { isRoleName } from './roles.js'

/** Facts about a role that the rules about changing it depend on. */
export interface RoleToChange {
  name: string
  permissions: readonly string[]
  usersCount: number
}

const mostRoleName = 100

export interface RoleInput {
  name: string
  description: string
  permissions: readonly string[]
}

/**
 * Rules of the role editor that need no stored records. A description and a permission are required, a name is not
 * (specification 000 section 5): see {@link roleNameOf}. `before` is the previous role: one without permissions may
 * stay so, because the rights of liaisons and dispute resolution staff come with the role itself.
 */
export function checkRoleInput(
  input: RoleInput,
  before: Pick<RoleInput, 'permissions'> | null = null,
): Verdict[] {
  const unknown = input.permissions.filter((value) => !isPermission(value))
  return [
    checkText(input.name, { field: 'name', label: 'Name', most: mostRoleName }),
    checkText(input.description, {
      field: 'description',
      label: 'Description',
      required: true,
      most: 500,
      isProse: true,
    }),
    input.permissions.length === 0 && before?.permissions.length !== 0
      ? badInput('Choose at least one permission.', 'permissions')
      : allowed,
    unknown.length > 0 ? badInput(`There is no permission ${unknown.join(', ')}.`, 'permissions') : allowed,
  ].filter((verdict) => !verdict.allowed)
}

/** Name of a role that was saved without one: its description, because roles are assigned by name. */
export function roleNameOf({ name, description }: Pick<RoleInput, 'name' | 'description'>): string {
  if (name !== '') return name
  return hasHiddenCharacters(description) ? 'Role' : description.slice(0, mostRoleName).trim()
}

/** Whether the actor may create a role with these permissions. */
export function canCreateRole(actor: Actor, permissions: readonly string[]): Verdict {
  if (!can(actor, 'roles.manage')) return forbidden('You may not manage roles.')
  return withinOwn(actor, permissions)
}

/** Whether the actor may edit a role: nobody edits a role with more permissions than their own. */
export function canEditRole(actor: Actor, role: RoleToChange): Verdict {
  return canCreateRole(actor, role.permissions)
}

/** Whether the actor may change a role to `next`. */
export function canChangeRole(actor: Actor, role: RoleToChange, next: RoleInput): Verdict {
  const verdict = canEditRole(actor, role)
  if (!verdict.allowed) return verdict
  if (isRoleName(role.name) && next.name !== role.name)
    return wrongState('This role is part of every installation and keeps its name.')
  if (role.name === 'StateAdmin' && !sameSet(role.permissions, next.permissions))
    return wrongState('A System Administrator always has every permission.')
  const losesManage = role.permissions.includes('roles.manage') && !next.permissions.includes('roles.manage')
  if (losesManage && actor.roles.includes(role.name))
    return wrongState('You cannot take the managing of roles from your own role.')
  return withinOwn(actor, next.permissions)
}

/** Whether the actor may delete a role: neither a built-in one nor one that a user has. */
export function canDeleteRole(actor: Actor, role: RoleToChange): Verdict {
  const verdict = canEditRole(actor, role)
  if (!verdict.allowed) return verdict
  if (isRoleName(role.name)) return wrongState('This role is part of every installation.')
  if (role.usersCount > 0)
    return wrongState(
      role.usersCount === 1 ? 'One user has this role.' : `${role.usersCount} users have this role.`,
    )
  return allowed
}

function withinOwn(actor: Actor, permissions: readonly string[]): Verdict {
  const lacked = lackedPermissions(actor, permissions)
  return lacked.length === 0
    ? allowed
    : forbidden(`This role allows what your own role does not: ${lacked.join(', ')}.`)
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value) => b.includes(value))
}
