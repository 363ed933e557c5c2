import type { MenuItem } from '@portal/domain'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useAppearance } from '../../ui/theme/appearance'
import { MenuIcon } from './menu-icons'
import { shellClasses } from './shell-styles.generated'

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
      <b>{item.name}</b> {item.subMenus && <Chevron aria-hidden />}
      {withSubtitle && <small>{item.content}</small>}
    </>
  )
  if (item.link)
    return (
      <li>
        <Link to={item.link} className={shellClasses.item} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </Link>
      </li>
    )
  const { event } = item
  if (event)
    return (
      <li>
        <button
          type="button"
          className={shellClasses.item}
          aria-haspopup="dialog"
          onClick={() => onEvent(event)}
        >
          {words}
        </button>
      </li>
    )
  return (
    <li>
      <button
        type="button"
        className={shellClasses.item}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {words}
      </button>
      <ul id={list} hidden={!open}>
        {item.subMenus?.map((sub) => (
          <li key={sub.id}>
            <Link
              to={sub.link}
              className={shellClasses.subItem}
              aria-current={sub.link === current ? 'page' : undefined}
            >
              {sub.name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
