import { TabLinks } from '../../ui/layout/tab-links'
import { notesMessages } from './notes-messages.generated'
import { notesPaths } from './notes-paths'

const words = notesMessages.tabs

/** The notes and their templates; with `history` the history of one note too. */
export function NotesTabs({ history }: { history?: string }) {
  return (
    <TabLinks
      label={words.label}
      tabs={[
        { label: words.notes, to: notesPaths.list },
        { label: words.templates, to: notesPaths.templates },
        ...(history === undefined ? [] : [{ label: words.history, to: notesPaths.history(history) }]),
      ]}
    />
  )
}
