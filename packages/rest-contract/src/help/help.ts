import { documentTexts, trainingKinds, trainingModules } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { fileTitle } from '../name-text.js'
import { storedFile } from '../documents/files.js'
import { allowedAct, personRef } from '../shared.js'

const feature = 'help'
const base = '/api/help/tutorials'

/** The files that an item can have. */
const trainingFilePlaces = ['file', 'captions'] as const

const file = z.object(storedFile).omit({ createdBy: true, createdOn: true }).meta({ id: 'TrainingFile' })

/** A training item (domain definition 7.4). */
export const trainingItem = z
  .object({
    id: z.number().int(),
    title: z.string(),
    summary: z.string(),
    kind: z.enum(trainingKinds),
    module: z.enum(trainingModules),
    roles: z.array(z.string()).describe('Names of the roles it is for; none for everybody.'),
    routes: z.array(z.string()).describe('Beginnings of the addresses that it explains.'),
    body: z.string().describe('Rich text, sanitised HTML: an answer, the text of a guide.'),
    url: z.string().describe('Address outside of the portal; empty for none.'),
    file: file.nullable(),
    captions: file.nullable().describe('Captions of a video, WebVTT.'),
    transcript: z.string(),
    durationMin: z.number().int().nullable().describe('Minutes.'),
    mark: z.enum(['New', 'Updated']).nullable(),
    watchedOn: z.string().nullable().describe('When the caller marked it as watched.'),
    helped: z.boolean().nullable().describe("What the caller answered to 'Did this help?'."),
    usage: z
      .object({
        opened: z.number().int(),
        people: z.number().int(),
        watched: z.number().int(),
        helped: z.number().int(),
        notHelped: z.number().int(),
      })
      .nullable()
      .describe('For editors.'),
    published: z.boolean(),
    publishedOn: z.string().nullable(),
    changedBy: personRef,
    changedOn: z.string(),
    isDeleted: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'TrainingItem' })

const byId = z.object({ id: z.coerce.number().int().positive() })
const version = z.number().int().describe('Version that the caller saw.')
export const trainingFields = z.object({
  title: z.string().max(1000),
  summary: z.string().max(5000),
  kind: z.enum(trainingKinds),
  module: z.enum(trainingModules),
  roles: z.array(z.string().max(100)).max(20).default([]),
  routes: z.array(z.string().max(300)).max(20).default([]),
  body: z.string().max(400_000).default('').describe('Rich text: sanitised before it is stored.'),
  url: z.string().max(2000).default(''),
  transcript: z.string().max(200_000).default(''),
  durationMin: z.number().int().nullable().default(null),
})
const list = z.object({ items: z.array(trainingItem), edit: allowedAct }).meta({ id: 'TrainingList' })

export const listTraining = defineCall({
  id: 'listTraining',
  feature,
  method: 'get',
  path: base,
  summary: 'Training items in their order: those for the caller, all of them for editors',
  access: 'signed-in',
  query: z.object({ show: z.enum(['kept', 'deleted']).default('kept') }),
  answer: list,
  errors: ['FORBIDDEN'],
})

export const createTrainingItem = defineCall({
  id: 'createTrainingItem',
  feature,
  method: 'post',
  path: base,
  summary: 'Adds an item as a draft, at the end',
  description: 'BAD_USER_INPUT with fields: title, summary, body, roles, routes, url, durationMin.',
  access: 'signed-in',
  encoding: 'json',
  body: trainingFields,
  status: 201,
  answer: trainingItem,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const updateTrainingItem = defineCall({
  id: 'updateTrainingItem',
  feature,
  method: 'put',
  path: `${base}/items/{id}`,
  summary: 'Changes an item; a published one stays whole',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: changes(trainingFields).extend({ version }),
  answer: trainingItem,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})

export const publishTrainingItem = defineCall({
  id: 'publishTrainingItem',
  feature,
  method: 'post',
  path: `${base}/items/{id}/publish`,
  summary: 'Shows an item to its audience, or takes it back',
  description: 'BAD_USER_INPUT with the field that is missing: file, transcript, body, url.',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({ published: z.boolean(), version }),
  answer: trainingItem,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const deleteTrainingItem = defineCall({
  id: 'deleteTrainingItem',
  feature,
  method: 'post',
  path: `${base}/items/{id}/delete`,
  summary: 'Deletes an item; it can be restored',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({ version }),
  answer: trainingItem,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const restoreTrainingItem = defineCall({
  id: 'restoreTrainingItem',
  feature,
  method: 'post',
  path: `${base}/items/{id}/restore`,
  summary: 'Takes a deleted item back, as a draft',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({ version }),
  answer: trainingItem,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const orderTrainingItems = defineCall({
  id: 'orderTrainingItems',
  feature,
  method: 'put',
  path: `${base}/order`,
  summary: 'Puts the items into another order; those that are not named keep theirs, after the others',
  access: 'signed-in',
  encoding: 'json',
  body: z.object({ ids: z.array(z.number().int().positive()).min(1).max(1000) }),
  answer: list,
  errors: ['FORBIDDEN'],
})

export const recordTrainingUse = defineCall({
  id: 'recordTrainingUse',
  feature,
  method: 'post',
  path: `${base}/items/{id}/use`,
  summary: 'Counts that the caller opened an item, marks it as watched, or says whether it helped',
  access: 'signed-in',
  encoding: 'json',
  params: byId,
  body: z.object({
    opened: z.boolean().default(false),
    watched: z.boolean().optional().describe('True marks it, false takes the mark away.'),
    helped: z.boolean().nullable().optional().describe('Null takes the answer back.'),
  }),
  answer: trainingItem,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const uploadTrainingFile = defineCall({
  id: 'uploadTrainingFile',
  feature,
  method: 'post',
  path: `${base}/files`,
  summary: 'Uploads the file of an item, or the captions of a video, in place of the one before',
  description:
    'multipart/form-data, streamed. The fields itemId, place (file or captions) and titles come before the part named documents. ' +
    'Beside documents, films (MP4, WebM) and captions (VTT) are taken.',
  access: 'signed-in',
  encoding: 'multipart',
  body: z.object({
    itemId: z.coerce.number().int().positive(),
    place: z.enum(trainingFilePlaces),
    titles: z.array(fileTitle(documentTexts.titleMissing)).length(1, 'Send one file.'),
  }),
  status: 201,
  answer: z.array(file),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'CONFLICT'],
})

export const downloadTrainingFile = defineCall({
  id: 'downloadTrainingFile',
  feature,
  method: 'get',
  path: `${base}/items/{id}/{place}`,
  summary: 'The bytes of the file of an item, whole or a part of them, as an attachment',
  description: 'CONFLICT while it is being scanned for viruses, FORBIDDEN when one was found.',
  access: 'signed-in',
  params: z.object({ id: z.coerce.number().int().positive(), place: z.enum(trainingFilePlaces) }),
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
