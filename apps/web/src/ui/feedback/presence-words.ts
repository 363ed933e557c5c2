import { spellRoleName } from '@portal/domain'
import type { PresentPerson } from '../../lib/live/live-source'
import { presenceMessages } from './presence-messages.generated'

/** A part of a record as it is named: 'item 2.3'; undefined for one that the screen does not show. */
export type PlaceName = (at: number) => string | undefined

/** The name; state staff with their role, because the agency need not know them. */
export function whoIs({ fullName, role }: Pick<PresentPerson, 'fullName' | 'role'>): string {
  if (role === '' || role === 'LocalAdmin' || role === 'LocalUser') return fullName
  return `${fullName} (${spellRoleName(role)})`
}

/** 'Dana Reyes is on item 2.3'. `own` is the part where the reader is. */
export function presenceSentence(
  person: PresentPerson,
  own: number | undefined,
  placeName: PlaceName,
): string {
  const who = whoIs(person)
  const place = person.at === null ? undefined : placeName(person.at)
  if (place === undefined) return presenceMessages.isHere({ who })
  return person.at === own
    ? presenceMessages.isOnYours({ who, place })
    : presenceMessages.isOn({ who, place })
}

/**
 * What a screen reader announces: who came, who left, and who joined the reader's own part. Moves from item to item
 * are left out: people move all the time.
 */
export function presenceNews(
  before: readonly PresentPerson[],
  now: readonly PresentPerson[],
  own: number | undefined,
  placeName: PlaceName,
): string {
  const known = new Map(before.map((person) => [person.id, person]))
  const ids = new Set(now.map(({ id }) => id))
  const came = now.filter(({ id, at }) => {
    const earlier = known.get(id)
    return earlier === undefined || (at !== null && at === own && earlier.at !== own)
  })
  const left = before.filter(({ id }) => !ids.has(id))
  return [
    ...came.map((person) => `${presenceSentence(person, own, placeName)}.`),
    ...left.map((person) => `${presenceMessages.hasLeft({ who: whoIs(person) })}.`),
  ].join(' ')
}
