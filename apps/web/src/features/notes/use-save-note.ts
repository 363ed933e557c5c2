import { useApolloClient } from '@apollo/client/react'
import { notepadLimits, type NotepadRequest } from '@portal/domain'
import { useRef } from 'react'
import type { PayloadError } from '../../lib/form-errors'
import { toast } from '../../ui/toast'
import type { NoteText } from './note-text'
import { notesMessages } from './notes-messages'
import { raiseNotesRefresh } from './notes-refresh'
import {
  SaveNoteDocument,
  type NoteFieldsFragment,
  type SaveNoteMutation,
  type SaveNoteMutationVariables,
} from './notes.generated'

const words = notesMessages.pad

export type NoteSaving =
  | { kind: 'saved'; note: NoteFieldsFragment }
  /** Somebody else saved first. */
  | { kind: 'conflict'; theirs: NoteFieldsFragment }
  | { kind: 'failed'; errors: readonly PayloadError[] }

/** Saves a note and says so; the same text is sent under the same key again when the answer was lost. */
export function useSaveNote() {
  const client = useApolloClient()
  const attempt = useRef({ input: '', key: '' })

  return async (request: NotepadRequest, text: NoteText, version: number | null): Promise<NoteSaving> => {
    const { id, leaId, year, part } = request
    const input = { id, leaId: leaId ?? 0, year, part, category: text.category, textNote: text.html, version }
    const told = JSON.stringify(input)
    if (attempt.current.input !== told) attempt.current = { input: told, key: crypto.randomUUID() }
    let errors: readonly PayloadError[] = []
    try {
      const { data } = await client.mutate<SaveNoteMutation, SaveNoteMutationVariables>({
        mutation: SaveNoteDocument,
        variables: { input },
        context: { idempotencyKey: attempt.current.key },
      })
      const answer = data?.saveNote
      if (answer?.note && answer.errors.length === 0) {
        toast({
          title: words.toastTitle,
          description: words.saved,
          status: 'success',
          duration: notepadLimits.toastMs,
        })
        raiseNotesRefresh()
        return { kind: 'saved', note: answer.note }
      }
      if (answer?.note && !answer.note.isDeleted) return { kind: 'conflict', theirs: answer.note }
      errors = answer?.errors ?? []
    } catch {
      // Told below, like a refusal: the text is still there.
    }
    toast({
      title: words.toastTitle,
      description: words.failed,
      status: 'warning',
      duration: notepadLimits.toastMs,
    })
    return { kind: 'failed', errors }
  }
}
