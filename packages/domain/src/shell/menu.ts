import { compliance } from './menu-compliance.js'
import { localDeterminations } from './menu-determinations.js'
import { disputeResolution } from './menu-disputes.js'
import { everyone, inGroup, monitor } from './menu-group.js'
import type { MenuItem } from './menu-lines.js'

const admin = inGroup('admin', [
  [
    '',
    [
      {
        id: 'users',
        name: 'Users',
        content: 'Accounts and roles',
        icon: 'users',
        link: '/admin/users',
        roles: ['StateMonitor', 'LocalAdmin'],
      },
      {
        id: 'compliance-year-manager',
        name: 'Compliance Year Manager',
        content: 'Launch the next year',
        icon: 'calendar-plus',
        link: '/admin/launch-compliance-year',
        roles: monitor,
      },
      {
        id: 'ld-year-manager',
        name: 'Local Determinations Fiscal Year Manager',
        content: 'Launch the next FFY',
        icon: 'calendar-plus',
        link: '/admin/launch-local-determinations-year',
        roles: monitor,
      },
      {
        id: 'dr-year-manager',
        name: 'Dispute Resolution Fiscal Year Manager',
        content: 'Launch the next FFY',
        icon: 'calendar-plus',
        link: '/admin/launch-dispute-resolution-year',
        roles: monitor,
      },
    ],
  ],
])

const training = inGroup('training', [
  [
    '',
    [
      {
        id: 'tutorials',
        name: 'Training Materials',
        content: 'Guides and videos',
        icon: 'graduation-cap',
        link: '/help/tutorials',
        roles: everyone,
      },
    ],
  ],
])

/** The whole side menu (specification 000 section 2), whoever looks and whatever exists yet. */
export const menuItems: readonly MenuItem[] = [
  ...compliance,
  ...localDeterminations,
  ...disputeResolution,
  ...admin,
  ...training,
]
