import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { Alert } from '../../ui/feedback/alert'
import { Button } from '../../ui/action/button'
import { Dialog } from '../../ui/dialog/dialog'
import { LoadingState, ProblemState, type ShownProblem } from '../../ui/feedback/states'
import { LaunchPreview } from './launch-preview'
import { yearsMessages as m } from './years-messages.generated'
import type { LaunchPreviewFieldsFragment } from './years.generated'

interface LaunchDialogProps {
  /** Name of the year. */
  next: string
  /** Undefined while it loads. */
  preview: LaunchPreviewFieldsFragment | undefined
  problem: ShownProblem | null
  busy: boolean
  onRetry: () => void
  onProceed: () => void
  onCancel: () => void
}

/**
 * Asks for confirmation before a year is launched, with what that will make. Nothing can be launched before the
 * preview is loaded.
 */
export function LaunchDialog(props: LaunchDialogProps) {
  const { next, preview, problem, busy, onRetry, onProceed, onCancel } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const why = preview
    ? preview.launch.allowed
      ? null
      : preview.launch.reason
    : problem
      ? m.previewMissing
      : m.previewWaiting
  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onCancel()
      }}
      title={m.confirmTitle}
      role="alertdialog"
      width="md"
      staticBackdrop
      closeButton={false}
      initialFocus={cancel}
      textOnly
      footer={
        <>
          <Button ref={cancel} disabled={busy} onClick={onCancel}>
            {m.cancel}
          </Button>
          <Button variant="solid" loading={busy} disabledReason={why} onClick={onProceed}>
            {m.proceed}
          </Button>
        </>
      }
    >
      <chakra.p marginBottom="14px" fontWeight="600">
        {m.irreversible({ next })}
      </chakra.p>
      {preview ? (
        <>
          {why && <Alert status="error">{why}</Alert>}
          <LaunchPreview preview={preview} />
        </>
      ) : problem ? (
        <ProblemState problem={problem} what={m.preview} onRetry={onRetry} />
      ) : (
        <LoadingState what={m.preview} />
      )}
    </Dialog>
  )
}
