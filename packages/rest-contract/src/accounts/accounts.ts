import { z } from 'zod'
import { defineCall } from '../call.js'
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

export const userIdParam = z.object({ id: z.string().min(1).max(100) })

export const getUser = defineCall({
  id: 'getUser',
  feature,
  method: 'get',
  path: '/api/account/users/{id}',
  summary: 'One user',
  description: 'Also the own account, whatever the role. What is out of sight is NOT_FOUND.',
  access: 'signed-in',
  clients: 'users.read',
  params: userIdParam,
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
