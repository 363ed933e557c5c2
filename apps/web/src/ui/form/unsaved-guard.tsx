import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../dialog/confirm-dialog'
import { formMessages } from './form-messages.generated'

interface UnsavedGuardProps {
  unsaved: boolean
  /** The browser keeps what was typed: leaving loses nothing. */
  isKept?: boolean
  /** Called at the moment of leaving: what was just saved may not be rendered yet. */
  isStill?: () => boolean
}

/**
 * Asks for confirmation before a form with unsaved changes is left for another screen; the browser asks before the
 * page is closed.
 */
export function UnsavedGuard({ unsaved, isKept = false, isStill = () => true }: UnsavedGuardProps) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && isStill() && currentLocation.pathname !== nextLocation.pathname,
  )
  const latest = useRef(isStill)
  latest.current = isStill
  useEffect(() => {
    if (!unsaved) return
    const onBeforeUnload = (event: BeforeUnloadEvent) => latest.current() && event.preventDefault()
    addEventListener('beforeunload', onBeforeUnload)
    return () => removeEventListener('beforeunload', onBeforeUnload)
  }, [unsaved])
  return (
    <ConfirmDialog
      open={state === 'blocked'}
      title={formMessages.unsavedTitle}
      body={isKept ? formMessages.unsavedKept : formMessages.unsavedBody}
      cancelLabel={formMessages.stay}
      confirmLabel={formMessages.leave}
      onCancel={() => reset?.()}
      onConfirm={() => proceed?.()}
    />
  )
}
