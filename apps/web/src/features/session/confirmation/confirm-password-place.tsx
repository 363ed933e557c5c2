import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { onPasswordWanted } from '../../../lib/session/recent-password'

const ConfirmPasswordDialog = lazy(() =>
  import('./confirm-password-dialog').then((module) => ({ default: module.ConfirmPasswordDialog })),
)

/** Where the password is asked for again, whatever screen wants it; the dialog is loaded when it is wanted. */
export function ConfirmPasswordPlace() {
  const [open, setOpen] = useState(false)
  const answer = useRef<((given: boolean) => void) | null>(null)

  useEffect(() => {
    const end = onPasswordWanted(
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

  const close = (given: boolean) => {
    setOpen(false)
    answer.current?.(given)
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
