import { userImportColumns } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { allowedAct } from '../shared.js'

const feature = 'accounts'

/** Maximum size of a file of users: 5 MB. */
export const maxImportBytes = 5 * 1024 * 1024
/** Maximum number of users in one file. */
export const mostImportRows = 5000
/** Maximum number of refusals that a preview lists; the rest is only counted. */
export const mostImportErrorsListed = 500

const headings = userImportColumns.map(({ heading }) => heading).join(', ')

export const userImportError = z
  .object({
    row: z.number().int().describe('Row in the file, the heading being row 1; 0 for the file as a whole.'),
    column: z.string().nullable().describe('Heading of the refused cell; null for the whole row.'),
    value: z.string().describe('What stands there.'),
    message: z.string(),
  })
  .meta({ id: 'UserImportError' })

export const userImportRow = z
  .object({
    row: z.number().int(),
    email: z.string(),
    fullName: z.string(),
    title: z.string(),
    phoneNumber: z.string(),
    jobTitle: z.string(),
    role: z.string(),
    leaId: z.number().int().nullable(),
    leaName: z.string().nullable(),
  })
  .meta({ id: 'UserImportRow' })

export const userImportPreview = z
  .object({
    id: z.string().describe('To apply it with; good for one hour, for the same person.'),
    fileName: z.string(),
    rows: z.number().int().describe('Rows with something in them.'),
    goodRows: z.number().int(),
    badRows: z.number().int(),
    errors: z.array(userImportError).describe(`At most ${mostImportErrorsListed}, by row.`),
    errorsTotal: z.number().int(),
    byRole: z.array(z.object({ role: z.string(), count: z.number().int() })),
    sample: z.array(userImportRow).describe('The first 20 good rows.'),
    apply: allowedAct,
  })
  .meta({ id: 'UserImportPreview' })

export const previewUserImport = defineCall({
  id: 'previewUserImport',
  feature,
  method: 'post',
  path: '/api/account/users/import',
  summary: 'Reads a CSV or XLSX file of new users and says what is wrong with which row; creates nothing',
  description:
    `multipart/form-data with one part named file, at most ${maxImportBytes} bytes and ${mostImportRows} rows. ` +
    `Headings: ${headings}. Role by its name or its words (LocalAdmin or Local Admin), Jurisdiction by ` +
    'code, name or short name. Judged: missing and wrong columns, every rule of createUser, the same email twice in ' +
    'the file or already there, and the right to grant the role. BAD_USER_INPUT: not a CSV or XLSX file, or no rows.',
  access: ['users.manage', 'jurisdiction-users.manage'],
  encoding: 'multipart',
  answer: userImportPreview,
  errors: ['FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS'],
})

export const applyUserImport = defineCall({
  id: 'applyUserImport',
  feature,
  method: 'post',
  path: '/api/account/users/import/{id}/apply',
  summary: 'Creates every user of a previewed file, each with a mailed link; all or none',
  description:
    'Checked again: CONFLICT with the current preview when a row is refused or it was applied before. NOT_FOUND ' +
    'after an hour, or for another person.',
  access: ['users.manage', 'jurisdiction-users.manage'],
  recentPassword: 'always',
  params: z.object({ id: z.uuid() }),
  answer: z.object({ created: z.number().int() }).meta({ id: 'UserImportResult' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

const ids = z.object({
  ids: z
    .array(z.string().min(1).max(100))
    .min(1, 'Choose at least one user.')
    .max(mostImportRows)
    .describe('User ids; each counts once.'),
})

export const bulkDisableRow = z
  .object({
    id: z.string(),
    fullName: z.string(),
    userName: z.string(),
    leaName: z.string().nullable(),
    roles: z.array(z.string()),
    disable: allowedAct.describe('With the users before it in the list already disabled.'),
  })
  .meta({ id: 'BulkDisableRow' })

export const previewBulkDisable = defineCall({
  id: 'previewBulkDisable',
  feature,
  method: 'post',
  path: '/api/account/users/disable/preview',
  summary: 'Which of these users can be disabled together, and why the others cannot; changes nothing',
  description: 'Ids that do not exist or are out of sight are left out of the answer.',
  access: ['users.manage'],
  encoding: 'json',
  body: ids,
  answer: z.array(bulkDisableRow),
  errors: ['FORBIDDEN'],
})

export const bulkDisableUsers = defineCall({
  id: 'bulkDisableUsers',
  feature,
  method: 'post',
  path: '/api/account/users/disable',
  summary: 'Disables users, all or none',
  description:
    'CONFLICT with the rows of previewBulkDisable when one of them cannot be disabled; NOT_FOUND when one does not exist.',
  access: ['users.manage'],
  encoding: 'json',
  body: ids,
  answer: z.object({ disabled: z.number().int() }).meta({ id: 'BulkDisableResult' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
