import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import {
  contentKind,
  contentId,
  contentVersionRow,
  contentVersionParams,
  contentVersion,
  contentFields,
  contentNode,
} from './content-shapes.js'
import { mostContentImportRows } from './content-imports.js'

const feature = 'content'

const access = ['content.manage'] as const

const kindParams = z.object({ kind: contentKind })

const nodeParams = z.object({ kind: contentKind, id: z.coerce.number().int(), contentId })

const base = '/api/msde/content'

export const listContentCitations = defineCall({
  id: 'listContentCitations',
  feature,
  method: 'get',
  path: `${base}/citations`,
  summary: 'Citations that an item may rest on, by reference',
  access,
  answer: z.array(
    z
      .object({
        reference: z.string(),
        title: z.string(),
        plainText: z.string().describe('What it means in plain words.'),
        part: z.string().describe("Part B, Part C or '' for both."),
      })
      .meta({ id: 'ContentCitation' }),
  ),
  errors: ['FORBIDDEN'],
})

export const listContentVersions = defineCall({
  id: 'listContentVersions',
  feature,
  method: 'get',
  path: `${base}/{kind}/versions`,
  summary: 'Versions of a kind of content, newest year first',
  access,
  params: kindParams,
  answer: z.array(contentVersionRow),
  errors: ['FORBIDDEN'],
})

export const getContentVersion = defineCall({
  id: 'getContentVersion',
  feature,
  method: 'get',
  path: `${base}/{kind}/versions/{id}`,
  summary: 'One version with everything in it',
  access,
  params: contentVersionParams,
  answer: contentVersion,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const createContentVersion = defineCall({
  id: 'createContentVersion',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions`,
  summary: 'Makes a draft for a year from a published version of the same part',
  description:
    'What is retired is left out; content ids stay. CONFLICT: the year and part have a draft already, or the version to ' +
    'copy is a draft. BAD_USER_INPUT: a year before that of the version, or more than one year to come.',
  access,
  encoding: 'json',
  params: kindParams,
  body: z.object({ fromId: z.number().int(), year: z.number().int() }),
  status: 201,
  answer: contentVersion,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteContentVersion = defineCall({
  id: 'deleteContentVersion',
  feature,
  method: 'delete',
  path: `${base}/{kind}/versions/{id}`,
  summary: 'Deletes a draft',
  access,
  params: contentVersionParams,
  status: 204,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const publishContentVersion = defineCall({
  id: 'publishContentVersion',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/publish`,
  summary: 'Publishes a draft',
  description:
    'Places that are retired are left out. In a launched year agencies without a record get one; records that are there ' +
    'keep their version, but for those in which no agency has begun when applyToNotStarted is true. CONFLICT: not a ' +
    'draft, or errors stand against it.',
  access,
  encoding: 'json',
  params: contentVersionParams,
  body: z.object({ applyToNotStarted: z.boolean() }),
  answer: z
    .object({
      version: contentVersionRow,
      records: z.number().int().describe('Records that agencies got.'),
      applied: z.number().int().describe('Records that were moved onto the version.'),
    })
    .meta({ id: 'PublishedContent' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const applyContentVersion = defineCall({
  id: 'applyContentVersion',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/apply`,
  summary: 'Moves records in which no agency has begun onto a published version of their year and part',
  access,
  params: contentVersionParams,
  answer: z.object({ version: contentVersionRow, applied: z.number().int() }).meta({ id: 'AppliedContent' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const addContentNode = defineCall({
  id: 'addContentNode',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/nodes`,
  summary: 'Adds a place to a draft, empty or as a copy of another',
  access,
  encoding: 'json',
  params: contentVersionParams,
  body: z.object({
    parentId: contentId
      .nullable()
      .describe('Where it goes, at the end; null for the top. Not read for a copy.'),
    copyOf: contentId.nullable().describe('A place to copy with everything below it, right after itself.'),
  }),
  status: 201,
  answer: z
    .object({ contentId: z.string().describe('Of the new place.'), version: contentVersion })
    .meta({ id: 'AddedContent' }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const saveContentNode = defineCall({
  id: 'saveContentNode',
  feature,
  method: 'put',
  path: `${base}/{kind}/versions/{id}/nodes/{contentId}`,
  summary: 'Saves the fields of a place in a draft',
  description:
    'A draft may be unfinished; publishing reports what is missing. CONFLICT: an old version of the place (with ' +
    'the current row), or a version that is published.',
  access,
  encoding: 'json',
  params: nodeParams,
  body: z.object({ fields: changes(contentFields), version: z.number().int() }),
  answer: contentNode,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})

export const moveContentNode = defineCall({
  id: 'moveContentNode',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/nodes/{contentId}/move`,
  summary: 'Moves a place in a draft',
  access,
  encoding: 'json',
  params: nodeParams,
  body: z.object({
    parentId: contentId.nullable(),
    position: z.number().int().min(0).max(10_000).describe('Among the places of the parent, without itself.'),
  }),
  answer: contentVersion,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const renumberContent = defineCall({
  id: 'renumberContent',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/renumber`,
  summary: 'Numbers the places of a draft by where they stand',
  description:
    'Ids and lineage stay; what is retired keeps its number. CONFLICT: other numbers would be written than were seen.',
  access,
  encoding: 'json',
  params: contentVersionParams,
  body: z.object({
    within: contentId.nullable().describe('Only what stands in this place; null for the whole draft.'),
    numbers: z
      .array(z.object({ contentId, number: z.string().max(20) }))
      .max(mostContentImportRows)
      .describe('Every new number as it was shown before.'),
  }),
  answer: contentVersion,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const retireContentNode = defineCall({
  id: 'retireContentNode',
  feature,
  method: 'post',
  path: `${base}/{kind}/versions/{id}/nodes/{contentId}/retire`,
  summary: 'Retires a place of a draft, or takes that back',
  access,
  encoding: 'json',
  params: nodeParams,
  body: z.object({ retired: z.boolean() }),
  answer: contentVersion,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteContentNode = defineCall({
  id: 'deleteContentNode',
  feature,
  method: 'delete',
  path: `${base}/{kind}/versions/{id}/nodes/{contentId}`,
  summary: 'Deletes a place of a draft, with everything below it, that was never used',
  access,
  params: nodeParams,
  answer: contentVersion,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
