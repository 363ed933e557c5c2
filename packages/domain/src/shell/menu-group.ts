import type { RoleName } from '../accounts/roles.js'
import type { MenuGroupId, MenuItem } from './menu-lines.js'

export const everyone: readonly RoleName[] = ['StateMonitor', 'LocalAdmin', 'LocalUser', 'DEILiaison']
export const stateAndLocal: readonly RoleName[] = ['StateMonitor', 'LocalAdmin', 'LocalUser']
export const stateAndLiaison: readonly RoleName[] = ['StateMonitor', 'DEILiaison']
export const monitor: readonly RoleName[] = ['StateMonitor']

type Line = Omit<MenuItem, 'group' | 'category' | 'order'>

/** The items of a group, numbered in the order in which they are written. */
export function inGroup(
  group: MenuGroupId,
  categories: readonly (readonly [category: string, lines: readonly Line[]])[],
): MenuItem[] {
  const items: MenuItem[] = []
  for (const [category, lines] of categories)
    for (const line of lines) items.push({ ...line, group, category, order: items.length + 1 })
  return items
}
