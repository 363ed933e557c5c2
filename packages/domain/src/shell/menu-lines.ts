import type { RoleName } from '../accounts/roles.js'

export type MenuGroupId = 'compliance' | 'local-determinations' | 'dispute-resolution' | 'admin' | 'training'

/** A collapsible part of the side menu. */
export interface MenuGroup {
  id: MenuGroupId
  name: string
  icon: string
}

/** One line of the side menu: a link, a window, or a parent of sub-items. */
export interface MenuItem {
  id: string
  group: MenuGroupId
  /** Heading inside the group; '' for groups without headings. */
  category: string
  name: string
  /** Subtitle line. */
  content: string
  /** Icon of the design system, by its lucide name. */
  icon: string
  /** Place within the group. */
  order: number
  link?: string
  /** Opens a window instead of a page. */
  event?: 'Calendar' | 'Notepad'
  /** Page that a window leads to; who may use the window may open it. */
  page?: string
  roles: readonly RoleName[]
  subMenus?: readonly MenuSubItem[]
}

export interface MenuSubItem {
  id: string
  name: string
  link: string
}

export const menuGroups: readonly MenuGroup[] = [
  { id: 'compliance', name: 'Compliance Monitoring', icon: 'clipboard-list' },
  { id: 'local-determinations', name: 'Local Determinations', icon: 'scale' },
  { id: 'dispute-resolution', name: 'Dispute Resolution & Family Support', icon: 'messages-square' },
  { id: 'admin', name: 'Admin', icon: 'settings' },
  { id: 'training', name: 'Training Materials', icon: 'graduation-cap' },
]
