import type { Actor } from '../accounts/actor.js'
import { flagsOf } from '../accounts/actor.js'
import { leadingRole } from '../accounts/roles.js'

/**
 * Records on which people see each other. 'subsection' is the agency's work, which the state reads too;
 * 'subsection-review' is the state's work on it, which the agency cannot see before a report is issued. 'audit-record' is the
 * review of a record of an audit, which the agency cannot see either.
 */
export const presenceKinds = ['subsection', 'subsection-review', 'audit-record'] as const
export type PresenceKind = (typeof presenceKinds)[number]

/** Topic of a record in the stream of live events: `subsection:12`. */
export function presenceTopic(kind: PresenceKind, id: number): string {
  return `${kind}:${id}`
}

/** The record of a topic; undefined for an invalid topic. */
export function readPresenceTopic(topic: string): { kind: PresenceKind; id: number } | undefined {
  const [, name, id] = /^([a-z-]{1,40}):([1-9]\d{0,9})$/.exec(topic) ?? []
  const kind = presenceKinds.find((one) => one === name)
  return kind === undefined ? undefined : { kind, id: Number(id) }
}

/** A person present on a record, as shown to the others there. */
export interface PresentPerson {
  userId: string
  fullName: string
  role: string
  /** 'state': shown to state staff only. */
  audience: 'everybody' | 'state'
  side: 'state' | 'agency'
}

/**
 * How the actor appears to others. Monitors are shown to the agency by name and role, because they act on the record;
 * liaisons and dispute resolution staff only read, often for a matter unknown to the agency, so only state staff see
 * them.
 */
export function presentAs(actor: Actor): PresentPerson {
  const { isLocalAdmin, isLocalUser, isLiaison } = flagsOf(actor)
  return {
    userId: actor.userId,
    fullName: actor.fullName,
    role: leadingRole(actor.roles) ?? '',
    audience: isLiaison ? 'state' : 'everybody',
    side: isLocalAdmin || isLocalUser ? 'agency' : 'state',
  }
}

/** The people that a viewer of this audience sees: never themselves, and each person once, at their latest position. */
export function peopleSeenBy<P extends PresentPerson & { since: number }>(
  reader: Pick<PresentPerson, 'userId' | 'side'>,
  present: readonly P[],
): P[] {
  const seen = new Map<string, P>()
  for (const person of present) {
    const hidden = person.audience === 'state' && reader.side !== 'state'
    if (hidden || person.userId === reader.userId) continue
    const known = seen.get(person.userId)
    if (known === undefined || known.since < person.since) seen.set(person.userId, person)
  }
  return [...seen.values()].toSorted(
    (a, b) => a.fullName.localeCompare(b.fullName) || (a.userId < b.userId ? -1 : 1),
  )
}
