import type { NotePart } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { PageArgs } from '../shared/shared-types.js'
import type {
  CreateNoteTemplateInput,
  NoteFilterInput,
  SaveNoteInput,
  UpdateNoteTemplateInput,
} from './notes-inputs.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Notes of all agencies, by page (`GET /api/msde/notepad/notes`). */
export function readNotes(
  { upstream }: Upstream,
  { page, pageSize }: PageArgs,
  filter: NoteFilterInput,
  sort: string | null | undefined,
) {
  return upstream.call(calls.listNotes, {
    query: {
      page,
      pageSize,
      q: filter.q || undefined,
      leaId: filter.leaId ?? undefined,
      year: filter.year ?? undefined,
      category: filter.category ?? undefined,
      show: filter.show ?? undefined,
      sort: sort || undefined,
    },
  })
}

/** Notes about one agency in one year, newest first, without deleted ones (`GET /api/msde/notepad/note/{leaId}/{year}`). */
export function readAgencyNotes({ upstream }: Upstream, params: { leaId: number; year: number }) {
  return upstream.call(calls.listAgencyNotes, { params })
}

/** One note, a deleted one too (`GET /api/msde/notepad/note/{id}`). */
export function readNote({ upstream }: Upstream, id: string) {
  return upstream.call(calls.getNote, { params: { id } })
}

/** Saves a note, a new one too (`POST /api/msde/notepad/note/update`). */
export async function save({ upstream }: Upstream, { part, ...input }: SaveNoteInput) {
  // The system of record refuses an unknown part.
  const body = { ...input, part: part as NotePart | undefined }
  return (await upstream.call(calls.saveNote, { body })).result
}

/** Deletes a note; it can be restored (`POST /api/msde/notepad/note/delete/{id}`). */
export function remove({ upstream }: Upstream, id: string, version: number) {
  return upstream.call(calls.deleteNote, { params: { id }, body: { version } })
}

/** Takes a deleted note back (`POST /api/msde/notepad/note/restore/{id}`). */
export function takeBack({ upstream }: Upstream, id: string, version: number) {
  return upstream.call(calls.restoreNote, { params: { id }, body: { version } })
}

/** Templates of notes, by title (`GET /api/msde/notepad/templates`). */
export function readTemplates({ upstream }: Upstream, deleted: boolean) {
  return upstream.call(calls.listNoteTemplates, { query: { show: deleted ? 'deleted' : 'kept' } })
}

/** One template with its text (`GET /api/msde/notepad/template/{id}`). */
export function readTemplate({ upstream }: Upstream, id: number) {
  return upstream.call(calls.getNoteTemplate, { params: { id } })
}

/** Adds a template (`POST /api/msde/notepad/templates`). */
export function createTemplate({ upstream }: Upstream, body: CreateNoteTemplateInput) {
  return upstream.call(calls.createNoteTemplate, { body })
}

/** Changes a template; notes that were begun with it stay as they are (`PUT /api/msde/notepad/template/{id}`). */
export function updateTemplate({ upstream }: Upstream, { id, ...body }: UpdateNoteTemplateInput) {
  return upstream.call(calls.updateNoteTemplate, { params: { id }, body })
}

/** Takes a template away; it can be restored (`DELETE /api/msde/notepad/template/{id}`). */
export async function removeTemplate({ upstream }: Upstream, id: number, version: number): Promise<void> {
  await upstream.call(calls.deleteNoteTemplate, { params: { id }, query: { version } })
}

/** Takes a deleted template back (`POST /api/msde/notepad/template/restore/{id}`). */
export function takeTemplateBack({ upstream }: Upstream, id: number, version: number) {
  return upstream.call(calls.restoreNoteTemplate, { params: { id }, body: { version } })
}
