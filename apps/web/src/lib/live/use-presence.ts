import { presenceTopic, type PresenceKind } from '@portal/domain'
import { useEffect, useRef, useState } from 'react'
import { liveHub } from './live-hub'
import { openEventSource, type PresentPerson } from './live-source'
import { Presence } from './presence'

const nobody: readonly PresentPerson[] = []

/**
 * Shows others on the same record that the person is here, and at which part of it; returns who else is. `at` is the
 * id of the part. While that is not known, as offline, the list is empty.
 */
export function usePresence(
  kind: PresenceKind,
  id: number,
  at: number | undefined,
): readonly PresentPerson[] {
  const [people, setPeople] = useState(nobody)
  const presence = useRef<Presence>(undefined)
  const place = useRef(at)
  useEffect(() => {
    const made = new Presence(presenceTopic(kind, id), {
      hub: liveHub(openEventSource),
      at: place.current ?? null,
      show: setPeople,
    })
    presence.current = made
    return () => {
      made.leave()
      setPeople(nobody)
    }
  }, [kind, id])
  useEffect(() => {
    place.current = at
    presence.current?.move(at ?? null)
  }, [at])
  return people
}
