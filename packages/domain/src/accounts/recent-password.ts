import type { AccountInput } from './account-input.js'
import type { ClientInput } from './clients.js'
import { roleFlags } from './roles.js'

/** How long a password counts as just given: ten minutes; signing in gives it too. */
export const recentPasswordSeconds = 600

/** Why a change waits: somebody may sit at a session that another person left open. */
export const passwordWanted = 'Please enter your password again.'

/** Whether a password that was last given at `givenAt` is good for what a stranger at an open session must not do. */
export function isPasswordRecent(givenAt: Date | null, now: Date, seconds = recentPasswordSeconds): boolean {
  return givenAt !== null && now.getTime() - givenAt.getTime() < seconds * 1000
}

type Standing = Pick<AccountInput, 'email' | 'roles' | 'leaId' | 'selectedLeas'>

/**
 * Whether a change of an account wants the password: it says who signs in with it, or what they may do and see. The agencies of
 * a liaison limit what the liaison sees (domain definition 0.3); those of other state staff only choose their mail.
 */
export function accountChangeWantsPassword(before: Standing, after: Standing): boolean {
  const isLimited = roleFlags(before.roles).isLiaison || roleFlags(after.roles).isLiaison
  return (
    before.email !== after.email ||
    before.leaId !== after.leaId ||
    !sameMembers(before.roles, after.roles) ||
    (isLimited && !sameMembers(before.selectedLeas, after.selectedLeas))
  )
}

/** A role that is to allow more makes everybody who holds it somebody else. */
export function roleChangeWantsPassword(before: readonly string[], after: readonly string[]): boolean {
  return hasNew(before, after)
}

type Reach = Pick<ClientInput, 'scopes' | 'allLeas' | 'leaIds' | 'expiresOn'>

/** A client that is to do more, see more or live longer is as good as a new one. */
export function clientChangeWantsPassword(before: Reach, after: Reach): boolean {
  const seesMore = after.allLeas ? !before.allLeas : !before.allLeas && hasNew(before.leaIds, after.leaIds)
  return hasNew(before.scopes, after.scopes) || seesMore || after.expiresOn > before.expiresOn
}

function hasNew<Value>(before: readonly Value[], after: readonly Value[]): boolean {
  return after.some((value) => !before.includes(value))
}

function sameMembers<Value>(before: readonly Value[], after: readonly Value[]): boolean {
  return !hasNew(before, after) && !hasNew(after, before)
}
