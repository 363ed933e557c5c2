import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from './confirm-dialog'
import { uiMessages } from './ui-messages'

/** Asks before a form with unsaved changes is left for another screen; the browser asks before the page is closed. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  return (
    <ConfirmDialog
      open={state === 'blocked'}
      title={uiMessages.unsavedTitle}
      body={uiMessages.unsavedBody}
      cancelLabel={uiMessages.stay}
      confirmLabel={uiMessages.leave}
      onCancel={() => reset?.()}
      onConfirm={() => proceed?.()}
    />
  )
}
