import { menuItems } from './menu.js'
import { mayUse } from './visible-menu.js'

/** Addresses that a person of these roles can choose to begin with: the landing page and every link of the menu. */
export function homePages(roles: readonly string[]): { path: string; name: string }[] {
  const links = menuItems
    .filter((item) => mayUse(item, roles))
    .flatMap((item) =>
      item.link === undefined
        ? (item.subMenus ?? []).map((sub) => ({ path: sub.link, name: `${item.name}: ${sub.name}` }))
        : [{ path: item.link, name: item.name }],
    )
  return [{ path: '/user/landing', name: 'Landing Page' }, ...links]
}
