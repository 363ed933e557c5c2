import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Card } from '../../../ui/layout/card'
import { dashboardsMessages as m } from '../dashboards-messages.generated'

export interface QuickLink {
  to: string
  name: string
  content: string
  icon: LucideIcon
}

const Row = chakra(Link)

/** The places this person goes to, as the menu names them. */
export function QuickLinks({ links }: { links: readonly QuickLink[] }) {
  return (
    <Card title={m.quickLinks} padded={false}>
      <ul>
        {links.map(({ to, name, content, icon: Icon }) => (
          <chakra.li key={to} borderTop="1px solid {colors.border.subtle}" _first={{ borderTop: '0' }}>
            <Row
              to={to}
              display="grid"
              gridTemplateColumns="36px 1fr 16px"
              gap="12px"
              alignItems="center"
              padding="11px 14px"
              color="fg.default"
              textDecoration="none"
              _hover={{ bg: 'bg.hover' }}
              _focusVisible={{ outlineOffset: '-3px' }}
            >
              <chakra.span
                display="grid"
                placeItems="center"
                width="36px"
                height="36px"
                borderRadius="md"
                bg="brand.subtle"
                color="brand.fg"
              >
                <Icon size={18} aria-hidden />
              </chakra.span>
              <span>
                <chakra.b display="block" textStyle="blockTitle">
                  {name}
                </chakra.b>
                <chakra.span textStyle="hint" color="fg.subtle">
                  {content}
                </chakra.span>
              </span>
              <chakra.span color="fg.subtle" display="inline-flex">
                <ChevronRight size={16} aria-hidden />
              </chakra.span>
            </Row>
          </chakra.li>
        ))}
      </ul>
    </Card>
  )
}
