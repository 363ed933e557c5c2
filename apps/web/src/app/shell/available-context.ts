import { addressIsOffered, menuItems, type Available, type MenuItem } from '@portal/domain'
import { createContext, useContext, useMemo } from 'react'
import { useViewer } from '../../lib/viewer'

/** Which screens and windows exist; given by the routes, which the menu cannot import without a circle. */
export const AvailableContext = createContext<Available>({ links: new Set(), events: new Set() })

/** The screens that exist, without those that the system of record does not offer. */
export function useAvailable(): Available {
  const { links, events } = useContext(AvailableContext)
  const { missingRooms } = useViewer()
  return useMemo(
    () => ({
      links: new Set([...links].filter((link) => addressIsOffered(link, missingRooms))),
      events: new Set([...events].filter((event) => eventIsOffered(event, missingRooms))),
    }),
    [links, events, missingRooms],
  )
}

/** A window is there where the pages are that belong to it. */
function eventIsOffered(event: NonNullable<MenuItem['event']>, missing: readonly string[]): boolean {
  const page = menuItems.find((item) => item.event === event)?.page
  return page === undefined || addressIsOffered(page, missing)
}
