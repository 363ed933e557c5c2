import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { answeringMessages as words } from './answering-messages.generated'

interface LeaveGuardProps {
  unsaved: boolean
  /** Saves unsaved text; true when the server has all of it. */
  flush: () => Promise<boolean>
}

/** Saves before another screen is opened, and asks for confirmation when that fails. */
export function LeaveGuard({ unsaved, flush }: LeaveGuardProps) {
  const [asking, setAsking] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  const { state, proceed, reset } = blocker
  useEffect(() => {
    if (state !== 'blocked') return
    let waiting = true
    void flush().then((saved) => {
      if (!waiting) return
      if (saved) proceed()
      else setAsking(true)
    })
    return () => {
      waiting = false
    }
  }, [state, proceed, flush])
  return (
    <ConfirmDialog
      open={asking && state === 'blocked'}
      title={words.leaveTitle}
      body={words.leaveBody}
      cancelLabel={words.stay}
      confirmLabel={words.leave}
      onCancel={() => {
        setAsking(false)
        reset?.()
      }}
      onConfirm={() => {
        setAsking(false)
        proceed?.()
      }}
    />
  )
}
