import {
  canRestoreNoteTemplate,
  canUseNotes,
  checkNoteTemplate,
  noteCategories,
  oneLine,
  type AuditAction,
} from '@portal/domain'
import {
  noteTemplateFields,
  type BodyOf,
  type createNoteTemplate as createCall,
  type updateNoteTemplate as updateCall,
} from '@portal/rest-contract'
import { ApiError } from '../../server/api-error.js'
import { merged } from '../../server/merged.js'
import { plainTextOf } from '../../server/rich-text.js'
import { insist, insistOnInput, insistOnKept, insistOnVersion } from '../../server/verdicts.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import type { NoteCommand } from './notes-command.js'
import { changeTemplate, insertTemplate, lockTemplate } from './notes-store.js'
import { findTemplate, type NoteTemplate, type TemplateView } from './notes-templates-read-model.js'

type Fields = BodyOf<typeof createCall>

export function templateFound<T>(value: T | null): T {
  if (value === null) throw new ApiError('NOT_FOUND', 'This template does not exist.')
  return value
}

export async function createNoteTemplate(command: NoteCommand, input: Fields): Promise<NoteTemplate> {
  const { tx, actor, ctx } = command
  insist(canUseNotes(actor))
  const fields = checkedFields(input)
  const id = await insertTemplate(tx, fields, { by: actor.userId, on: ctx.now })
  await record(command, id, { action: 'createNoteTemplate', after: recorded(fields) })
  return templateFound(await findTemplate(tx, id)).answer
}

export async function updateNoteTemplate(
  command: NoteCommand,
  id: number,
  { version, ...input }: BodyOf<typeof updateCall>,
): Promise<NoteTemplate> {
  const { tx, actor, ctx } = command
  const view = await lockedTemplate(command, id, version)
  const fields = checkedFields(merged(noteTemplateFields, view.answer, input))
  await changeTemplate(tx, id, fields, { by: actor.userId, on: ctx.now })
  await record(command, id, {
    action: 'updateNoteTemplate',
    before: recorded(view.answer),
    after: recorded(fields),
  })
  return templateFound(await findTemplate(tx, id)).answer
}

export async function deleteNoteTemplate(command: NoteCommand, id: number, version: number): Promise<void> {
  const { tx, actor, ctx } = command
  const view = await lockedTemplate(command, id, version)
  await changeTemplate(tx, id, { deletedOn: ctx.now }, { by: actor.userId, on: ctx.now })
  await record(command, id, { action: 'deleteNoteTemplate', before: recorded(view.answer) })
}

export async function restoreNoteTemplate(
  command: NoteCommand,
  id: number,
  version: number,
): Promise<NoteTemplate> {
  const { tx, actor, ctx } = command
  const view = await lockedTemplate(command, id, version, true)
  insist(canRestoreNoteTemplate(actor, view))
  await changeTemplate(tx, id, { deletedOn: null }, { by: actor.userId, on: ctx.now })
  await record(command, id, { action: 'restoreNoteTemplate', after: recorded(view.answer) })
  return templateFound(await findTemplate(tx, id)).answer
}

function checkedFields({ title, category, textNote }: Fields): Fields {
  insistOnInput(checkNoteTemplate({ title, category, textNote, plainText: plainTextOf(textNote) }))
  return { title: oneLine(title), category, textNote }
}

async function lockedTemplate(
  { tx, actor, ctx }: NoteCommand,
  id: number,
  version: number,
  deleted = false,
): Promise<TemplateView> {
  insist(canUseNotes(actor))
  await lockTemplate(tx, id)
  const view = templateFound(await findTemplate(tx, id, true))
  if (!deleted) insistOnKept(view, ctx.now, undefined)
  insistOnVersion(version, view, ctx.now, view.answer)
  return view
}

function recorded({ title, category, textNote }: Fields) {
  return { title, category: noteCategories[category] ?? null, text: plainTextOf(textNote) }
}

async function record(
  { tx, actor, ctx }: NoteCommand,
  id: number,
  entry: { action: AuditAction; before?: object; after?: object },
): Promise<void> {
  await writeAudit(tx, { actor, ctx, ...entry, targetType: 'noteTemplate', targetId: id })
}
