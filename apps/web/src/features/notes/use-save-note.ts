import { useApolloClient } from '@apollo/client/react'
import { notepadLimits, type NotepadRequest } from '@portal/domain'
import { useRef } from 'react'
import type { PayloadError } from '../../lib/saving/form-errors'
import { toast } from '../../ui/feedback/toast'
import type { NoteText } from './note-text'
import { notesMessages } from './notes-messages.generated'
import { raiseNotesRefresh } from './notes-refresh'
import {
  SaveNoteDocument,
  type NoteFieldsFragment,
  type SaveNoteMutation,
  type SaveNoteMutationVariables,
} from './notes.generated'

const words = notesMessages.pad

export interface NoteSaving {
  errors: readonly PayloadError[]
  /** As it is stored, also when another person saved first. */
  row: NoteFieldsFragment | null
}

/** Sends a note; after a lost response the same text is sent again under the same key. */
export function useSaveNote() {
  const client = useApolloClient()
  const attempt = useRef({ input: '', key: '' })

  return async (request: NotepadRequest, text: NoteText, version: number | null): Promise<NoteSaving> => {
    const { id, leaId, year, part } = request
    const input = { id, leaId: leaId ?? 0, year, part, category: text.category, textNote: text.html, version }
    const sent = JSON.stringify(input)
    if (attempt.current.input !== sent) attempt.current = { input: sent, key: crypto.randomUUID() }
    try {
      const { data } = await client.mutate<SaveNoteMutation, SaveNoteMutationVariables>({
        mutation: SaveNoteDocument,
        variables: { input },
        context: { idempotencyKey: attempt.current.key },
      })
      const { errors = [], note: row = null } = data?.saveNote ?? {}
      return { errors, row }
    } catch {
      // Shown like a refusal: the text is still there.
      return { errors: [{ code: 'INTERNAL', message: '' }], row: null }
    }
  }
}

export function toastOfNote(isSaved: boolean): void {
  toast({
    title: words.toastTitle,
    description: isSaved ? words.saved : words.failed,
    status: isSaved ? 'success' : 'warning',
    duration: notepadLimits.toastMs,
  })
  if (isSaved) raiseNotesRefresh()
}
