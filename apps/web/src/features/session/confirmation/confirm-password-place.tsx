import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onPasswordNeeded } from '../../../lib/session/recent-password'

const ConfirmPasswordDialog = lazy(() =>
  import('./confirm-password-dialog').then((module) => ({ default: module.ConfirmPasswordDialog })),
)

/** The dialog that takes the password again, whatever screen needs it; loaded when it is needed. */
export function ConfirmPasswordPlace() {
  const [open, setOpen] = useState(false)
  const answer = useRef<((confirmed: boolean) => void) | null>(null)

  useEffect(() => {
    const end = onPasswordNeeded(
      () =>
        new Promise((resolve) => {
          answer.current = resolve
          setOpen(true)
        }),
    )
    return () => {
      end()
      answer.current?.(false)
    }
  }, [])

  const close = (confirmed: boolean) => {
    setOpen(false)
    answer.current?.(confirmed)
    answer.current = null
  }
  return (
    open && (
      <Suspense fallback={null}>
        <ConfirmPasswordDialog onCancel={() => close(false)} onConfirmed={() => close(true)} />
      </Suspense>
    )
  )
}
