import { noteParts } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { changes } from '../changes.js'
import { exportColumns, exportFormat } from '../exports.js'
import { allowedAct, pageQuery, personRef, searchQuery, sortQuery } from '../shared.js'

const feature = 'notes'
const base = '/api/msde/notepad'

/** A note as shown in lists (specification 001 section 3). */
export const noteRow = z
  .object({
    id: z.string().describe('GUID that the client made.'),
    leaId: z.number().int(),
    year: z.number().int(),
    category: z.number().int().min(1).max(8).describe('1 General Supervision … 8 Other.'),
    part: z.enum(noteParts).describe("'' for both parts."),
    title: z.string().describe('First line of the text.'),
    createdBy: personRef,
    createdOn: z.string(),
    changedBy: personRef,
    changedOn: z.string(),
    isDeleted: z.boolean(),
    deletedOn: z.string().nullable(),
    version: z.number().int(),
    change: allowedAct,
    restore: allowedAct,
  })
  .meta({ id: 'NoteRow' })

/** A note with its text. */
export const note = noteRow
  .extend({ textNote: z.string().describe('Rich text, sanitised HTML.') })
  .meta({ id: 'Note' })

const textNote = z
  .string()
  .max(400_000)
  .describe('Rich text: sanitised before it is stored, then at most 50,000 characters.')
const byNoteId = z.object({ id: z.uuid() })
const version = z.number().int().describe('Version that the caller saw.')

export const noteFields = z.object({
  leaId: z.number().int().positive(),
  year: z.number().int(),
  category: z.number().int().describe('1 to 8; 0 is refused as missing.'),
  part: z.enum(noteParts).default(''),
  textNote,
})

