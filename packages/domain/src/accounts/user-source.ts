import { can, flagsOf, leasSeenBy, type Actor } from './actor.js'

/** Source of the list of users that a person sees (specification 000 section 6). */
export type UserSource = 'all' | 'jurisdiction' | 'contacts'

/**
 * Holders of users.view see all users, those of jurisdiction-users.view the users of their own agency, everybody else
 * only people whose contact information is displayed. Local users and clients of some agencies never see users of other
 * agencies beyond these (domain definition 0.3).
 */
export function userSource(actor: Actor): UserSource {
  if (actor.client && can(actor, 'users.view')) return actor.client.leas === 'all' ? 'all' : 'jurisdiction'
  const { isLocalAdmin, isLocalUser } = flagsOf(actor)
  if (isLocalAdmin || isLocalUser)
    return (can(actor, 'jurisdiction-users.view') || can(actor, 'users.view')) && actor.leaId !== null
      ? 'jurisdiction'
      : 'contacts'
  return can(actor, 'users.view') ? 'all' : 'contacts'
}

/** Whether the actor can see a user: the user is in the actor's list, or is the actor. */
export function seesUser(
  actor: Actor,
  user: {
    id: string
    leaId: number | null
    contactInfoDisplayed: boolean
    isEnabled: boolean
    isDeleted: boolean
  },
): boolean {
  if (user.id === actor.userId) return true
  const source = userSource(actor)
  if (source === 'all') return !user.isDeleted || can(actor, 'users.manage')
  if (user.isDeleted) return false
  if (source === 'jurisdiction') return user.leaId !== null && jurisdictionOf(actor).includes(user.leaId)
  const seen = leasSeenBy(actor)
  return (
    user.contactInfoDisplayed &&
    user.isEnabled &&
    (user.leaId === null || seen === 'all' || seen.includes(user.leaId))
  )
}

/** Agencies whose users are listed for the source 'jurisdiction'. */
export function jurisdictionOf(actor: Actor): readonly number[] {
  if (actor.client) return actor.client.leas === 'all' ? [] : actor.client.leas
  return actor.leaId === null ? [] : [actor.leaId]
}
