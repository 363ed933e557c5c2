import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'

export interface TabLinksProps {
  /** Name of the group, for screen readers. */
  label: string
  tabs: readonly { label: string; to: string }[]
}

const TabLink = chakra(NavLink)

/** So much of the tab before the current one stays in sight on a phone. */
const tabInset = 60

/** Pages side by side under one menu item: links that look like tabs. Nothing is shown for a single page. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    // Only the line of tabs moves; the page stays at its top.
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - tabInset
  }, [pathname])
  if (tabs.length < 2) return null
  return (
    <chakra.nav aria-label={label} marginBottom="12px" borderBottom="1px solid {colors.border.default}">
      {/* One line on a phone, that scrolls: what the tabs lead to comes first. */}
      <chakra.ul
        ref={list}
        position="relative"
        display="flex"
        flexWrap={{ md: 'wrap' }}
        gap="0 4px"
        overflowX={{ base: 'auto', md: 'visible' }}
        whiteSpace="nowrap"
      >
        {tabs.map((tab) => (
          <li key={tab.to}>
            <TabLink
              to={tab.to}
              end
              display="inline-flex"
              alignItems="center"
              minHeight={{ base: '44px', md: '34px' }}
              padding="0 14px"
              marginBottom="-1px"
              borderBottom="3px solid transparent"
              color="fg.muted"
              textDecoration="none"
              fontFamily="ui"
              fontSize="xs"
              fontWeight="600"
              _hover={{ bg: 'bg.hover' }}
              css={{ '&[aria-current=page]': { color: 'brand.fg', borderBottomColor: 'brand.fg' } }}
            >
              {tab.label}
            </TabLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
