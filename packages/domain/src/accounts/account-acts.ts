import { allowed, forbidden, wrongState, type Verdict } from '../verdict.js'
import { can, flagsOf, type Actor } from './actor.js'
import { editorRoleOf, isLocalRole } from './editor-roles.js'
import { administeredLeas, lackedPermissions } from './grants.js'
import { spellRoleName, type RoleName } from './roles.js'

/** Facts about an account that the rules depend on. */
export interface AccountFacts {
  id: string
  roles: readonly string[]
  /** Permissions of the account's roles. */
  permissions: readonly string[]
  leaId: number | null
  isEnabled: boolean
  isDeleted: boolean
  /** Locked after too many failed sign-ins. */
  isLocked: boolean
  /**
   * Number of active accounts with the same guarded role, this one included: of the agency for LocalAdmin, of the state
   * for StateMonitor and StateAdmin. Not used for other roles.
   */
  activePeers: number
}

/** The role of which one active account must always remain; null for the others (specification 000 section 5). */
export function guardedRole(roles: readonly string[]): RoleName | null {
  const role = editorRoleOf(roles)
  return role === 'LocalAdmin' || role === 'StateMonitor' || role === 'StateAdmin' ? role : null
}

/**
 * Whether the actor may edit every field of an account: user administrators any account, local administrators those of
 * their own agency.
 */
export function canEditAccount(actor: Actor, account: AccountFacts): Verdict {
  const scope = administeredLeas(actor)
  if (scope !== 'all') {
    if (scope.length === 0) return forbidden('You may not manage users.')
    const own = account.leaId !== null && scope.includes(account.leaId) && account.roles.every(isLocalRole)
    if (!own) return forbidden('You can change local administrators and local users of your own agency only.')
  }
  if (lackedPermissions(actor, account.permissions).length > 0)
    return forbidden('This account may do what you may not, so you cannot change it.')
  return account.isDeleted ? wrongState('This account is deleted.') : allowed
}

/** Whether the actor may edit full name, title, job title and phone number, also of their own account. */
export function canEditAccountDetails(actor: Actor, account: AccountFacts): Verdict {
  return actor.userId === account.id ? allowed : canEditAccount(actor, account)
}

/** Disabling, enabling, deleting and restoring are for state administrators and state monitors. */
function canRetire(actor: Actor, account: AccountFacts): Verdict {
  if (!flagsOf(actor).isStateMonitor || !can(actor, 'users.manage'))
    return forbidden('Only the state can disable, enable or delete users.')
  return lackedPermissions(actor, account.permissions).length > 0
    ? forbidden('This account may do what you may not, so you cannot change it.')
    : allowed
}

/** Whether the state may disable an account; never the last active administrator's. */
export function canDisableAccount(actor: Actor, account: AccountFacts): Verdict {
  const verdict = canRetire(actor, account)
  if (!verdict.allowed) return verdict
  if (account.isDeleted) return wrongState('This account is deleted.')
  if (!account.isEnabled) return wrongState('This account is already disabled.')
  return leavesAnother(account)
}

/** Whether the state may enable a disabled account; a deleted one is restored first. */
export function canEnableAccount(actor: Actor, account: AccountFacts): Verdict {
  const verdict = canRetire(actor, account)
  if (!verdict.allowed) return verdict
  if (account.isDeleted) return wrongState('This account is deleted.')
  return account.isEnabled ? wrongState('This account is already enabled.') : allowed
}

/** Whether the state may delete an account; never the last active administrator's. */
export function canDeleteAccount(actor: Actor, account: AccountFacts): Verdict {
  const verdict = canRetire(actor, account)
  if (!verdict.allowed) return verdict
  if (account.isDeleted) return wrongState('This account is already deleted.')
  return leavesAnother(account)
}

/** Whether the state may restore a deleted account. */
export function canRestoreAccount(actor: Actor, account: AccountFacts): Verdict {
  const verdict = canRetire(actor, account)
  if (!verdict.allowed) return verdict
  return account.isDeleted ? allowed : wrongState('This account is not deleted.')
}

/** Whether the actor may unlock an account that failed sign-ins have locked. */
export function canUnblockAccount(actor: Actor, account: AccountFacts): Verdict {
  const verdict = canEditAccount(actor, account)
  if (!verdict.allowed) return verdict
  return account.isLocked ? allowed : wrongState('This account is not locked.')
}

/** Whether the actor may send a link to set the password of an account; a disabled one has no use for it. */
export function canSendPasswordReset(actor: Actor, account: AccountFacts): Verdict {
  const verdict = canEditAccount(actor, account)
  if (!verdict.allowed) return verdict
  return account.isEnabled ? allowed : wrongState('This account is disabled.')
}

/**
 * Whether the actor may change the roles or the agency of an account: never of their own, and not of the last active
 * administrator.
 */
export function canChangeStanding(
  actor: Actor,
  account: AccountFacts,
  next: { roles: readonly string[]; leaId: number | null },
): Verdict {
  const sameRoles =
    account.roles.length === next.roles.length && account.roles.every((role) => next.roles.includes(role))
  if (sameRoles && account.leaId === next.leaId) return allowed
  if (actor.userId === account.id) return forbidden('You cannot change your own role or agency.')
  const stays = guardedRole(account.roles) === guardedRole(next.roles) && account.leaId === next.leaId
  return stays ? allowed : leavesAnother(account)
}

function leavesAnother(account: AccountFacts): Verdict {
  const role = guardedRole(account.roles)
  if (role === null || !account.isEnabled || account.activePeers > 1) return allowed
  const where = role === 'LocalAdmin' ? ' of the agency' : ''
  return wrongState(`This is the last active ${spellRoleName(role)}${where}.`)
}
