import { isUnder } from './is-under.js'
import { leadingRole } from '../accounts/roles.js'
import { menuGroups, type MenuGroup, type MenuItem } from './menu-lines.js'
import { menuItems } from './menu.js'

/** Which screens and windows exist: a link or event that is not in here is not shown, so that none is dead. */
export interface Available {
  links: ReadonlySet<string>
  events: ReadonlySet<'Calendar' | 'Notepad'>
}

export interface VisibleGroup extends MenuGroup {
  items: MenuItem[]
}

/**
 * Whether a person of these roles may use a menu item (specification 000 section 6, domain definition 0.3). A state
 * administrator sees what a state monitor sees; dispute resolution staff too, but neither the Admin group nor
 * Compliance > Admin nor the Notepad.
 */
export function mayUse(
  item: Pick<MenuItem, 'id' | 'group' | 'category' | 'roles'>,
  roles: readonly string[],
): boolean {
  const role = leadingRole(roles)
  if (!role) return false
  if (role === 'StateAdmin') return item.roles.includes('StateMonitor')
  if (role === 'DisputeResolutionStaff')
    return (
      item.roles.includes('StateMonitor') &&
      item.group !== 'admin' &&
      item.category !== 'Admin' &&
      item.id !== 'notepad'
    )
  return item.roles.includes(role)
}

function exists(item: MenuItem, available: Available): MenuItem | null {
  // A window is there where the page is that belongs to it.
  if (item.event)
    return available.events.has(item.event) && (item.page === undefined || available.links.has(item.page))
      ? item
      : null
  if (item.link) return available.links.has(item.link) ? item : null
  const subMenus = item.subMenus?.filter((sub) => available.links.has(sub.link)) ?? []
  return subMenus.length > 0 ? { ...item, subMenus } : null
}

/** The menu of a person: groups with at least one item, items in order. */
export function visibleMenu(roles: readonly string[], available: Available): VisibleGroup[] {
  return menuGroups
    .map((group) => ({
      id: group.id,
      name: group.name,
      icon: group.icon,
      items: menuItems
        .filter((item) => item.group === group.id && mayUse(item, roles))
        .toSorted((a, b) => a.order - b.order)
        .flatMap((item) => exists(item, available) ?? []),
    }))
    .filter((group) => group.items.length > 0)
}

/** Root of an address with an entrance page: '/a/editor/welcome' stands for '/a/editor'. */
const rootOf = (link: string) => link.replace(/\/(?:welcome|list)$/, '')

/**
 * Whether a person of these roles may open an address: what the menu item that leads there says, the longest
 * address deciding. Addresses outside the menu, such as the landing page, are open to everyone signed in.
 */
export function mayOpen(path: string, roles: readonly string[]): boolean {
  let best: { length: number; item: MenuItem } | undefined
  for (const item of menuItems) {
    const own = item.link ?? item.page
    for (const link of own ? [own] : (item.subMenus ?? []).map((sub) => sub.link)) {
      const root = rootOf(link)
      if (isUnder(path, root) && root.length > (best?.length ?? 0)) best = { length: root.length, item }
    }
  }
  return best ? mayUse(best.item, roles) : true
}
