import { seededAuditTypes } from '@portal/domain'
import { z } from 'zod'
import { defineCall, type Call } from '../call.js'
import { changes } from '../changes.js'
import { questionnairePlace } from './content-named.js'
import { contentFields } from './content-shapes.js'

/** The content editor of audits under the names of specification 001 section 7.6, addressed by row ids. */
const [first, ...others] = seededAuditTypes
const call = {
  feature: 'content',
  access: ['content.manage'],
  writtenOut: { param: 'typeKey', values: [first.key, ...others.map(({ key }) => key)] },
} as const satisfies Partial<Call>
const base = '/api/msde/{typeKey}'
const typeKey = z.string().max(40).describe('Kind of audit: desk-audit.')
const rowId = z.coerce.number().int()

const withPlaces = questionnairePlace
  .extend({ places: z.array(questionnairePlace).describe('What stands in it, in order.') })
  .meta({ id: 'AuditContentPlaceWithPlaces' })

const ofKind = z.object({ typeKey })
const ofPlace = ofKind.extend({ id: rowId.describe('Row id of the section or item.') })
const save = z.object({
  fields: changes(contentFields).describe('Fields to change; those that are left out stay.'),
  version: z.number().int(),
})
const fields = changes(contentFields).optional().describe('What it says from the start.')
const reading = ['FORBIDDEN', 'NOT_FOUND'] as const
const writing = ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'] as const
const limited = [...writing, 'TOO_MANY_REQUESTS'] as const

export const listContentSections = defineCall({
  ...call,
  id: 'listContentSections',
  method: 'get',
  path: `${base}/contentsections`,
  summary: 'Sections of the newest published content of a year and part, in order',
  params: ofKind,
  query: z.object({ year: rowId, part: z.enum(['Part B', 'Part C']).default('Part B') }),
  answer: z.array(questionnairePlace),
  errors: [...reading],
})

export const listSectionsOfVersion = defineCall({
  ...call,
  id: 'listSectionsOfVersion',
  method: 'get',
  path: `${base}/section`,
  summary: 'Sections of one version of the content, in order',
  params: ofKind,
  query: z.object({ versionId: rowId.describe('Id of the version, a draft too.') }),
  answer: z.array(questionnairePlace),
  errors: [...reading],
})

export const listSectionsOfContents = defineCall({
  ...call,
  id: 'listSectionsOfContents',
  method: 'get',
  path: `${base}/contentsections/{contentIds}`,
  summary: 'Sections of several versions of the content, version by version',
  params: ofKind.extend({
    contentIds: z
      .string()
      .regex(/^\d{1,9}(?:,\d{1,9}){0,19}$/, 'Name up to 20 versions by their ids, separated by commas.')
      .describe('Ids of up to 20 versions, separated by commas.'),
  }),
  answer: z.array(questionnairePlace),
  errors: [...reading],
})

export const getSectionOfItem = defineCall({
  ...call,
  id: 'getSectionOfItem',
  method: 'get',
  path: `${base}/contentsectionsbyitem/{itemId}`,
  summary: 'The section in which an item stands, with its items',
  params: ofKind.extend({ itemId: rowId.describe('Row id of the item.') }),
  answer: withPlaces,
  errors: [...reading],
})

export const listSectionsBesideSection = defineCall({
  ...call,
  id: 'listSectionsBesideSection',
  method: 'get',
  path: `${base}/contentsectionsbysection/{sectionId}`,
  summary: 'All sections of the version in which a section stands, in order',
  params: ofKind.extend({ sectionId: rowId.describe('Row id of the section.') }),
  answer: z.array(questionnairePlace),
  errors: [...reading],
})

export const getContentSection = defineCall({
  ...call,
  id: 'getContentSection',
  method: 'get',
  path: `${base}/contentsection/{id}`,
  summary: 'One section with its items',
  params: ofPlace,
  answer: withPlaces,
  errors: [...reading],
})

export const updateContentSection = defineCall({
  ...call,
  id: 'updateContentSection',
  method: 'put',
  path: `${base}/contentsection/{id}`,
  summary: 'Saves fields of a section of a draft',
  encoding: 'json',
  params: ofPlace,
  body: save,
  answer: questionnairePlace,
  errors: [...limited],
})

export const getContentItem = defineCall({
  ...call,
  id: 'getContentItem',
  method: 'get',
  path: `${base}/contentitem/{id}`,
  summary: 'One item of the content',
  params: ofPlace,
  answer: questionnairePlace,
  errors: [...reading],
})

export const updateContentItem = defineCall({
  ...call,
  id: 'updateContentItem',
  method: 'put',
  path: `${base}/contentitem/{id}`,
  summary: 'Saves fields of an item of a draft',
  encoding: 'json',
  params: ofPlace,
  body: save,
  answer: questionnairePlace,
  errors: [...limited],
})

export const addContentSection = defineCall({
  ...call,
  id: 'addContentSection',
  method: 'post',
  path: `${base}/section`,
  summary: 'Adds a section at the end of a draft',
  encoding: 'json',
  params: ofKind,
  body: z.object({ versionId: z.number().int().describe('Id of the draft.'), fields }),
  status: 201,
  answer: questionnairePlace,
  errors: [...limited],
})

export const deleteContentSection = defineCall({
  ...call,
  id: 'deleteContentSection',
  method: 'delete',
  path: `${base}/section/{id}`,
  summary: 'Deletes a section of a draft that never was used, with its items',
  params: ofPlace,
  status: 204,
  errors: [...writing],
})

export const addContentItem = defineCall({
  ...call,
  id: 'addContentItem',
  method: 'post',
  path: `${base}/compliance-strategy-item/{id}`,
  summary: 'Adds an item at the end of a section of a draft; the id is that of the section',
  encoding: 'json',
  params: ofPlace,
  body: z.object({ fields }),
  status: 201,
  answer: questionnairePlace,
  errors: [...limited],
})

export const deleteContentItem = defineCall({
  ...call,
  id: 'deleteContentItem',
  method: 'delete',
  path: `${base}/compliance-strategy-item/{id}`,
  summary: 'Deletes an item of a draft that never was used',
  params: ofPlace,
  status: 204,
  errors: [...writing],
})
