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

export function readAgencyNotes({ upstream }: Upstream, params: { leaId: number; year: number }) {
  return upstream.call(calls.listAgencyNotes, { params })
}

export function readNote({ upstream }: Upstream, id: string) {
  return upstream.call(calls.getNote, { params: { id } })
}

export async function save({ upstream }: Upstream, { part, ...input }: SaveNoteInput) {
  // The system of record refuses an unknown part.
  const body = { ...input, part: part as NotePart | undefined }
  return (await upstream.call(calls.saveNote, { body })).result
}

export function remove({ upstream }: Upstream, id: string, version: number) {
  return upstream.call(calls.deleteNote, { params: { id }, body: { version } })
}

export function takeBack({ upstream }: Upstream, id: string, version: number) {
  return upstream.call(calls.restoreNote, { params: { id }, body: { version } })
}

export function readTemplates({ upstream }: Upstream, deleted: boolean) {
  return upstream.call(calls.listNoteTemplates, { query: { show: deleted ? 'deleted' : 'kept' } })
}

export function readTemplate({ upstream }: Upstream, id: number) {
  return upstream.call(calls.getNoteTemplate, { params: { id } })
}

export function createTemplate({ upstream }: Upstream, body: CreateNoteTemplateInput) {
  return upstream.call(calls.createNoteTemplate, { body })
}

export function updateTemplate({ upstream }: Upstream, { id, ...body }: UpdateNoteTemplateInput) {
  return upstream.call(calls.updateNoteTemplate, { params: { id }, body })
}

export async function removeTemplate({ upstream }: Upstream, id: number, version: number): Promise<void> {
  await upstream.call(calls.deleteNoteTemplate, { params: { id }, query: { version } })
}

export function takeTemplateBack({ upstream }: Upstream, id: number, version: number) {
  return upstream.call(calls.restoreNoteTemplate, { params: { id }, body: { version } })
}
