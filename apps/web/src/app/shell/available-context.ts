import type { Available } from '@portal/domain'
import { createContext, useContext } from 'react'

/** Which screens and windows exist; given by the routes, which the menu cannot import without a circle. */
export const AvailableContext = createContext<Available>({ links: new Set(), events: new Set() })

export const useAvailable = () => useContext(AvailableContext)
