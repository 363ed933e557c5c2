import { chakra, Popover, Portal } from '@chakra-ui/react'
import { formatTime } from '../../lib/format'
import { markMessagesRead, useMessages } from '../../lib/message-list'
import { shellMessages as m } from './shell-messages'

interface MessagePanelProps {
  button: HTMLElement
  onClose: () => void
}

/** The messages of this session; loaded when somebody goes for the bell. */
export function MessagePanel({ button, onClose }: MessagePanelProps) {
  const messages = useMessages()
  return (
    <Popover.Root
      open
      positioning={{ placement: 'bottom-end', getAnchorRect: () => button.getBoundingClientRect() }}
      onOpenChange={({ open }) => {
        if (open) return
        markMessagesRead()
        onClose()
        button.focus()
      }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={m.messages}>
            <chakra.h2 textStyle="blockTitle" padding="12px 14px 8px">
              {m.messages}
            </chakra.h2>
            {messages.length === 0 ? (
              <chakra.p padding="0 14px 14px" textStyle="hint" color="fg.subtle">
                {m.noMessages}
              </chakra.p>
            ) : (
              <chakra.ul maxHeight="min(420px, 60dvh)" overflow="auto" tabIndex={0} aria-label={m.messages}>
                {messages.map((message) => (
                  <chakra.li key={message.id} padding="8px 14px" borderTop="1px solid {colors.border.subtle}">
                    <chakra.div
                      display="flex"
                      gap="10px"
                      justifyContent="space-between"
                      alignItems="baseline"
                    >
                      <chakra.span textStyle="blockTitle">{message.title}</chakra.span>
                      <chakra.span textStyle="hint" color="fg.subtle" whiteSpace="nowrap">
                        {formatTime(message.at)}
                      </chakra.span>
                    </chakra.div>
                    {message.description && (
                      <chakra.p textStyle="hint" color="fg.muted">
                        {message.description}
                      </chakra.p>
                    )}
                  </chakra.li>
                ))}
              </chakra.ul>
            )}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
