import { lazy, Suspense } from 'react'
import type { AnnouncementsPanelProps } from './announcements-panel'

const AnnouncementsPanel = lazy(() =>
  import('./announcements-panel').then((module) => ({ default: module.AnnouncementsPanel })),
)

/** One line for the landing page. */
export function AnnouncementsSlot(props: AnnouncementsPanelProps) {
  return (
    <Suspense fallback={null}>
      <AnnouncementsPanel {...props} />
    </Suspense>
  )
}
