import { chakra } from '@chakra-ui/react'
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { lazy, Suspense, type ReactNode, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { BrandMark } from '../../ui/brand/brand-mark'
import { HeaderBadge } from './header-badge'
import { shellMessages as m } from './shell-messages.generated'
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
    <chakra.header
      data-shell
      position="sticky"
      top="0"
      zIndex="shell"
      display="flex"
      alignItems="center"
      gap={{ base: '4px', md: '12px' }}
      height="topbar"
      paddingInlineEnd={{ base: '8px', md: '16px' }}
      bg="bg.chrome"
      color="fg.onChrome"
      css={{
        '& :focus-visible': { outlineColor: '{colors.focus.onChrome}' },
        '@media (max-height: 480px)': { position: 'static' },
      }}
    >
      <chakra.span
        aria-hidden
        position="absolute"
        insetStart="0"
        bottom="0"
        width={{ base: '100%', md: 'sidebar' }}
        height="3px"
        bg="brand.accent"
      />
      <chakra.div
        display="flex"
        alignItems="center"
        gap="10px"
        flex="none"
        width={{ base: 'auto', md: 'sidebar' }}
        paddingInlineStart="8px"
      >
        <chakra.button
          ref={toggleRef}
          type="button"
          aria-label={label}
          aria-expanded={menuOpen}
          aria-controls="side-menu"
          title={label}
          onClick={onToggleMenu}
          display="inline-grid"
          placeItems="center"
          width={{ base: '44px', md: '32px' }}
          height={{ base: '44px', md: '32px' }}
          borderRadius="sm"
          cursor="pointer"
          _hover={{ bg: 'bg.chromeHover' }}
          css={{ '& svg': { width: '18px', height: '18px' } }}
        >
          <chakra.span display={{ base: 'none', md: 'inline-flex' }}>
            {menuOpen ? <PanelLeftClose aria-hidden /> : <PanelLeftOpen aria-hidden />}
          </chakra.span>
          <chakra.span display={{ base: 'inline-flex', md: 'none' }}>
            <Menu aria-hidden />
          </chakra.span>
        </chakra.button>
        <HomeLink />
      </chakra.div>
      <HeaderBadge />
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="flex-end"
        gap={{ base: '4px', md: '12px' }}
        flex="1"
        minWidth="0"
      >
        <chakra.span
          display="flex"
          flex={{ lg: '0 1 380px' }}
          minWidth={{ base: '44px', md: '32px', lg: '160px' }}
        >
          <Suspense fallback={null}>
            <SearchField />
          </Suspense>
        </chakra.span>
        <chakra.span display="inline-flex" minWidth={{ base: '44px', md: '32px' }}>
          <Suspense fallback={null}>
            <Bell />
          </Suspense>
        </chakra.span>
        <chakra.span hideBelow="md" minWidth="32px">
          <Suspense fallback={null}>
            <HelpLink />
          </Suspense>
        </chakra.span>
        <UserMenu />
      </chakra.div>
    </chakra.header>
  )
}

/** The mark of the portal, which leads to its first page. */
function HomeLink() {
  return (
    <chakra.span
      css={{
        '& a': {
          display: 'flex',
          alignItems: 'center',
          gap: '9px',
          color: 'inherit',
          textDecoration: 'none',
        },
        // At 400 % only the mark is shown: search, notices and the user menu need the rest.
        '@media (max-width: 22.49em)': { '& a > span': { display: 'none' } },
      }}
    >
      <Link to="/user/landing" aria-label={m.home}>
        <BrandMark size={28} onDark />
        <chakra.span fontFamily="ui" fontWeight="650" fontSize="xs" lineHeight="1.1" letterSpacing="-0.005em">
          {m.markFirst}
          <br />
          {m.markSecond}
        </chakra.span>
      </Link>
    </chakra.span>
  )
}
