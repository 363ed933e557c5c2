import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { MenuItem } from '@portal/domain'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useAppearance } from '../../ui/theme/appearance'
import { MenuIcon } from './menu-icons'

const line: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: '18px 1fr auto',
  gap: '1px 9px',
  width: '100%',
  minHeight: { base: '44px', md: '0' },
  alignContent: 'center',
  padding: '4px 10px 5px 13px',
  borderInlineStart: '3px solid transparent',
  color: 'fg.default',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { bg: 'bg.hover' },
  _focusVisible: { outlineOffset: '-3px' },
  '& svg': { color: 'fg.subtle', width: '17px', height: '17px', marginTop: '1px' },
  '&[aria-current]': {
    bg: 'bg.selected',
    borderInlineStartColor: 'brand.fg',
    color: 'brand.fg',
    '& svg': { color: 'brand.fg' },
    '& b': { fontWeight: '700' },
  },
}

const MenuLink = chakra(Link)

interface SideMenuItemProps {
  item: MenuItem
  current: string | undefined
  /** Called with the window that the item opens. */
  onEvent: (event: NonNullable<MenuItem['event']>) => void
}

/** Icon, name and subtitle of one line of the menu; a parent opens its sub-items, an event its window. */
export function SideMenuItem({ item, current, onEvent }: SideMenuItemProps) {
  const { density } = useAppearance()
  const list = useId()
  const holdsCurrent = item.subMenus?.some((sub) => sub.link === current) ?? false
  const [open, setOpen] = useState(holdsCurrent)
  const isCurrent = item.link !== undefined && item.link === current
  const withSubtitle = density === 'comfortable' || isCurrent
  const Chevron = open ? ChevronUp : ChevronDown
  const words = (
    <>
      <MenuIcon id={item.icon} />
      <chakra.b fontFamily="ui" fontSize="xs" fontWeight="550" lineHeight="1.3">
        {item.name}
      </chakra.b>{' '}
      {item.subMenus && <Chevron aria-hidden />}
      {withSubtitle && (
        <chakra.small
          gridColumn="2"
          fontFamily="body"
          fontSize="xs"
          lineHeight="1.2"
          color={isCurrent ? 'fg.muted' : 'fg.subtle'}
        >
          {item.content}
        </chakra.small>
      )}
    </>
  )
  if (item.link)
    return (
      <li>
        <MenuLink to={item.link} css={line} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </MenuLink>
      </li>
    )
  const { event } = item
  if (event)
    return (
      <li>
        <chakra.button type="button" css={line} aria-haspopup="dialog" onClick={() => onEvent(event)}>
          {words}
        </chakra.button>
      </li>
    )
  return (
    <li>
      <chakra.button
        type="button"
        css={line}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {words}
      </chakra.button>
      <ul id={list} hidden={!open}>
        {item.subMenus?.map((sub) => (
          <li key={sub.id}>
            <MenuLink
              to={sub.link}
              css={{ ...line, gridTemplateColumns: '1fr', paddingInlineStart: '40px', fontSize: 'sm' }}
              aria-current={sub.link === current ? 'page' : undefined}
            >
              {sub.name}
            </MenuLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
