import { lazy, Suspense } from 'react'
import type { TasksPart } from './task-panels'

const MyTasks = lazy(() => import('./task-panels').then((module) => ({ default: module.MyTasks })))
const NextActions = lazy(() => import('./task-panels').then((module) => ({ default: module.NextActions })))

/** One line for the landing page. */
export function MyTasksSlot(part: TasksPart) {
  return (
    <Suspense fallback={null}>
      <MyTasks {...part} />
    </Suspense>
  )
}

/** One line for the local dashboard. */
export function NextActionsSlot(part: TasksPart & { leaId: number }) {
  return (
    <Suspense fallback={null}>
      <NextActions {...part} />
    </Suspense>
  )
}
