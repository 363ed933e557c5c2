import { chakra } from '@chakra-ui/react'
import { isUnder, visibleMenu, type MenuItem, type VisibleGroup } from '@portal/domain'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { administrationHome } from '../../lib/administration-tabs'
import { showNotepad } from '../../lib/notepads-to-open'
import { useViewer } from '../../lib/session/viewer'
import { classes } from '../../ui/theme/styles'
import { useAvailable } from './available-context'
import { MenuIcon } from './menu-icons'
import { SideMenuItem } from './side-menu-item'
import { shellMessages as m } from './shell-messages.generated'
import { shellClasses } from './shell-styles.generated'
import { useExpandedGroups } from './use-expanded-groups'

export interface SideMenuProps {
  open: boolean
  overlay: boolean
  onClose: () => void
  onCalendar: () => void
}

/** Side menu, 220 px: collapsible groups of what this person may use. Over the page on narrow screens. */
export function SideMenu({ open, overlay, onClose, onCalendar }: SideMenuProps) {
  const { id, roles } = useViewer()
  const { pathname } = useLocation()
  const groups = visibleMenu(roles, useAvailable())
  const nav = useRef<HTMLElement>(null)
  const current = currentLink(groups, dashboardHome(groups, administrationHome(pathname)))
  const { isExpanded, toggle } = useExpandedGroups(id, groups.find((group) => holds(group, current))?.id)

  useEffect(() => {
    if (open && overlay) nav.current?.focus()
  }, [open, overlay])

  if (!open) return null
  return (
    <>
      {overlay && <div className={shellClasses.scrim} aria-hidden onClick={onClose} />}
      <chakra.nav
        ref={nav}
        id="side-menu"
        aria-label={m.mainMenu}
        data-shell
        tabIndex={-1}
        onKeyDown={(event) => {
          if (overlay && event.key === 'Escape') onClose()
        }}
        className={classes(shellClasses.menu, overlay ? shellClasses.menuOver : shellClasses.menuBeside)}
      >
        {groups.map((group, i) => (
          <Group
            key={group.id}
            group={group}
            first={i === 0}
            expanded={isExpanded(group.id)}
            onToggle={() => toggle(group.id)}
            current={current}
            onEvent={(event) => {
              if (overlay) onClose()
              if (event === 'Notepad') showNotepad({ kind: 'new' })
              else onCalendar()
            }}
          />
        ))}
      </chakra.nav>
    </>
  )
}

const linksOf = (item: MenuItem) => (item.link ? [item.link] : (item.subMenus ?? []).map((sub) => sub.link))
const holds = (group: VisibleGroup, link: string | undefined) =>
  link !== undefined && group.items.some((item) => linksOf(item).includes(link))

/** The longest address of the menu that is the beginning of the page's. */
function currentLink(groups: readonly VisibleGroup[], pathname: string): string | undefined {
  return groups
    .flatMap((group) => group.items.flatMap(linksOf))
    .filter((link) => pathname === link || pathname.startsWith(`${link.replace(/\/welcome$/, '')}/`))
    .toSorted((a, b) => b.length - a.length)[0]
}

const dashboards = ['/user/statedashboard', '/user/dashboard']
const besideDashboards = ['/compliance/findings', '/compliance/cohorts']

/** Tabs beside a dashboard have no item of their own: they stand under the first dashboard that the person has. */
function dashboardHome(groups: readonly VisibleGroup[], pathname: string): string {
  const isTab = besideDashboards.some((tab) => isUnder(pathname, tab))
  const links = new Set(groups.flatMap((group) => group.items.flatMap(linksOf)))
  return (isTab && dashboards.find((link) => links.has(link))) || pathname
}

function Group({
  group,
  first,
  expanded,
  onToggle,
  current,
  onEvent,
}: {
  group: VisibleGroup
  first: boolean
  expanded: boolean
  onToggle: () => void
  current: string | undefined
  onEvent: (event: NonNullable<MenuItem['event']>) => void
}) {
  const panel = useId()
  const Chevron = expanded ? ChevronUp : ChevronDown
  const categories = [...new Set(group.items.map((item) => item.category))]
  return (
    <>
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls={panel}
        onClick={onToggle}
        className={classes(shellClasses.group, !first && shellClasses.groupLater)}
      >
        <MenuIcon id={group.icon} size={16} />
        <span>{group.name}</span>
        <Chevron size={16} aria-hidden />
      </button>
      <div id={panel} hidden={!expanded} className={shellClasses.groupItems}>
        {categories.map((category) => (
          <section key={category} aria-label={category || group.name}>
            {category && (
              <p aria-hidden className={shellClasses.category}>
                {category}
              </p>
            )}
            <ul>
              {group.items
                .filter((item) => item.category === category)
                .map((item) => (
                  <SideMenuItem key={item.id} item={item} current={current} onEvent={onEvent} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
