import { addressIsOffered, isUnder, mayOpen } from '@portal/domain'
import type { ViewerFieldsFragment } from './session/viewer.generated'
import { administrationTabsMessages as m } from './administration-tabs-messages.generated'

export interface AdministrationTab {
  label: string
  to: string
}

const usersPath = '/admin/users'

const tabs: readonly (AdministrationTab & { permissions: readonly string[] | null })[] = [
  { label: m.users, to: usersPath, permissions: null },
  {
    label: m.contacts,
    to: '/user/contacts',
    permissions: ['users.manage', 'jurisdiction-users.manage'],
  },
  { label: m.roles, to: '/admin/roles', permissions: ['roles.view', 'roles.manage'] },
  { label: m.clients, to: '/admin/clients', permissions: ['clients.manage'] },
  { label: m.auditTrail, to: '/admin/audit-trail', permissions: ['audit-trail.view'] },
]

/** The pages below Users, as far as the person may see them and the system of record has them. */
export function administrationTabs(
  viewer: Pick<ViewerFieldsFragment, 'permissions' | 'missingRooms' | 'roles'>,
): AdministrationTab[] {
  return tabs
    .filter(
      ({ to, permissions }) =>
        addressIsOffered(to, viewer.missingRooms) &&
        mayOpen(to, viewer.roles) &&
        (permissions === null || permissions.some((one) => viewer.permissions.includes(one))),
    )
    .map(({ label, to }) => ({ label, to }))
}

/** The page of the menu that an address stands under: Users for the tabs beside it, which have no item of their own. */
export function administrationHome(pathname: string): string {
  return tabs.some(({ to }) => isUnder(pathname, to)) ? usersPath : pathname
}
