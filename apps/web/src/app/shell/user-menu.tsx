import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useViewer } from '../../lib/session/viewer'
import { Avatar } from '../../ui/avatar'
import { useOpenedAt } from '../../ui/list/use-opened-at'
import { VisuallyHidden } from '../../ui/layout/visually-hidden'
import { shellMessages as m } from './shell-messages.generated'
import { shellClasses } from './shell-styles.generated'

const importItems = () => import('./user-menu-items')
/** Loads what the button opens, once the pointer or the focus reaches it. */
const loadItems = () => void importItems().catch(() => undefined)
const UserMenuItems = lazy(() => importItems().then((module) => ({ default: module.UserMenuItems })))

const ChangePasswordDialog = lazy(() =>
  import('../../features/session/passwords/change-password-dialog').then((module) => ({
    default: module.ChangePasswordDialog,
  })),
)

const OwnDetailsDialog = lazy(() =>
  import('../../features/accounts/own/own-details-dialog').then((module) => ({
    default: module.OwnDetailsDialog,
  })),
)

const OwnSessionsDialog = lazy(() =>
  import('../../features/session/own/own-sessions-dialog').then((module) => ({
    default: module.OwnSessionsDialog,
  })),
)

/** The person: their details, password and preferences, theme and density of this browser, and signing out. */
export function UserMenu() {
  const { fullName, userName } = useViewer()
  const menu = useOpenedAt()
  const [changing, setChanging] = useState(false)
  const [editing, setEditing] = useState(false)
  const [sessions, setSessions] = useState(false)
  const name = fullName || userName
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        onPointerEnter={loadItems}
        onFocus={loadItems}
        {...menu.trigger}
        className={shellClasses.person}
      >
        <Avatar name={name} />
        <span className={shellClasses.personName}>{name}</span>
        <VisuallyHidden>{m.accountMenu}</VisuallyHidden>
        <span className={shellClasses.wideIcon}>
          <ChevronDown size={16} aria-hidden />
        </span>
      </button>
      <Suspense fallback={null}>
        {menu.button && (
          <UserMenuItems
            button={menu.button}
            onClose={menu.close}
            onDetails={() => setEditing(true)}
            onPassword={() => setChanging(true)}
          />
        )}
      </Suspense>
      {editing && (
        <Suspense fallback={null}>
          <OwnDetailsDialog onClose={() => setEditing(false)} onSessions={() => setSessions(true)} />
        </Suspense>
      )}
      {sessions && (
        <Suspense fallback={null}>
          <OwnSessionsDialog onClose={() => setSessions(false)} />
        </Suspense>
      )}
      {changing && (
        <Suspense fallback={null}>
          <ChangePasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
