import { lazy, Suspense } from 'react'
import type { ConfirmDialogProps } from './confirm-dialog'

const ConfirmDialog = lazy(() =>
  import('./confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

/** The dialog that asks for confirmation; its code is loaded when it is first opened. */
export function ConfirmLater(props: Omit<ConfirmDialogProps, 'open'>) {
  return (
    <Suspense fallback={null}>
      <ConfirmDialog open {...props} />
    </Suspense>
  )
}
