import type { RoleName } from './roles.js'

/** A permission, in the words of the role editor. */
export interface PermissionDefinition {
  value: string
  name: string
  groupName: string
  description: string
  /** Shown when a role is edited, not when it is created (specification 000 section 2). */
  editOnly?: true
}

/** Permissions that other systems read from the token; no screen of the portal uses them. */
function editOnlyPair<const Value extends string>(value: Value, groupName: string) {
  const what = groupName.toLowerCase()
  return [
    {
      value: `${value}.view`,
      name: `View ${what}`,
      groupName,
      description: `See ${what} in connected systems. The portal itself does not ask for it.`,
      editOnly: true,
    },
    {
      value: `${value}.manage`,
      name: `Manage ${what}`,
      groupName,
      description: `Create and change ${what} in connected systems. The portal itself does not ask for it.`,
      editOnly: true,
    },
  ] as const
}

/** All permissions. Values up to jurisdiction-questions.answer come from specification 000 section 3. */
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
    value: 'self-assessments.review',
    name: 'Review self-assessments',
    groupName: 'Self-assessment',
    description: 'Review answers for the state, issue selective and final reports, close and reopen.',
  },
  {
    value: 'administrators.manage',
    name: 'Manage system administrators',
    groupName: 'Users',
    description: 'Create, change and disable the accounts of system administrators.',
  },
  {
    value: 'agencies.manage',
    name: 'Manage agencies',
    groupName: 'Agencies',
    description: 'Change names, contacts, links, logo and school year of every agency.',
  },
  {
    value: 'years.launch',
    name: 'Launch years',
    groupName: 'Years',
    description: 'Launch the next compliance, local determinations or dispute resolution year.',
  },
  {
    value: 'content.manage',
    name: 'Manage content',
    groupName: 'Content',
    description: 'Edit and publish the questions that agencies answer.',
  },
  {
    value: 'audit-trail.view',
    name: 'View the audit trail',
    groupName: 'Audit trail',
    description: 'Read, search and export the record of who did what.',
  },
  ...editOnlyPair('requests', 'Requests'),
  ...editOnlyPair('loans', 'Loans'),
  ...editOnlyPair('orders', 'Orders'),
  ...editOnlyPair('data', 'Data'),
  {
    value: 'clients.manage',
    name: 'Manage clients',
    groupName: 'Developers',
    description: 'Register clients of other systems, give them new secrets, revoke them.',
  },
  {
    value: 'api.explore',
    name: 'Use the playground',
    groupName: 'Developers',
    description: 'Open the GraphQL playground and send queries of their own.',
  },
] as const satisfies readonly PermissionDefinition[]

export type Permission = (typeof permissions)[number]['value']

const permissionValues: ReadonlySet<string> = new Set(permissions.map(({ value }) => value))

/** Whether a value is a permission that a role can include. */
export function isPermission(value: string): value is Permission {
  return permissionValues.has(value)
}

/** Maps a permission for one agency to the one that includes it for every agency. */
export const coveringPermission: Partial<Record<Permission, Permission>> = {
  'jurisdiction-users.view': 'users.view',
  'jurisdiction-users.manage': 'users.manage',
}

/**
 * Permissions for work inside an agency. They give no power over others' accounts or records, so whoever grants them
 * need not hold them.
 */
export const workPermissions: ReadonlySet<Permission> = new Set<Permission>([
  'assigned-questions.answer',
  'jurisdiction-questions.answer',
])

const notForMonitors: ReadonlySet<Permission> = new Set<Permission>([
  'administrators.manage',
  'clients.manage',
  'jurisdiction-users.view',
  'jurisdiction-users.manage',
  ...workPermissions,
])

/**
 * Permissions of each role in a new installation; state administrators can change them later, except those of
 * StateAdmin.
 */
export const defaultRolePermissions: Record<RoleName, readonly Permission[]> = {
  StateAdmin: permissions.map((p) => p.value),
  StateMonitor: permissions.map((p) => p.value).filter((value) => !notForMonitors.has(value)),
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
