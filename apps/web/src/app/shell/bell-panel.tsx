import { chakra, Popover, Portal } from '@chakra-ui/react'
import { NoticeEntries } from '../../features/notifications/notice-entries'
import { notificationsMessages as m } from '../../features/notifications/notifications-messages.generated'
import { formatTime } from '../../lib/format'
import { markMessagesRead, useMessages } from '../../lib/message-list'

interface BellPanelProps {
  button: HTMLElement
  withNotices: boolean
  onClose: () => void
}

/** The newest notices, and the messages of this session; loaded when the pointer or the focus reaches the bell. */
export function BellPanel({ button, withNotices, onClose }: BellPanelProps) {
  const messages = useMessages()
  const leave = () => {
    markMessagesRead()
    onClose()
  }
  return (
    <Popover.Root
      open
      positioning={{ placement: 'bottom-end', getAnchorRect: () => button.getBoundingClientRect() }}
      onOpenChange={({ open }) => {
        if (open) return
        leave()
        button.focus()
      }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={m.bell} width="min(440px, calc(100vw - 16px))">
            {withNotices && <NoticeEntries onLeave={leave} />}
            <chakra.section
              aria-label={m.shownHere}
              borderTop={withNotices ? '1px solid {colors.border.subtle}' : undefined}
            >
              <chakra.h2 textStyle="label" padding="10px 14px 6px" color="fg.muted">
                {m.shownHere}
              </chakra.h2>
              {messages.length === 0 ? (
                <chakra.p padding="0 14px 14px" textStyle="hint" color="fg.subtle">
                  {m.noneShown}
                </chakra.p>
              ) : (
                <chakra.ul
                  maxHeight="min(220px, 30dvh)"
                  overflow="auto"
                  tabIndex={0}
                  aria-label={m.shownHere}
                >
                  {messages.map((message) => (
                    <chakra.li
                      key={message.id}
                      padding="8px 14px"
                      borderTop="1px solid {colors.border.subtle}"
                    >
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
            </chakra.section>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
