import { lazy, Suspense } from 'react'
import type { ReasonDialogProps } from './reason-dialog'

const ReasonDialog = lazy(() =>
  import('./reason-dialog').then((module) => ({ default: module.ReasonDialog })),
)

/** The dialog that asks for a reason; its code is loaded when it is first opened. */
export function ReasonLater(props: ReasonDialogProps) {
  return (
    <Suspense fallback={null}>
      <ReasonDialog {...props} />
    </Suspense>
  )
}
