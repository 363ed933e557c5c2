import { chakra } from '@chakra-ui/react'
import { Bell } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../lib/message-list'
import { useOpenedAt } from '../../ui/use-opened-at'
import { shellMessages as m } from './shell-messages'

const importPanel = () => import('./message-panel')
/** Going for the button fetches what it opens. */
const loadPanel = () => void importPanel().catch(() => undefined)
const MessagePanel = lazy(() => importPanel().then((module) => ({ default: module.MessagePanel })))

/** Every toast of this session, newest first: they leave the screen quickly and stay readable here. */
export function MessageBell() {
  const messages = useMessages()
  const unread = messages.filter((message) => !message.read).length
  const panel = useOpenedAt()
  return (
    <>
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        {...panel.trigger}
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
      <Suspense fallback={null}>
        {panel.button && <MessagePanel button={panel.button} onClose={panel.close} />}
      </Suspense>
    </>
  )
}
