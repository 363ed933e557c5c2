import { addressIsOffered, mayOpen } from '@portal/domain'
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type CSSProperties } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ConfirmPasswordPlace } from '../../features/session/confirmation/confirm-password-place'
import { useReachable } from '../../lib/connection'
import { useViewer } from '../../lib/session/viewer'
import { Announcer } from '../../ui/feedback/announcer'
import { ErrorBoundary } from '../../ui/feedback/error-boundary'
import { LinkButton } from '../../ui/action/link'
import { ForbiddenState, LoadingState, NotAvailableState, OfflineState } from '../../ui/feedback/states'
import { classes } from '../../ui/theme/styles'
import { uiMessages } from '../../ui/ui-messages.generated'
import { useKeptFocus } from '../../ui/form/use-kept-focus'
import { BadgeStrip } from './header-badge'
import { NotepadsPlace } from './notepads-place'
import { shellMessages as m } from './shell-messages.generated'
import { shellClasses } from './shell-styles.generated'
import { SideMenu } from './side-menu'
import { SkipLink } from './skip-link'
import { TopBar } from './top-bar'
import { useArrival } from './use-arrival'
import { useSidebar } from './use-sidebar'
import { pageTitleMessages } from '../../ui/layout/page-title-messages.generated'

const CalendarDialog = lazy(() =>
  import('../../features/calendar/calendar-dialog').then((module) => ({
    default: module.CalendarDialog,
  })),
)

// Loaded after the page, so that the page is there sooner; messages wait until then.
const ToastRegion = lazy(() =>
  import('../../ui/feedback/toast-region').then((module) => ({ default: module.ToastRegion })),
)

/** Top bar, side menu and the place where screens appear; the windows that lie over them, loaded when they are opened. */
export function Shell() {
  const { roles, missingRooms } = useViewer()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const sidebar = useSidebar(pathname)
  const reachable = useReachable()
  // Counted, so that opening it again brings the open calendar to the front.
  const [calendar, setCalendar] = useState(0)
  const openCalendar = useCallback(() => setCalendar((times) => times + 1), [])
  const allowed = mayOpen(pathname, roles)
  useArrival(pathname, main)
  useKeptFocus(main)

  return (
    <>
      <SkipLink target={main} />
      <TopBar menuOpen={sidebar.open} onToggleMenu={sidebar.toggle} toggleRef={sidebar.toggleRef} />
      <div
        className={classes(
          shellClasses.frame,
          !sidebar.overlay && shellClasses.frameBeside,
          sidebar.open && !sidebar.overlay ? shellClasses.frameWithMenu : shellClasses.frameAlone,
        )}
      >
        <SideMenu
          open={sidebar.open}
          overlay={sidebar.overlay}
          onClose={sidebar.close}
          onCalendar={openCalendar}
        />
        <main ref={main} id="main" tabIndex={-1} className={shellClasses.main}>
          <BadgeStrip />
          {!reachable && (
            <div className={shellClasses.offline}>
              <OfflineState />
            </div>
          )}
          <ErrorBoundary resetKey={pathname}>
            {!allowed ? (
              <Denied />
            ) : !addressIsOffered(pathname, missingRooms) ? (
              <NotAvailable />
            ) : (
              <Suspense fallback={<LoadingState what={uiMessages.page} />}>
                <Outlet context={openCalendar} />
              </Suspense>
            )}
          </ErrorBoundary>
        </main>
      </div>
      <div style={dockStart(sidebar.open && !sidebar.overlay ? 236 : 16)}>
        <NotepadsPlace />
        {calendar > 0 && (
          <ErrorBoundary>
            <Suspense fallback={null}>
              <CalendarDialog shownAt={calendar} onClose={() => setCalendar(0)} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <ConfirmPasswordPlace />
      <Announcer />
      <ErrorBoundary>
        <Suspense fallback={null}>
          <ToastRegion placement="bottom-end" />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/** Minimized windows are docked right of the side menu. */
const dockStart = (left: number) => ({ '--dock-start': `${left}px` }) as CSSProperties

function Denied() {
  useEffect(() => {
    document.title = pageTitleMessages.title({ page: m.accessDenied })
  }, [])
  return <ForbiddenState page action={<LinkButton to="/user/landing">{m.landingPage}</LinkButton>} />
}

function NotAvailable() {
  useEffect(() => {
    document.title = pageTitleMessages.title({ page: uiMessages.notOffered })
  }, [])
  return <NotAvailableState page action={<LinkButton to="/user/landing">{m.landingPage}</LinkButton>} />
}
