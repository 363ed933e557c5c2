import { noteCategories } from '@portal/domain'
import type { Stored } from '../../lib/saving/save-three-ways'
import { richTextField, type ConflictField } from '../../ui/form/conflict-fields'
import { startOf, type NoteText } from './note-text'
import { notesMessages } from './notes-messages.generated'
import type { NoteFieldsFragment } from './notes.generated'

const words = notesMessages.pad

export const storedNote = (row: NoteFieldsFragment): Stored<NoteText> => ({
  values: startOf(row).text,
  version: row.version,
  by: row.changedBy.fullName,
  at: row.changedOn,
})

/** The parts of a note that two people can have changed at once. */
export const noteFields: readonly ConflictField<NoteText>[] = [
  { members: ['category'], label: words.category, show: ({ category }) => noteCategories[category] },
  richTextField('html', words.note, ({ html }) => html),
]
