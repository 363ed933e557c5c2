import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { exportColumns, exportFormat } from '../exports.js'
import { listColumns } from './preferences.js'
import { allowedAct, pagePath, pageQuery, personRef, searchQuery, sortQuery } from '../shared.js'

const feature = 'accounts'

/** A user as the system of record returns it (specification 000 section 3). */
export const user = z
  .object({
    id: z.string(),
    userName: z.string(),
    fullName: z.string(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    title: z.string().nullable(),
    jobTitle: z.string().nullable(),
    sortOrder: z.number().int(),
    contactInfoDisplayed: z.boolean(),
    leaId: z.number().int().nullable().describe('Own agency; null for state staff.'),
    leaName: z.string().nullable(),
    roles: z.array(z.string()),
    permissions: z
      .array(z.string())
      .describe('What the roles allow, computed now, not when the token was issued.'),
    selectedLeas: z.array(z.number().int()).describe('Agencies that a state user wants to hear about.'),
    isEnabled: z.boolean(),
    lastLoginDate: z.string().nullable().describe('Instant, ISO 8601 in UTC.'),
    configuration: z.record(z.string(), z.unknown()),
    version: z.number().int(),
  })
  .meta({ id: 'User' })

/** The signed-in user, with fields for that person only. */
export const ownUser = user
  .extend({ listColumns: z.array(listColumns).describe('Columns that the person has put away, by list.') })
  .meta({ id: 'OwnUser' })

export const getMe = defineCall({
  id: 'getMe',
  feature,
  method: 'get',
  path: '/api/account/users/me',
  summary: 'The signed-in user',
  access: 'signed-in',
  clients: 'any',
  answer: ownUser,
})

/** A user in lists and in the editor, with the actions that the caller may take now. */
export const userRow = user
  .omit({ permissions: true, configuration: true })
  .extend({
    preferredLeaId: z
      .number()
      .int()
      .nullable()
      .describe("'Preferred LEA Dashboard' of state staff; null for local people, whose agency is leaId."),
    isDeleted: z.boolean(),
    isLocked: z.boolean().describe('Locked for now after too many failed sign-ins; unblock lifts it.'),
    mailBouncedOn: z
      .string()
      .nullable()
      .describe('Since when the mail server refuses the address; null while mail arrives.'),
    pendingEmail: z
      .string()
      .nullable()
      .describe('New address of the own account that waits for its confirmation; null for other people.'),
    edit: allowedAct.describe('Every field.'),
    editDetails: allowedAct.describe(
      'Full name, title, job title and phone number: what everybody may change of the own account.',
    ),
    editContactInfo: allowedAct,
    disable: allowedAct,
    enable: allowedAct,
    remove: allowedAct.describe('Soft delete.'),
    restore: allowedAct,
    unblock: allowedAct,
    sendPasswordReset: allowedAct,
    changedBy: personRef.nullable(),
    changedOn: z.string().nullable().describe('Instant of the last change by a person.'),
  })
  .meta({ id: 'UserRow' })

/** Names of columns that the list can be sorted by. */
export const userSortColumns = [
  'userName',
  'fullName',
  'email',
  'phoneNumber',
  'leaName',
  'role',
  'lastLoginDate',
  'isEnabled',
  'sortOrder',
] as const

const userFilter = {
  q: searchQuery.describe('Searches user name, full name, email, phone number, title and agency.'),
  show: z.enum(['all', 'active', 'disabled', 'deleted']).default('all'),
  leaId: z.coerce.number().int().optional().describe('Jurisdiction.'),
  role: z.string().max(100).optional().describe('Role name.'),
  sort: sortQuery(userSortColumns),
}

export const userPage = z
  .object({
    rows: z.array(userRow),
    total: z.number().int().describe('Users that the filters leave, on all pages.'),
    page: z.number().int(),
    pageSize: z.number().int(),
    source: z
      .enum(['all', 'jurisdiction', 'contacts'])
      .describe('users.view gives all, jurisdiction-users.view the own agency, otherwise contacts only.'),
    counts: z
      .object({ all: z.number().int(), active: z.number().int(), disabled: z.number().int() })
      .describe('What each choice of Show would leave, the other filters as they are.'),
    create: allowedAct,
    exportActive: allowedAct,
    importUsers: allowedAct,
  })
  .meta({ id: 'UserPage' })

const sourceNote =
  'users.view gives all users, jurisdiction-users.view those of the own agency, otherwise the contact users ' +
  'of the state and of agencies that the caller may see, without sign-in dates. Sorted by full name by default. ' +
  'A page past the end has no rows.'

export const listUsers = defineCall({
  id: 'listUsers',
  feature,
  method: 'get',
  path: '/api/account/users',
  summary: 'Users that the caller may see, by page',
  description: sourceNote,
  access: 'signed-in',
  clients: 'users.read',
  query: z.object({ ...pageQuery, ...userFilter }),
  answer: userPage,
})

export const listUsersPage = defineCall({
  id: 'listUsersPage',
  feature,
  method: 'get',
  path: '/api/account/users/{page}/{pageSize}',
  summary: 'As listUsers, with the page in the path',
  description: sourceNote,
  access: 'signed-in',
  clients: 'users.read',
  params: z.object(pagePath),
  query: z.object(userFilter),
  answer: userPage,
})

export const listJurisdictionUsers = defineCall({
  id: 'listJurisdictionUsers',
  feature,
  method: 'get',
  path: '/api/account/jurisdiction/users',
  summary: 'Users of the own agency',
  description: 'State staff name the agency with leaId.',
  access: ['jurisdiction-users.view', 'users.view'],
  clients: 'users.read',
  query: z.object({ ...pageQuery, ...userFilter }),
  answer: userPage,
})

export const listContactUsers = defineCall({
  id: 'listContactUsers',
  feature,
  method: 'get',
  path: '/api/account/contactInfo/users',
  summary: 'People whose contact information is displayed, in their sort order',
  description: 'State staff, and people of agencies that the caller may see.',
  access: 'signed-in',
  query: z.object({ ...pageQuery, ...userFilter }),
  answer: userPage,
})

const idParam = z.object({ id: z.string().min(1).max(100) })

export const getUser = defineCall({
  id: 'getUser',
  feature,
  method: 'get',
  path: '/api/account/users/{id}',
  summary: 'One user',
  description: 'Also the own account, whatever the role. What is out of sight is NOT_FOUND.',
  access: 'signed-in',
  clients: 'users.read',
  params: idParam,
  answer: userRow,
  errors: ['NOT_FOUND'],
})

export const getUserByUserName = defineCall({
  id: 'getUserByUserName',
  feature,
  method: 'get',
  path: '/api/account/users/username/{userName}',
  summary: 'One user by user name, whatever its letter case',
  access: 'signed-in',
  clients: 'users.read',
  params: z.object({ userName: z.string().min(1).max(320) }),
  answer: userRow,
  errors: ['NOT_FOUND'],
})

/**
 * Input of the user editor. The domain's `checkAccountInput` checks lengths and formats, in the form too; refused
 * fields are email, userName, fullName, title, phoneNumber, jobTitle, roles, leaId, preferredLeaId, selectedLeas.
 */
export const userInput = z.object({
  email: z.string().max(1000).default(''),
  userName: z
    .string()
    .max(1000)
    .optional()
    .describe('Kept equal to the email; taken from it when left out, refused when different.'),
  fullName: z.string().max(1000).default(''),
  title: z.string().max(1000).default(''),
  jobTitle: z.string().max(1000).nullable().optional(),
  phoneNumber: z.string().max(1000).default(''),
  roles: z
    .array(z.string().max(100))
    .max(20)
    .default([])
    .describe('One role of the portal, and any number of roles that the state made.'),
  leaId: z.number().int().nullable().default(null).describe('Agency of local people; null for state staff.'),
  preferredLeaId: z.number().int().nullable().default(null).describe('State staff only.'),
  selectedLeas: z
    .array(z.number().int())
    .max(1000)
    .default([])
    .describe('State staff only: agencies to hear about; a liaison is limited to them.'),
})

export const createUser = defineCall({
  id: 'createUser',
  feature,
  method: 'post',
  path: '/api/account/users',
  summary: 'Creates a user and mails a single-use link that leads to Set Password',
  description:
    'FORBIDDEN: a role whose permissions the caller lacks; for local administrators every role but LocalAdmin and ' +
    'LocalUser, and every agency but their own. BAD_USER_INPUT with fields: a missing or malformed value, an email ' +
    'that is taken, an unknown role or agency.',
  access: ['users.manage', 'jurisdiction-users.manage'],
  recentPassword: 'always',
  encoding: 'json',
  body: userInput,
  status: 201,
  answer: userRow,
  errors: ['FORBIDDEN'],
})

export const updateUser = defineCall({
  id: 'updateUser',
  feature,
  method: 'put',
  path: '/api/account/users/{id}',
  summary: 'Changes a user',
  description:
    'Also the own details: everybody may change full name, title, job title and phone number, with every other member ' +
    'as it is. FORBIDDEN as createUser, and: an account whose roles the caller could not grant, the own role or ' +
    'agency. CONFLICT: an old version (with the current row), or the role or agency of the last active ' +
    'administrator. A changed email invalidates open password links and both addresses are notified; a new own one waits in ' +
    'pendingEmail until the link that is mailed to it is used, see confirmEmailChange.',
  access: 'signed-in',
  recentPassword: 'some-changes',
  encoding: 'json',
  params: idParam,
  body: changes(userInput).extend({ version: z.number().int() }),
  answer: userRow,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

/** One step of a patch document (RFC 6902, replace and test only; specification 000 section 3). */
export const patchItem = z.object({
  op: z.enum(['replace', 'add', 'test']),
  path: z.string().max(100),
  from: z.string().max(100).optional(),
  value: z.unknown(),
})

/** Members that a patch may change; anything else is refused by name. */
export const patchUserFields = changes(userInput).omit({ userName: true })

export const patchUser = defineCall({
  id: 'patchUser',
  feature,
  method: 'patch',
  path: '/api/account/users/{id}',
  summary: 'Changes some members of a user',
  description:
    'A patch document, with the version as { "op": "test", "path": "/version", "value": n }, or an object with the ' +
    'changed members and version. Members: ' +
    `${Object.keys(patchUserFields.shape).join(', ')}. Any other is BAD_USER_INPUT. Refusals as updateUser.`,
  access: 'signed-in',
  recentPassword: 'some-changes',
  encoding: 'json',
  params: idParam,
  body: z.union([z.array(patchItem).max(50), z.record(z.string(), z.unknown())]),
  answer: userRow,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const contactInfo = z.object({
  contactInfoDisplayed: z.boolean(),
  sortOrder: z.number().int().min(0).max(100_000),
})

export const updateContactInfo = defineCall({
  id: 'updateContactInfo',
  feature,
  method: 'patch',
  path: '/api/account/users/{id}/updateContactInfo',
  summary: 'Whether a person is displayed as a contact, and at which place',
  access: ['users.manage', 'jurisdiction-users.manage'],
  encoding: 'json',
  params: idParam,
  body: changes(contactInfo).extend({ version: z.number().int() }),
  answer: userRow,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const disableUser = defineCall({
  id: 'disableUser',
  feature,
  method: 'patch',
  path: '/api/account/users/{id}/disable',
  summary: 'Disables a user; every session of the user ends at once',
  description:
    'For state administrators and state monitors. CONFLICT: already disabled, or the last active LocalAdmin of an ' +
    'agency or the last active StateMonitor.',
  access: ['users.manage'],
  params: idParam,
  answer: userRow,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const enableUser = defineCall({
  id: 'enableUser',
  feature,
  method: 'patch',
  path: '/api/account/users/{id}/enable',
  summary: 'Enables a disabled user',
  access: ['users.manage'],
  params: idParam,
  answer: userRow,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteUser = defineCall({
  id: 'deleteUser',
  feature,
  method: 'delete',
  path: '/api/account/users/{id}',
  summary: 'Deletes a user; the records keep the name, and restore brings the account back',
  description: 'Refusals as disableUser; every session of the user ends at once.',
  access: ['users.manage'],
  params: idParam,
  answer: userRow,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const restoreUser = defineCall({
  id: 'restoreUser',
  feature,
  method: 'post',
  path: '/api/account/users/{id}/restore',
  summary: 'Brings a deleted user back, disabled',
  description: 'CONFLICT: not deleted, or the email was given to another user meanwhile.',
  access: ['users.manage'],
  params: idParam,
  answer: userRow,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const unblockUser = defineCall({
  id: 'unblockUser',
  feature,
  method: 'put',
  path: '/api/account/users/unblock/{id}',
  summary: 'Lifts the lock that failed sign-ins put on an account',
  access: ['users.manage', 'jurisdiction-users.manage'],
  params: idParam,
  answer: userRow,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const adminResetPassword = defineCall({
  id: 'adminResetPassword',
  feature,
  method: 'get',
  path: '/api/account/admin-reset/{id}',
  summary: 'Mails a link to choose a new password with',
  description:
    'A GET with a side effect, kept as the specification has it: never repeat it by itself. The password stays good ' +
    'until the link is used. CONFLICT: the account is disabled.',
  access: ['users.manage', 'jurisdiction-users.manage'],
  params: idParam,
  status: 204,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const exportActiveUsers = defineCall({
  id: 'exportActiveUsers',
  feature,
  method: 'post',
  path: '/api/account/users/export',
  summary: 'Full name and email of the active users in the scope of the caller, for ActiveUsers.csv',
  description: 'Recorded in the audit trail. The CSV itself is made with the domain’s csvDocument.',
  access: ['users.view', 'jurisdiction-users.view'],
  encoding: 'json',
  body: z.object({ leaId: z.number().int().nullable().default(null).describe('Only this jurisdiction.') }),
  answer: z.array(z.object({ fullName: z.string(), email: z.string() })),
  errors: ['FORBIDDEN'],
})

/** Columns of the list of users, in its order. The account's status comes last, whatever is chosen. */
export const userExportColumns = [
  'userName',
  'fullName',
  'email',
  'phoneNumber',
  'leaName',
  'role',
  'lastLoginDate',
] as const

export const exportUsers = defineCall({
  id: 'exportUsers',
  feature,
  method: 'get',
  path: '/api/account/users/export',
  summary: 'The list of users as a file: its filters, order and columns; the export itself is recorded',
  description:
    'CSV, XLSX with a sheet About, or JSON for printing. Not paged: every user that the filters leave.',
  access: ['users.view', 'jurisdiction-users.view'],
  query: z.object({ ...userFilter, format: exportFormat, columns: exportColumns(userExportColumns) }),
  file: true,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})
