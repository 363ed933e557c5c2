import { lazy, Suspense } from 'react'
import type { TrainingHighlightProps } from '../../features/help/training-highlight'
import { ErrorBoundary } from '../../ui/feedback/error-boundary'

const TrainingHighlight = lazy(() =>
  import('../../features/help/training-highlight').then((module) => ({ default: module.TrainingHighlight })),
)

/** Training on the landing page; its code is loaded after the page, and its failure affects nothing else. */
export function TrainingHighlightPlace(props: TrainingHighlightProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <TrainingHighlight {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
