import { presenceTopic, type PresenceKind } from '@portal/domain'
import { useEffect, useRef, useState } from 'react'
import { liveHub } from './live-hub'
import { openEventSource, type PresentPerson } from './live-source'
import { createPresence, type Presence } from './presence'

const nobody: readonly PresentPerson[] = []

/**
 * Says to others on the same record that the person is here, and at which part of it; answers who else is. `at` is the id of
 * the part. Nobody is shown while that is not known, as offline.
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
    const made = createPresence(presenceTopic(kind, id), {
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
