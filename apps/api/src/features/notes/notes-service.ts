import {
  badInput,
  canChangeNote,
  canRestoreNote,
  canUseNotes,
  noteCategories,
  noteTexts,
  noteTitle,
  checkNote,
} from '@portal/domain'
import { noteFields, type BodyOf, type saveNote as saveCall } from '@portal/rest-contract'
import type { z } from 'zod'
import { merged } from '../../server/merged.js'
import { plainTextOf } from '../../server/rich-text.js'
import { validated } from '../../server/validated.js'
import { insist, insistOnInput, insistOnKept, insistOnVersion } from '../../server/verdicts.js'
import { findNote, type Note, type NoteView } from './notes-read-model.js'
import { changeNote, insertNote, lockNote, placesOf } from './notes-store.js'
import {
  type Command,
  foundOr,
  stampOf,
  changeRecord,
  addedRecord,
  type RecordKind,
} from '../../server/command.js'

export const noteFound = foundOr('This note does not exist.')

const note: RecordKind<Command, string, NoteView, Parameters<typeof changeNote>[2]> = {
  found: noteFound,
  async lock({ tx, actor }, id) {
    insist(canUseNotes(actor))
    await lockNote(tx, id)
  },
  find: ({ tx, actor }, id) => findNote(tx, actor, id),
  version: (view) => view,
  target: ({ answer: { id, leaId, year } }) => ({ targetType: 'note', targetId: id, leaId, year }),
  write: (command, { answer }, columns) => changeNote(command.tx, answer.id, columns, stampOf(command)),
}

/** Saves what is given of a note; without a version it is a new one, which is given whole. */
export async function saveNote(
  command: Command,
  { id, version = null, ...input }: BodyOf<typeof saveCall>,
): Promise<Note> {
  const { tx, actor } = command
  insist(canUseNotes(actor))
  if (version !== null) return updateNote(command, id, input, version)
  const whole = validated(noteFields, input)
  const given = await checkedNote(command, whole)
  return (await insertNote(tx, { id, ...given }, stampOf(command)))
    ? addedRecord(note, command, id, 'addNote', () => recorded(given))
    : updateNote(command, id, whole, null)
}

/** Without a version it was sent as a new one before, and the answer to that was lost on its way. */
function updateNote(
  command: Command,
  id: string,
  input: Partial<z.infer<typeof noteFields>>,
  version: number | null,
): Promise<Note> {
  const { actor, ctx } = command
  return changeRecord(note, command, id, {
    action: 'changeNote',
    async columns(view) {
      const { answer } = view
      const given = await checkedNote(command, merged(noteFields, answer, input))
      // The note is there as it was sent.
      if (
        version === null &&
        view.version === 1 &&
        isSame(view, given) &&
        answer.createdBy.id === actor.userId
      )
        return null
      insistOnKept({ isDeleted: answer.isDeleted, changed: view.changed }, ctx.now, answer)
      insist(canChangeNote(actor, answer), answer)
      insistOnVersion(version ?? 0, view, ctx.now, answer)
      return isSame(view, given) ? null : given
    },
    audit: (before, after) => ({ before: toldOf(before), after: toldOf(after) }),
  })
}

/** What a note becomes that is stored; all that is wrong with it is refused at once. */
async function checkedNote(
  { tx }: Command,
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
export function deleteNote(command: Command, id: string, version: number): Promise<Note> {
  return changeRecord(note, command, id, {
    action: 'deleteNote',
    may: ({ answer }) => canChangeNote(command.actor, answer),
    version,
    columns: () => ({ deletedOn: command.ctx.now }),
  })
}

/** Brings a deleted note back. CONFLICT for an old version. */
export function restoreNote(command: Command, id: string, version: number): Promise<Note> {
  return changeRecord(note, command, id, {
    action: 'restoreNote',
    may: ({ answer }) => canRestoreNote(command.actor, answer),
    version,
    columns: () => ({ deletedOn: null }),
  })
}

/** What the history keeps: words, not markup, so that it can be read. */
function recorded({ category, part, plainText }: Pick<Stored, 'category' | 'part' | 'plainText'>) {
  return { category: noteCategories[category] ?? category, part, note: plainText }
}

const toldOf = ({ answer, plainText }: NoteView) => recorded({ ...answer, plainText })
