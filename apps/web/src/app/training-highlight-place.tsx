import { lazy, Suspense } from 'react'
import { useViewer } from '../lib/viewer'
import { ErrorBoundary } from '../ui/error-boundary'

const TrainingHighlight = lazy(() =>
  import('../features/help/training-highlight').then((module) => ({ default: module.TrainingHighlight })),
)

/** Training on the landing page; its code comes after the page, and its failure takes nothing with it. */
export function TrainingHighlightPlace() {
  const { missingRooms } = useViewer()
  if (missingRooms.includes('help')) return null
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <TrainingHighlight />
      </Suspense>
    </ErrorBoundary>
  )
}
