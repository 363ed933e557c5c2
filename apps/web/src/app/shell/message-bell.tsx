import { chakra, Popover } from '@chakra-ui/react'
import { Bell } from 'lucide-react'
import { markMessagesRead, useMessages } from '../../lib/message-list'
import { formatTime } from '../../lib/format'
import { shellMessages as m } from './shell-messages'

/** Every toast of this session, newest first: they leave the screen quickly and stay readable here. */
export function MessageBell() {
  const messages = useMessages()
  const unread = messages.filter((message) => !message.read).length
  return (
    <Popover.Root
      positioning={{ placement: 'bottom-end' }}
      onOpenChange={({ open }) => !open && markMessagesRead()}
    >
      <Popover.Trigger asChild>
        <chakra.button
          type="button"
          aria-label={m.messagesUnread(unread)}
          title={m.messages}
          position="relative"
          display="inline-grid"
          placeItems="center"
          width={{ base: '44px', md: '32px' }}
          height={{ base: '44px', md: '32px' }}
          borderRadius="sm"
          cursor="pointer"
          _hover={{ bg: 'bg.chromeHover' }}
        >
          <Bell size={18} aria-hidden />
          {unread > 0 && (
            <chakra.span
              aria-hidden
              position="absolute"
              top={{ base: '5px', md: '0' }}
              insetEnd={{ base: '4px', md: '-2px' }}
              minWidth="16px"
              height="16px"
              padding="0 4px"
              borderRadius="8px"
              bg="brand.accent"
              color="gray-cool.90"
              fontFamily="ui"
              fontSize="2xs"
              fontWeight="700"
              lineHeight="16px"
              textAlign="center"
            >
              {unread}
            </chakra.span>
          )}
        </chakra.button>
      </Popover.Trigger>
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
                  <chakra.div display="flex" gap="10px" justifyContent="space-between" alignItems="baseline">
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
    </Popover.Root>
  )
}
