import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../action/icon-button'
import { dialogMessages } from './dialog-messages.generated'

export interface DrawerProps {
  onClose: () => void
  title: string
  children: ReactNode
  /** Buttons at the foot. */
  footer?: ReactNode
}

/** Details of a row at the side, over the list: focus goes in, stays in and returns. On phones the whole screen. */
export function Drawer({ onClose, title, children, footer }: DrawerProps) {
  return (
    <ChakraDialog.Root
      open
      onOpenChange={(event) => {
        if (!event.open) onClose()
      }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner placeItems="stretch end" padding="0" overflow="hidden">
          <ChakraDialog.Content
            width={{ base: '100%', md: 'min(560px, 92vw)' }}
            maxWidth="100%"
            height="100dvh"
            maxHeight="100dvh"
            borderRadius="0"
          >
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              <IconButton label={dialogMessages.close} icon={<X aria-hidden />} onClick={onClose} />
            </ChakraDialog.Header>
            <ChakraDialog.Body tabIndex={0}>{children}</ChakraDialog.Body>
            {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  )
}
