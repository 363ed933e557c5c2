import type { RoleName } from './roles.js'

/** What a permission lets its holder do, in the words of the role editor. */
export interface PermissionDefinition {
  value: string
  name: string
  groupName: string
  description: string
}

/** Every permission there is. Values up to jurisdiction-questions.answer come from specification 000 section 3. */
export const permissions = [
  {
    value: 'users.view',
    name: 'View users',
    groupName: 'Users',
    description: 'See the accounts of every agency.',
  },
  {
    value: 'users.manage',
    name: 'Manage users',
    groupName: 'Users',
    description: 'Create, change, disable and restore accounts of every agency.',
  },
  {
    value: 'roles.view',
    name: 'View roles',
    groupName: 'Roles',
    description: 'See roles and what they allow.',
  },
  {
    value: 'roles.manage',
    name: 'Manage roles',
    groupName: 'Roles',
    description: 'Create, change and delete roles.',
  },
  { value: 'roles.assign', name: 'Assign roles', groupName: 'Roles', description: 'Give a role to a user.' },
  {
    value: 'jurisdiction-users.view',
    name: 'View users of the own agency',
    groupName: 'Agency users',
    description: 'See the accounts of the own agency.',
  },
  {
    value: 'jurisdiction-users.manage',
    name: 'Manage users of the own agency',
    groupName: 'Agency users',
    description: 'Create and change local administrators and local users of the own agency.',
  },
  {
    value: 'assigned-questions.answer',
    name: 'Answer assigned questions',
    groupName: 'Self-assessment',
    description: 'Rate, explain and attach evidence in subsections assigned to the user.',
  },
  {
    value: 'jurisdiction-questions.answer',
    name: 'Answer all questions of the own agency',
    groupName: 'Self-assessment',
    description: 'Answer every subsection, assign users, approve and submit for the own agency.',
  },
  {
    value: 'self-assessments.activate',
    name: 'Activate self-assessments',
    groupName: 'Self-assessment',
    description: 'Activate a self-assessment for an agency, set its due date, reset the activation.',
  },
  {
    value: 'api.explore',
    name: 'Use the playground',
    groupName: 'Developers',
    description: 'Open the GraphQL playground and send queries of their own.',
  },
] as const satisfies readonly PermissionDefinition[]

export type Permission = (typeof permissions)[number]['value']

/** What each role may do in a new installation; state administrators can change it later. */
export const defaultRolePermissions: Record<RoleName, readonly Permission[]> = {
  StateAdmin: permissions.map((p) => p.value),
  StateMonitor: [
    'users.view',
    'users.manage',
    'roles.view',
    'roles.manage',
    'roles.assign',
    'self-assessments.activate',
    'api.explore',
  ],
  LocalAdmin: [
    'jurisdiction-users.view',
    'jurisdiction-users.manage',
    'assigned-questions.answer',
    'jurisdiction-questions.answer',
  ],
  LocalUser: ['assigned-questions.answer'],
  DEILiaison: [],
  DisputeResolutionStaff: [],
}