export const saveNote = defineCall({
  id: 'saveNote',
  feature,
  method: 'post',
  path: `${base}/note/update`,
  summary: 'Saves a note, a new one too',
  description:
    'The id of a new note is a GUID that the client makes; its version is null, and only its part may be left out. ' +
    'BAD_USER_INPUT with fields: category, textNote, leaId, year. CONFLICT with the current note: an old version, a deleted note, or a new note whose id is taken.',
  access: 'signed-in',
  encoding: 'json',
  body: changes(noteFields).extend({
    id: z.uuid(),
    version: version.nullable().optional().describe('Left out or null for a new note.'),
  }),
  answer: z.object({ result: note }).meta({ id: 'SavedNote' }),
  errors: ['FORBIDDEN', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})

export const listAgencyNotes = defineCall({
  id: 'listAgencyNotes',
  feature,
  method: 'get',
  path: `${base}/note/{leaId}/{year}`,
  summary: 'Notes about one agency in one year, newest first, without deleted ones',
  access: 'signed-in',
  params: z.object({ leaId: z.coerce.number().int(), year: z.coerce.number().int() }),
  answer: z.array(note),
  errors: ['FORBIDDEN'],
})

export const getNote = defineCall({
  id: 'getNote',
  feature,
  method: 'get',
  path: `${base}/note/{id}`,
  summary: 'One note, a deleted one too',
  access: 'signed-in',
  params: byNoteId,
  answer: note,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const deleteNote = defineCall({
  id: 'deleteNote',
  feature,
  method: 'post',
  path: `${base}/note/delete/{id}`,
  summary: 'Deletes a note; it can be restored',
  access: 'signed-in',
  encoding: 'json',
  params: byNoteId,
  body: z.object({ version }),
  answer: note,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const restoreNote = defineCall({
  id: 'restoreNote',
  feature,
  method: 'post',
  path: `${base}/note/restore/{id}`,
  summary: 'Takes a deleted note back',
  access: 'signed-in',
  encoding: 'json',
  params: byNoteId,
  body: z.object({ version }),
  answer: note,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

/** Columns that lists of notes can be sorted by, and those of an export. */
export const noteSortColumns = ['title', 'agency', 'year', 'category', 'changedOn'] as const
export const noteExportColumns = [
  'title',
  'agency',
  'year',
  'category',
  'part',
  'createdBy',
  'createdOn',
  'changedOn',
] as const

const filter = {
  q: searchQuery.describe('Searches the text of notes.'),
  leaId: z.coerce.number().int().optional(),
  year: z.coerce.number().int().optional(),
  category: z.coerce.number().int().optional(),
  show: z.enum(['kept', 'deleted']).default('kept'),
}

export const listNotes = defineCall({
  id: 'listNotes',
  feature,
  method: 'get',
  path: `${base}/notes`,
  summary: 'Notes of all agencies, by page',
  access: 'signed-in',
  query: z.object({ ...pageQuery, ...filter, sort: sortQuery(noteSortColumns) }),
  answer: z
    .object({
      rows: z.array(noteRow),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
    })
    .meta({ id: 'NotePage' }),
  errors: ['FORBIDDEN'],
})

export const exportNotes = defineCall({
  id: 'exportNotes',
  feature,
  method: 'get',
  path: `${base}/notes/export`,
  summary: 'The filtered notes as a file, with their whole text; the export is recorded',
  access: 'signed-in',
  query: z.object({
    ...filter,
    sort: sortQuery(noteSortColumns),
    columns: exportColumns(noteExportColumns),
    format: exportFormat,
  }),
  file: true,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

/** A template: a text that notes begin with. */
export const noteTemplateRow = z
  .object({
    id: z.number().int(),
    title: z.string(),
    category: z.number().int().min(0).max(8).describe('Category that it sets; 0 for none.'),
    changedBy: personRef,
    changedOn: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'NoteTemplateRow' })

export const noteTemplate = noteTemplateRow
  .extend({ textNote: z.string().describe('Rich text, sanitised HTML.') })
  .meta({ id: 'NoteTemplate' })

const byTemplateId = z.object({ id: z.coerce.number().int().positive() })
export const noteTemplateFields = z.object({
  title: z.string().max(1000),
  category: z.number().int().default(0),
  textNote,
})

export const listNoteTemplates = defineCall({
  id: 'listNoteTemplates',
  feature,
  method: 'get',
  path: `${base}/templates`,
  summary: 'Templates of notes, by title',
  access: 'signed-in',
  query: z.object({ show: z.enum(['kept', 'deleted']).default('kept') }),
  answer: z.array(noteTemplateRow),
  errors: ['FORBIDDEN'],
})

export const getNoteTemplate = defineCall({
  id: 'getNoteTemplate',
  feature,
  method: 'get',
  path: `${base}/template/{id}`,
  summary: 'One template with its text',
  access: 'signed-in',
  params: byTemplateId,
  answer: noteTemplate,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const createNoteTemplate = defineCall({
  id: 'createNoteTemplate',
  feature,
  method: 'post',
  path: `${base}/templates`,
  summary: 'Adds a template',
  description: 'BAD_USER_INPUT with fields: title, category, textNote.',
  access: 'signed-in',
  encoding: 'json',
  body: noteTemplateFields,
  status: 201,
  answer: noteTemplate,
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

export const updateNoteTemplate = defineCall({
  id: 'updateNoteTemplate',
  feature,
  method: 'put',
  path: `${base}/template/{id}`,
  summary: 'Changes a template; notes that were begun with it stay as they are',
  access: 'signed-in',
  encoding: 'json',
  params: byTemplateId,
  body: changes(noteTemplateFields).extend({ version }),
  answer: noteTemplate,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
})

export const deleteNoteTemplate = defineCall({
  id: 'deleteNoteTemplate',
  feature,
  method: 'delete',
  path: `${base}/template/{id}`,
  summary: 'Takes a template away; it can be restored',
  access: 'signed-in',
  params: byTemplateId,
  query: z.object({ version: z.coerce.number().int() }),
  status: 204,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const restoreNoteTemplate = defineCall({
  id: 'restoreNoteTemplate',
  feature,
  method: 'post',
  path: `${base}/template/restore/{id}`,
  summary: 'Takes a deleted template back',
  access: 'signed-in',
  encoding: 'json',
  params: byTemplateId,
  body: z.object({ version }),
  answer: noteTemplate,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})
