import { createContext, useContext } from 'react'
import type { ViewerFieldsFragment } from './viewer.generated'

/** The signed-in person; the shell provides it around every screen. */
export const ViewerContext = createContext<ViewerFieldsFragment | null>(null)

/** The signed-in person, for screens inside the shell. */
export function useViewer(): ViewerFieldsFragment {
  const viewer = useContext(ViewerContext)
  if (!viewer) throw new Error('useViewer is used outside of the shell')
  return viewer
}
