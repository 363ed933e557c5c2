import type { AccountInput } from './account-input.js'
import type { ClientInput } from './clients.js'
import { roleFlags } from './roles.js'

/** How long a confirmed password counts as recent, in seconds; signing in confirms it too. */
export const recentPasswordSeconds = 600

/** Shown when a change needs a recent password: somebody else may be using a session that was left open. */
export const passwordWanted = 'Please enter your password again.'

/**
 * Whether a password that was last entered at `givenAt` is recent enough for a sensitive change. `seconds` is the
 * limit.
 */
export function isPasswordRecent(givenAt: Date | null, now: Date, seconds = recentPasswordSeconds): boolean {
  return givenAt !== null && now.getTime() - givenAt.getTime() < seconds * 1000
}

type Standing = Pick<AccountInput, 'email' | 'roles' | 'leaId' | 'selectedLeas'>

/**
 * Whether a change of an account needs a recent password: it changes how somebody signs in, or what they may do and
 * see. The agencies of a liaison limit what the liaison sees (domain definition 0.3); those of other state staff only
 * select their mail.
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

/** Whether a change of a role needs a recent password: added permissions apply to everybody who holds the role. */
export function roleChangeWantsPassword(before: readonly string[], after: readonly string[]): boolean {
  return hasNew(before, after)
}

type Reach = Pick<ClientInput, 'scopes' | 'allLeas' | 'leaIds' | 'expiresOn'>

/**
 * Whether a change of a client needs a recent password: more scopes, more agencies or a later expiry are like a new
 * client.
 */
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
