import { lazy, Suspense } from 'react'
import { useViewer } from '../../lib/viewer'

const AnnouncementsPanel = lazy(() =>
  import('./announcements-panel').then((module) => ({ default: module.AnnouncementsPanel })),
)

/** One line for the landing page; absent where the system of record has no announcements. */
export function AnnouncementsSlot() {
  if (useViewer().missingRooms.includes('announcements')) return null
  return (
    <Suspense fallback={null}>
      <AnnouncementsPanel />
    </Suspense>
  )
}
