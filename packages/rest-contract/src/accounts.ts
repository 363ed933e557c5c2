import { z } from 'zod'
import { defineCall } from './call.js'

/** A user as the system of record answers it (specification 000 section 3). */
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
    leaId: z.number().int().nullable(),
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

export const getMe = defineCall({
  id: 'getMe',
  room: 'accounts',
  method: 'get',
  path: '/api/account/users/me',
  summary: 'The signed-in user',
  access: 'signed-in',
  answer: user,
})

export const permission = z
  .object({ name: z.string(), value: z.string(), groupName: z.string(), description: z.string() })
  .meta({ id: 'Permission' })

export const listPermissions = defineCall({
  id: 'listPermissions',
  room: 'accounts',
  method: 'get',
  path: '/api/account/permissions',
  summary: 'Every permission that a role can hold',
  access: ['roles.view', 'roles.manage'],
  answer: z.array(permission),
  errors: ['FORBIDDEN'],
})

export const accountsCalls = [getMe, listPermissions]
