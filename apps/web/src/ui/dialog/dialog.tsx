import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useRef, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../action/icon-button'
import { dialogMessages } from './dialog-messages.generated'

const widths = {
  sm: '440px',
  password: '500px',
  md: '640px',
  role: '700px',
  wide: '900px',
  clone: '60vw',
} as const

const fields = ':is(input:not([type=file]), select, textarea):enabled'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  width?: keyof typeof widths
  /** Clicking beside the dialog does nothing; Escape and the buttons still close it. */
  staticBackdrop?: boolean
  /** Buttons: secondary first, the primary one last. */
  footer?: ReactNode
  /** Where focus goes first; by default the first field. */
  initialFocus?: RefObject<HTMLElement | null>
  /** alertdialog requires an answer before anything else. */
  role?: 'dialog' | 'alertdialog'
  /** A close cross at the top right; on by default. */
  closeButton?: boolean
  /** The body holds no control: it takes the focus itself, so that arrow keys can scroll it. */
  textOnly?: boolean
  /** Id of the text that says what this is about, read out with the title. */
  describedBy?: string
  children: ReactNode
}

/** Modal dialog: focus goes in, stays in and returns. On phones a sheet from below. */
export function Dialog({
  open,
  onClose,
  title,
  width = 'sm',
  staticBackdrop = false,
  footer,
  initialFocus,
  role = 'dialog',
  closeButton = true,
  textOnly = false,
  describedBy,
  children,
}: DialogProps) {
  const body = useRef<HTMLDivElement>(null)
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(event) => {
        if (!event.open) onClose()
      }}
      closeOnInteractOutside={!staticBackdrop}
      // The focus cannot leave a modal dialog by itself; it does when its element is removed, as when a table becomes
      // cards.
      onFocusOutside={(event) => event.preventDefault()}
      initialFocusEl={() => initialFocus?.current ?? body.current?.querySelector<HTMLElement>(fields) ?? null}
      role={role}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content
            maxWidth={{ base: 'none', md: widths[width] }}
            {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          >
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              {closeButton && (
                <IconButton label={dialogMessages.close} icon={<X aria-hidden />} onClick={onClose} />
              )}
            </ChakraDialog.Header>
            <ChakraDialog.Body ref={body} {...(textOnly ? { tabIndex: 0 } : {})}>
              {children}
            </ChakraDialog.Body>
            {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  )
}
