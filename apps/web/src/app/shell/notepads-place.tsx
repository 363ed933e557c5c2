import { lazy, Suspense, useState } from 'react'
import { keptNoteKeys, useNotepadsToOpen } from '../../lib/notepads-to-open'
import { useViewer } from '../../lib/session/viewer'
import { ErrorBoundary } from '../../ui/feedback/error-boundary'

const Notepads = lazy(() =>
  import('../../features/notes/notepads').then((module) => ({ default: module.Notepads })),
)

/** Where notepads are shown; their code is loaded when one is opened, or when this browser keeps an unsaved note. */
export function NotepadsPlace() {
  const { id, isStateMonitor } = useViewer()
  const isRequested = useNotepadsToOpen().length > 0
  const [needed, setNeeded] = useState(() => keptNoteKeys(id).length > 0)
  if (isRequested && !needed) setNeeded(true)
  if (!needed || !isStateMonitor) return null
  return (
    <ErrorBoundary resetKey={id}>
      <Suspense fallback={null}>
        <Notepads />
      </Suspense>
    </ErrorBoundary>
  )
}
