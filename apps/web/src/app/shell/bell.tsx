import { chakra } from '@chakra-ui/react'
import { addressIsOffered } from '@portal/domain'
import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { notificationsMessages as m } from '../../features/notifications/notifications-messages.generated'
import { notificationsPaths } from '../../features/notifications/notifications-paths'
import { useUnreadNotices } from '../../features/notifications/use-unread-notices'
import { useMessages } from '../../lib/message-list'
import { useViewer } from '../../lib/session/viewer'
import { useOpenedAt } from '../../ui/list/use-opened-at'

const importPanel = () => import('./bell-panel')
/** Loads what the button opens, once the pointer or the focus reaches it. */
const loadPanel = () => void importPanel().catch(() => undefined)
const BellPanel = lazy(() => importPanel().then((module) => ({ default: module.BellPanel })))

/** Notices of the portal, where the system of record has them, and every toast of this session. */
export function Bell() {
  const { missingRooms } = useViewer()
  return addressIsOffered(notificationsPaths.list, missingRooms) ? (
    <NoticeBell />
  ) : (
    <BellButton notices={null} />
  )
}

function NoticeBell() {
  return <BellButton notices={useUnreadNotices()} />
}

/** `notices` is how many are unread, null where there are none. */
function BellButton({ notices }: { notices: number | null }) {
  const messages = useMessages()
  const unread = (notices ?? 0) + messages.filter((message) => !message.read).length
  const counted = unread >= 100 ? '99+' : String(unread)
  const panel = useOpenedAt()
  return (
    <>
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        {...panel.trigger}
        aria-label={unread > 0 ? m.bellUnread({ count: counted }) : m.bell}
        title={m.bell}
        position="relative"
        display="inline-grid"
        placeItems="center"
        width={{ base: '44px', md: '32px' }}
        height={{ base: '44px', md: '32px' }}
        borderRadius="sm"
        cursor="pointer"
        _hover={{ bg: 'bg.chromeHover' }}
      >
        <BellIcon size={18} aria-hidden />
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
            {counted}
          </chakra.span>
        )}
      </chakra.button>
      <Suspense fallback={null}>
        {panel.button && (
          <BellPanel button={panel.button} withNotices={notices !== null} onClose={panel.close} />
        )}
      </Suspense>
    </>
  )
}
