import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'

const feature = 'accounts'

export const notificationChannels = ['Immediate', 'Daily', 'Weekly', 'Off'] as const

/** How the person receives mail about one group of events; the bell always shows everything (domain definition 9.1). */
export const notificationChoice = z
  .object({
    group: z.string().describe('Key: findings.'),
    label: z.string(),
    description: z.string(),
    channel: z.enum(notificationChannels),
    isLegal: z.boolean().describe('Legal notices are always mailed at once: the channel stays Immediate.'),
  })
  .meta({ id: 'NotificationChoice' })

export const userPreferences = z
  .object({
    notifications: z
      .array(notificationChoice)
      .describe('Every group that the roles of the person can hear of.'),
    onlyPreferredLeas: z
      .boolean()
      .describe('State staff: mail about the preferred agencies only; legal notices come all the same.'),
    preferredLeas: z
      .array(z.string())
      .describe('Names of the preferred agencies, which an administrator chooses; none for local people.'),
    mailBouncedOn: z
      .string()
      .nullable()
      .describe('Since when the mail server refuses the own address; null while mail arrives.'),
    theme: z.enum(['system', 'light', 'dark']),
    language: z.string().describe('Language key: en.'),
    homePage: z
      .string()
      .nullable()
      .describe('Address to open after signing in; null for the one that the role has.'),
    homePages: z
      .array(z.object({ path: z.string(), name: z.string() }))
      .describe('Addresses that can be chosen.'),
    version: z.number().int().describe('0 before the first save.'),
  })
  .meta({ id: 'UserPreferences' })

export const getPreferences = defineCall({
  id: 'getPreferences',
  feature,
  method: 'get',
  path: '/api/account/users/me/preferences',
  summary: 'The own preferences',
  access: 'signed-in',
  answer: userPreferences,
})

export const preferenceFields = z.object({
  notifications: z
    .array(z.object({ group: z.string().max(100), channel: z.enum(notificationChannels) }))
    .max(100)
    .describe('Groups that are left out stay as they are.'),
  onlyPreferredLeas: z.boolean(),
  theme: z.enum(['system', 'light', 'dark']),
  language: z.string().max(20),
  homePage: z.string().max(300).nullable(),
})

export const savePreferences = defineCall({
  id: 'savePreferences',
  feature,
  method: 'put',
  path: '/api/account/users/me/preferences',
  summary: 'Saves the own preferences',
  description:
    'BAD_USER_INPUT with fields: an unknown group, another channel than Immediate for a legal notice (notifications.findings), an address that the ' +
    'person may not open (homePage), an unknown language. CONFLICT with the current preferences: an old version.',
  access: 'signed-in',
  encoding: 'json',
  body: changes(preferenceFields).extend({ version: z.number().int() }),
  answer: userPreferences,
  errors: ['CONFLICT'],
})

/** Columns of one list that a person has hidden. */
export const listColumns = z
  .object({
    list: z.string().describe('Name of the list: users.'),
    hidden: z.array(z.string()).describe('Ids of the columns that are put away.'),
  })
  .meta({ id: 'ListColumns' })

/** Maximum number of lists whose columns are stored per person; more than there are. */
export const mostLists = 50

export const saveListColumns = defineCall({
  id: 'saveListColumns',
  feature,
  method: 'put',
  path: '/api/account/users/me/preferences/lists/{list}',
  summary: 'Which columns of a list the person has put away; the last choice counts',
  description: 'getMe answers the choices. An empty list of columns forgets the choice.',
  access: 'signed-in',
  encoding: 'json',
  params: z.object({ list: z.string().regex(/^[a-z][a-z-]{0,39}$/, 'A list is named with small letters.') }),
  body: z.object({
    hidden: z
      .array(z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/, 'A column is named with letters.'))
      .max(40),
  }),
  answer: z.array(listColumns),
})
