import {
  canRestoreNoteTemplate,
  canUseNotes,
  checkNoteTemplate,
  noteCategories,
  oneLine,
} from '@portal/domain'
import {
  noteTemplateFields,
  type BodyOf,
  type createNoteTemplate as createCall,
  type updateNoteTemplate as updateCall,
} from '@portal/rest-contract'
import { merged } from '../../server/merged.js'
import { plainTextOf } from '../../server/rich-text.js'
import { insist, insistOnInput, insistOnKept } from '../../server/verdicts.js'
import { changeTemplate, insertTemplate, lockTemplate } from './notes-store.js'
import { findTemplate, type NoteTemplate, type TemplateView } from './notes-templates-read-model.js'
import {
  type Command,
  foundOr,
  stampOf,
  changeRecord,
  addedRecord,
  type RecordKind,
} from '../../server/command.js'

type Fields = BodyOf<typeof createCall>

export const templateFound = foundOr('This template does not exist.')

const template: RecordKind<Command, number, TemplateView, Parameters<typeof changeTemplate>[2]> = {
  found: templateFound,
  async lock({ tx, actor }, id) {
    insist(canUseNotes(actor))
    await lockTemplate(tx, id)
  },
  find: ({ tx }, id) => findTemplate(tx, id, true),
  version: (view) => view,
  target: ({ answer }) => ({ targetType: 'noteTemplate', targetId: answer.id }),
  write: (command, { answer }, columns) => changeTemplate(command.tx, answer.id, columns, stampOf(command)),
}

/** Makes a note template. BAD_USER_INPUT names the field. */
export async function createNoteTemplate(command: Command, input: Fields): Promise<NoteTemplate> {
  insist(canUseNotes(command.actor))
  const fields = checkedFields(input)
  const id = await insertTemplate(command.tx, fields, stampOf(command))
  return addedRecord(template, command, id, 'createNoteTemplate', () => recorded(fields))
}

/** Changes a note template. CONFLICT for an old version, BAD_USER_INPUT by field. */
export function updateNoteTemplate(
  command: Command,
  id: number,
  { version, ...input }: BodyOf<typeof updateCall>,
): Promise<NoteTemplate> {
  return changeRecord(template, command, id, {
    action: 'updateNoteTemplate',
    refuse: (view) => insistOnKept(view, command.ctx.now, undefined),
    version,
    columns: ({ answer }) => checkedFields(merged(noteTemplateFields, answer, input)),
    audit: (before, after) => ({ before: recorded(before.answer), after: recorded(after.answer) }),
  })
}

/** Deletes a note template; it can be restored. CONFLICT for an old version. */
export async function deleteNoteTemplate(command: Command, id: number, version: number): Promise<void> {
  await changeRecord(template, command, id, {
    action: 'deleteNoteTemplate',
    refuse: (view) => insistOnKept(view, command.ctx.now, undefined),
    version,
    columns: () => ({ deletedOn: command.ctx.now }),
    audit: ({ answer }) => ({ before: recorded(answer) }),
  })
}

/** Brings a deleted note template back. CONFLICT for an old version. */
export function restoreNoteTemplate(command: Command, id: number, version: number): Promise<NoteTemplate> {
  return changeRecord(template, command, id, {
    action: 'restoreNoteTemplate',
    version,
    columns(view) {
      insist(canRestoreNoteTemplate(command.actor, view))
      return { deletedOn: null }
    },
    audit: ({ answer }) => ({ after: recorded(answer) }),
  })
}

function checkedFields({ title, category, textNote }: Fields): Fields {
  insistOnInput(checkNoteTemplate({ title, category, textNote, plainText: plainTextOf(textNote) }))
  return { title: oneLine(title), category, textNote }
}

function recorded({ title, category, textNote }: Fields) {
  return { title, category: noteCategories[category] ?? null, text: plainTextOf(textNote) }
}
