import { addressIsOffered, type Available } from '@portal/domain'
import { createContext, useContext, useMemo } from 'react'
import { useViewer } from '../../lib/session/viewer'

/** Which screens and windows exist. The routes provide it: the menu cannot import them without a cycle. */
export const AvailableContext = createContext<Available>({ links: new Set(), events: new Set() })

const none: Available['events'] = new Set()

/** The screens and windows that exist, without those of features that the system of record does not have. */
export function useAvailable(): Available {
  const { links, events } = useContext(AvailableContext)
  const { missingRooms } = useViewer()
  const available = useMemo(
    () => new Set([...links].filter((link) => addressIsOffered(link, missingRooms))),
    [links, missingRooms],
  )
  return { links: available, events: missingRooms.includes('calendar') ? none : events }
}
