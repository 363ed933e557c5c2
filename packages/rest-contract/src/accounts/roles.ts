import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { allowedAct, pagePath } from '../shared.js'

const feature = 'accounts'

export const permission = z
  .object({
    name: z.string(),
    value: z.string(),
    groupName: z.string(),
    description: z.string(),
    editOnly: z.boolean().describe('Offered when a role is edited, not when it is made.'),
  })
  .meta({ id: 'Permission' })

export const role = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    usersCount: z.number().int().describe('Users who hold it, disabled ones too, deleted ones not.'),
    permissions: z.array(z.string()),
    isBuiltIn: z.boolean().describe('Part of every installation: it cannot be renamed or deleted.'),
    edit: allowedAct,
    remove: allowedAct,
    version: z.number().int(),
  })
  .meta({ id: 'Role' })

/** A choice of the user editor. */
export const offeredRole = z
  .object({
    name: z.string().describe('LocalAdmin'),
    label: z
      .string()
      .describe("Words of the editor: StateMonitor is 'State Admin', StateAdmin 'System Administrator'."),
    isBuiltIn: z
      .boolean()
      .describe('False for roles that the state made: they come beside one built-in role.'),
    needsLea: z.boolean().describe('The person belongs to an agency.'),
    hasSelectedLeas: z.boolean().describe('The person may choose agencies to hear about.'),
    grant: allowedAct.describe('Whether the caller may give it.'),
  })
  .meta({ id: 'OfferedRole' })

export const listPermissions = defineCall({
  id: 'listPermissions',
  feature,
  method: 'get',
  path: '/api/account/permissions',
  summary: 'Every permission that a role can hold',
  access: ['roles.view', 'roles.manage'],
  answer: z.array(permission),
  errors: ['FORBIDDEN'],
})

export const listRoles = defineCall({
  id: 'listRoles',
  feature,
  method: 'get',
  path: '/api/account/roles',
  summary: 'Roles with the number of their users: built-in ones first, then by name',
  access: ['roles.view', 'roles.manage'],
  answer: z.array(role),
  errors: ['FORBIDDEN'],
})

export const listRolesPage = defineCall({
  id: 'listRolesPage',
  feature,
  method: 'get',
  path: '/api/account/roles/{page}/{pageSize}',
  summary: 'As listRoles, one page',
  access: ['roles.view', 'roles.manage'],
  params: z.object(pagePath),
  answer: z.array(role),
  errors: ['FORBIDDEN'],
})

export const listOfferedRoles = defineCall({
  id: 'listOfferedRoles',
  feature,
  method: 'get',
  path: '/api/account/roles/offered',
  summary: 'Roles that the user editor offers to the caller',
  description:
    "User administrators see 'System Administrator' too, whether or not they may grant it. Local administrators " +
    'see Local Admin and Local User.',
  access: ['users.manage', 'jurisdiction-users.manage'],
  answer: z.array(offeredRole),
  errors: ['FORBIDDEN'],
})

const idParam = z.object({ id: z.string().min(1).max(100) })

export const getRole = defineCall({
  id: 'getRole',
  feature,
  method: 'get',
  path: '/api/account/roles/{id}',
  summary: 'One role',
  access: ['roles.view', 'roles.manage'],
  params: idParam,
  answer: role,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const getRoleByName = defineCall({
  id: 'getRoleByName',
  feature,
  method: 'get',
  path: '/api/account/roles/name/{roleName}',
  summary: 'One role by its name',
  access: ['roles.view', 'roles.manage'],
  params: z.object({ roleName: z.string().min(1).max(200) }),
  answer: role,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Checked by the domain's `checkRoleInput`, in the form too; refused fields: name, description, permissions. */
export const roleFields = z.object({
  name: z.string().max(1000).default('').describe('Empty: the role is called as it is described.'),
  description: z.string().max(5000).default(''),
  permissions: z
    .array(z.string().max(100))
    .max(200)
    .default([])
    .describe('At least one, unless the role had none before.'),
})
const usersCount = z.number().int().optional().describe('Ignored: the users are counted.')

export const createRole = defineCall({
  id: 'createRole',
  feature,
  method: 'post',
  path: '/api/account/roles',
  summary: 'Creates a role',
  description:
    'BAD_USER_INPUT with fields: name too long or taken; description missing; no permission, or an unknown ' +
    'one. FORBIDDEN: a permission that the caller lacks.',
  access: ['roles.manage'],
  encoding: 'json',
  body: roleFields.extend({ usersCount }),
  status: 201,
  answer: role,
  errors: ['FORBIDDEN'],
})

export const updateRole = defineCall({
  id: 'updateRole',
  feature,
  method: 'put',
  path: '/api/account/roles/{id}',
  summary: 'Changes a role; it holds for everybody who has it within a second',
  description:
    'Refusals as createRole, and FORBIDDEN: a role with permissions that the caller lacks; CONFLICT: an old version (with ' +
    'the current role), another name for a built-in role, other permissions for StateAdmin, roles.manage taken from ' +
    'the own role.',
  access: ['roles.manage'],
  recentPassword: 'some-changes',
  encoding: 'json',
  params: idParam,
  body: changes(roleFields).extend({ usersCount, version: z.number().int() }),
  answer: role,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteRole = defineCall({
  id: 'deleteRole',
  feature,
  method: 'delete',
  path: '/api/account/roles/{id}',
  summary: 'Deletes a role that nobody has',
  description: 'CONFLICT: built in, or given to users (the message counts them).',
  access: ['roles.manage'],
  params: idParam,
  status: 204,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
