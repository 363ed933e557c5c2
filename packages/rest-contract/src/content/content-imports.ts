import { z } from 'zod'
import { defineCall } from '../call.js'
import { allowedAct } from '../shared.js'
import { contentNodeKind, contentVersionParams, contentVersion } from './content-shapes.js'

const feature = 'content'

const access = ['content.manage'] as const

/** Maximum size of a sheet of content: 5 MB. */
export const maxContentImportBytes = 5 * 1024 * 1024

/** Maximum number of places in one sheet. */
export const mostContentImportRows = 2000

/** Maximum number of refusals that a preview lists; the rest is only counted. */
export const mostContentImportErrors = 300

export const contentImportChange = z
  .object({
    row: z.number().int().nullable().describe('Row in the file; null for a place without one.'),
    contentId: z.string(),
    nodeKind: contentNodeKind,
    label: z.string(),
    kind: z.enum(['added', 'changed', 'moved', 'removed', 'retired', 'restored']),
    fields: z.array(
      z
        .object({ field: z.string(), before: z.string(), after: z.string() })
        .meta({ id: 'ContentImportField' }),
    ),
    note: z.string().nullable().describe('What happens to a place without a row.'),
  })
  .meta({ id: 'ContentImportChange' })

export const contentImportPreview = z
  .object({
    id: z.string().describe('To apply it with; good for one hour, for the same person.'),
    fileName: z.string(),
    rows: z.number().int().describe('Rows with something in them.'),
    changes: z.array(contentImportChange).describe('What applying it would do, by row.'),
    errors: z
      .array(
        z
          .object({
            row: z.number().int().describe('Row in the file, the heading being row 1; 0 for the whole file.'),
            column: z.string().nullable(),
            value: z.string(),
            message: z.string(),
          })
          .meta({ id: 'ContentImportError' }),
      )
      .describe(`At most ${mostContentImportErrors}, by row.`),
    errorsTotal: z.number().int(),
    stale: z
      .string()
      .nullable()
      .describe('Who changed the draft after the file was downloaded, in words; null when nobody did.'),
    apply: allowedAct,
  })
  .meta({ id: 'ContentImportPreview' })

const base = '/api/msde/content'

export const exportContentVersion = defineCall({
  id: 'exportContentVersion',
  feature,
  method: 'get',
  path: `${base}/{kind}/versions/{id}/file`,
  summary: 'A version as an XLSX file with ids, to be edited and brought back',
  description:
    'One row for each place, top to bottom: where a row stands says what it belongs to. A second sheet About says which ' +
    'version it is and how it was then. No cell starts a formula.',
  access,
  params: contentVersionParams,
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const previewContentImport = defineCall({
  id: 'previewContentImport',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/import`,
  summary:
    'Reads an XLSX file of a draft and says what it would add, change, move and remove; writes nothing',
  description:
    `multipart/form-data with one part named file, at most ${maxContentImportBytes} bytes and ${mostContentImportRows} ` +
    'rows. BAD_USER_INPUT: no XLSX file, or one of another version. CONFLICT: the version is published.',
  access,
  encoding: 'multipart',
  params: contentVersionParams,
  answer: contentImportPreview,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS'],
})

export const applyContentImport = defineCall({
  id: 'applyContentImport',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/import/{importId}/apply`,
  summary: 'Writes a previewed file into its draft, wholly or not at all',
  description:
    'Checked again: CONFLICT with the current preview when a row is refused, the draft was changed after the file ' +
    'was downloaded, or it was applied before. NOT_FOUND after an hour, or for another person.',
  access,
  params: contentVersionParams.extend({ importId: z.uuid() }),
  answer: z
    .object({ changes: z.number().int().describe('Changes that were written.'), version: contentVersion })
    .meta({ id: 'AppliedContentImport' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
