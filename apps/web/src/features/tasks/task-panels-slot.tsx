import { lazy, Suspense } from 'react'
import { useViewer } from '../../lib/viewer'

const MyTasks = lazy(() => import('./task-panels').then((module) => ({ default: module.MyTasks })))
const NextActions = lazy(() => import('./task-panels').then((module) => ({ default: module.NextActions })))

/** One line for the landing page; absent where the system of record has no tasks. */
export function MyTasksSlot() {
  if (useViewer().missingRooms.includes('tasks')) return null
  return (
    <Suspense fallback={null}>
      <MyTasks />
    </Suspense>
  )
}

/** One line for the local dashboard; likewise. */
export function NextActionsSlot({ leaId }: { leaId: number }) {
  if (useViewer().missingRooms.includes('tasks')) return null
  return (
    <Suspense fallback={null}>
      <NextActions leaId={leaId} />
    </Suspense>
  )
}
