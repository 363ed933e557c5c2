import { noteCategories } from '@portal/domain'
import { ConflictDialog, type ConflictField } from '../../ui/conflict-dialog'
import { RichText } from '../../ui/rich-text'
import { startOf, type NoteText } from './note-text'
import { notesMessages } from './notes-messages'
import type { NoteFieldsFragment } from './notes.generated'

const words = notesMessages.pad

const fields: ConflictField<NoteText>[] = [
  { members: ['category'], label: words.category, show: ({ category }) => noteCategories[category] },
  { members: ['html'], label: words.note, show: ({ html }) => html && <RichText html={html} /> },
]

interface NoteConflictDialogProps {
  mine: NoteText
  theirs: NoteFieldsFragment
  onKeep: (chosen: NoteText) => void
  onTakeTheirs: () => void
}

/** Two people changed one note. */
export function NoteConflictDialog({ theirs, ...rest }: NoteConflictDialogProps) {
  return (
    <ConflictDialog
      {...rest}
      title={words.conflict}
      theirs={startOf(theirs).text}
      fields={fields}
      by={theirs.changedBy.fullName}
      at={theirs.changedOn}
    />
  )
}
