import { addressIsOffered, type Available } from '@portal/domain'
import { createContext, useContext, useMemo } from 'react'
import { useViewer } from '../../lib/session/viewer'

/** Which screens and windows exist; given by the routes, which the menu cannot import without a circle. */
export const AvailableContext = createContext<Available>({ links: new Set(), events: new Set() })

const none: Available['events'] = new Set()

/** The screens and windows that exist, without those that the system of record does not offer. */
export function useAvailable(): Available {
  const { links, events } = useContext(AvailableContext)
  const { missingRooms } = useViewer()
  const offered = useMemo(
    () => new Set([...links].filter((link) => addressIsOffered(link, missingRooms))),
    [links, missingRooms],
  )
  return { links: offered, events: missingRooms.includes('calendar') ? none : events }
}
