import { chakra } from '@chakra-ui/react'
import { NavLink } from 'react-router-dom'

export interface TabLinksProps {
  /** Name of the group, for screen readers. */
  label: string
  tabs: readonly { label: string; to: string }[]
}

const TabLink = chakra(NavLink)

/** Pages side by side under one menu item: links that look like tabs. Nothing is shown for a single page. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  if (tabs.length < 2) return null
  return (
    <chakra.nav aria-label={label} marginBottom="12px" borderBottom="1px solid {colors.border.default}">
      {/* One line on a phone, that scrolls: what the tabs lead to comes first. */}
      <chakra.ul
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
