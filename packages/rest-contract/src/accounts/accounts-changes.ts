import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { userIdParam, userRow } from './accounts.js'

const feature = 'accounts'

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
  params: userIdParam,
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
  params: userIdParam,
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
  params: userIdParam,
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
  params: userIdParam,
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
  params: userIdParam,
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
  params: userIdParam,
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
  params: userIdParam,
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
  params: userIdParam,
  answer: userRow,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const adminResetPassword = defineCall({
  id: 'adminResetPassword',
  feature,
  method: 'get',
  path: '/api/account/admin-reset/{id}',
  summary: 'Mails a link to choose a new password with',
  changesData: true,
  description: 'The password stays good until the link is used. CONFLICT: the account is disabled.',
  access: ['users.manage', 'jurisdiction-users.manage'],
  params: userIdParam,
  status: 204,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
