import { lazy, Suspense, useState } from 'react'
import { keptNoteKeys, useNotepadWishes } from '../../lib/notepad-desk'
import { useViewer } from '../../lib/session/viewer'
import { ErrorBoundary } from '../../ui/feedback/error-boundary'

const Notepads = lazy(() =>
  import('../../features/notes/notepads').then((module) => ({ default: module.Notepads })),
)

/** Where notepads lie; their code comes when one is asked for, or when this browser keeps an unsaved note. */
export function NotepadsPlace() {
  const { id, isStateMonitor } = useViewer()
  const asked = useNotepadWishes().length > 0
  const [needed, setNeeded] = useState(() => keptNoteKeys(id).length > 0)
  if (asked && !needed) setNeeded(true)
  if (!needed || !isStateMonitor) return null
  return (
    <ErrorBoundary resetKey={id}>
      <Suspense fallback={null}>
        <Notepads />
      </Suspense>
    </ErrorBoundary>
  )
}
