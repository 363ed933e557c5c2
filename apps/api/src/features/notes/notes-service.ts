import {
  badInput,
  canChangeNote,
  canRestoreNote,
  canUseNotes,
  checkNote,
  noteCategories,
  noteTexts,
  noteTitle,
  type AuditAction,
} from '@portal/domain'
import { noteFields, type BodyOf, type saveNote as saveCall } from '@portal/rest-contract'
import type { z } from 'zod'
import { ApiError } from '../../server/api-error.js'
import { merged } from '../../server/merged.js'
import { plainTextOf } from '../../server/rich-text.js'
import { validated } from '../../server/validated.js'
import { insist, insistOnInput, insistOnKept, insistOnVersion } from '../../server/verdicts.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import type { NoteCommand } from './notes-command.js'
import { findNote, type Note, type NoteView } from './notes-read-model.js'
import { changeNote, insertNote, lockNote, placesOf } from './notes-store.js'

export function noteFound<T>(value: T | null): T {
  if (value === null) throw new ApiError('NOT_FOUND', 'This note does not exist.')
  return value
}

/** Saves what is given of a note; without a version it is a new one, which is given whole. */
export async function saveNote(
  command: NoteCommand,
  { id, version = null, ...input }: BodyOf<typeof saveCall>,
): Promise<Note> {
  const { tx, actor, ctx } = command
  insist(canUseNotes(actor))
  const change = { by: actor.userId, on: ctx.now }
  const whole = version === null ? validated(noteFields, input) : null
  if (whole) {
    const given = await checkedNote(command, whole)
    if (await insertNote(tx, { id, ...given }, change)) {
      const { answer } = noteFound(await findNote(tx, actor, id))
      await record(command, answer, { action: 'addNote', after: recorded(given) })
      return answer
    }
  }
  await lockNote(tx, id)
  const view = noteFound(await findNote(tx, actor, id))
  const given = await checkedNote(command, merged(noteFields, view.answer, whole ?? input))
  // The answer to the first attempt was lost on its way: the note is there as it was sent.
  if (whole && view.version === 1 && isSame(view, given) && view.answer.createdBy.id === actor.userId)
    return view.answer
  insistOnKept({ isDeleted: view.answer.isDeleted, changed: view.changed }, ctx.now, view.answer)
  insist(canChangeNote(actor, view.answer), view.answer)
  insistOnVersion(version ?? 0, view, ctx.now, view.answer)
  if (isSame(view, given)) return view.answer
  await changeNote(tx, id, given, change)
  const { answer } = noteFound(await findNote(tx, actor, id))
  await record(command, answer, {
    action: 'changeNote',
    before: recorded({ ...view.answer, plainText: view.plainText }),
    after: recorded(given),
  })
  return answer
}

/** What a note becomes that is stored; all that is wrong with it is refused at once. */
async function checkedNote(
  { tx }: NoteCommand,
  { leaId, year, category, part, textNote }: z.infer<typeof noteFields>,
) {
  const plainText = plainTextOf(textNote)
  const place = await placesOf(tx, { leaId, year })
  insistOnInput([
    ...checkNote({ category, textNote, plainText }),
    ...(place.lea ? [] : [badInput(noteTexts.agencyMissing, 'leaId')]),
    ...(place.year ? [] : [badInput('There is no such year.', 'year')]),
  ])
  return { leaId, year, category, part, textNote, plainText, title: noteTitle(plainText) }
}

type Stored = Awaited<ReturnType<typeof checkedNote>>

function isSame({ answer }: NoteView, given: Stored): boolean {
  const { leaId, year, category, part, textNote } = answer
  return (
    leaId === given.leaId &&
    year === given.year &&
    category === given.category &&
    part === given.part &&
    textNote === given.textNote
  )
}

/** Puts a note away; it can be restored. */
export async function deleteNote(command: NoteCommand, id: string, version: number): Promise<Note> {
  const view = await lockedNote(command, id)
  insist(canChangeNote(command.actor, view.answer), view.answer)
  return setDeleted(command, view, version, command.ctx.now)
}

export async function restoreNote(command: NoteCommand, id: string, version: number): Promise<Note> {
  const view = await lockedNote(command, id)
  insist(canRestoreNote(command.actor, view.answer), view.answer)
  return setDeleted(command, view, version, null)
}

async function setDeleted(
  command: NoteCommand,
  view: NoteView,
  version: number,
  deletedOn: Date | null,
): Promise<Note> {
  const { tx, actor, ctx } = command
  insistOnVersion(version, view, ctx.now, view.answer)
  const { id } = view.answer
  await changeNote(tx, id, { deletedOn }, { by: actor.userId, on: ctx.now })
  const { answer } = noteFound(await findNote(tx, actor, id))
  await record(command, answer, { action: deletedOn === null ? 'restoreNote' : 'deleteNote' })
  return answer
}

async function lockedNote({ tx, actor }: NoteCommand, id: string): Promise<NoteView> {
  insist(canUseNotes(actor))
  await lockNote(tx, id)
  return noteFound(await findNote(tx, actor, id))
}

/** What the history keeps: words, not markup, so that it can be read. */
function recorded({ category, part, plainText }: Pick<Stored, 'category' | 'part' | 'plainText'>) {
  return { category: noteCategories[category] ?? category, part, note: plainText }
}

async function record(
  { tx, actor, ctx }: NoteCommand,
  { id, leaId, year }: Note,
  entry: { action: AuditAction; before?: object; after?: object },
): Promise<void> {
  await writeAudit(tx, { actor, ctx, ...entry, targetType: 'note', targetId: id, leaId, year })
}
