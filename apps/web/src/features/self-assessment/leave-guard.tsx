import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { selfAssessmentMessages } from './self-assessment-messages'

const words = selfAssessmentMessages.item

/** Asks before another screen takes the place of a text that could not be saved. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={words.leaveTitle}
      body={words.leaveBody}
      cancelLabel={words.stay}
      confirmLabel={words.leave}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
