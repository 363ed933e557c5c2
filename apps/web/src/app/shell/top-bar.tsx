import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { lazy, Suspense, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { BrandMark } from '../../ui/brand/brand-mark'
import { HeaderBadge } from './header-badge'
import { shellMessages as m } from './shell-messages.generated'
import { shellClasses } from './shell-styles.generated'
import { UserMenu } from './user-menu'

const SearchField = lazy(() => import('./search-field').then((module) => ({ default: module.SearchField })))

const HelpLink = lazy(() => import('./help-link').then((module) => ({ default: module.HelpLink })))

/** Loaded after the first paint; when that fails, the bar stays without it. */
const Bell = lazy<() => ReactNode>(() =>
  import('./bell').then(
    (module) => ({ default: module.Bell }),
    () => ({ default: () => null }),
  ),
)

export interface TopBarProps {
  menuOpen: boolean
  onToggleMenu: () => void
  toggleRef: RefObject<HTMLButtonElement | null>
}

/** Navy bar, 56 px: menu toggle, logo, what the screen is about, search, messages, help, the person. */
export function TopBar({ menuOpen, onToggleMenu, toggleRef }: TopBarProps) {
  const label = menuOpen ? m.hideMenu : m.openMenu
  return (
    <header data-shell className={shellClasses.bar}>
      <span aria-hidden className={shellClasses.accent} />
      <div className={shellClasses.barStart}>
        <button
          ref={toggleRef}
          type="button"
          aria-label={label}
          aria-expanded={menuOpen}
          aria-controls="side-menu"
          title={label}
          onClick={onToggleMenu}
          className={shellClasses.toggle}
        >
          <span className={shellClasses.wideIcon}>
            {menuOpen ? <PanelLeftClose aria-hidden /> : <PanelLeftOpen aria-hidden />}
          </span>
          <span className={shellClasses.phoneIcon}>
            <Menu aria-hidden />
          </span>
        </button>
        <HomeLink />
      </div>
      <HeaderBadge />
      <div className={shellClasses.barEnd}>
        <span className={shellClasses.search}>
          <Suspense fallback={null}>
            <SearchField />
          </Suspense>
        </span>
        <span className={shellClasses.bell}>
          <Suspense fallback={null}>
            <Bell />
          </Suspense>
        </span>
        <span className={shellClasses.help}>
          <Suspense fallback={null}>
            <HelpLink />
          </Suspense>
        </span>
        <UserMenu />
      </div>
    </header>
  )
}

/** The mark of the portal, which leads to its first page. */
function HomeLink() {
  return (
    <span className={shellClasses.home}>
      <Link to="/user/landing" aria-label={m.home}>
        <BrandMark size={28} onDark />
        <span>
          {m.markFirst}
          <br />
          {m.markSecond}
        </span>
      </Link>
    </span>
  )
}
