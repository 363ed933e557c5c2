import { useRef, type ReactNode } from 'react'
import { Button } from '../action/button'
import { Dialog } from './dialog'
import { dialogMessages } from './dialog-messages.generated'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  body: string
  /** More that one should know before. */
  children?: ReactNode
  /** Verb of the button that confirms: 'Yes', 'Proceed', 'Disable'. */
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation before something that cannot be undone. Focus starts on the harmless button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      role="alertdialog"
      staticBackdrop
      closeButton={false}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} onClick={props.onCancel}>
            {props.cancelLabel ?? dialogMessages.cancel}
          </Button>
          <Button
            variant={props.danger ? 'danger' : 'solid'}
            loading={props.busy ?? false}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <p>{props.body}</p>
      {props.children}
    </Dialog>
  )
}
