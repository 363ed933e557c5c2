import { mostNoteCharacters, noteTexts, type NotepadRequest } from '@portal/domain'
import { readDraft, removeDraft, writeDraft } from '../../lib/saving/draft-store'
import { noteDraftKey } from '../../lib/notepads-to-open'
import { sanitizeHtml } from '../../ui/rich-text/rich-text-html'
import { notesMessages } from './notes-messages.generated'

/** What a person writes in a notepad. */
export interface NoteText {
  category: number
  html: string
}

/** What a notepad begins with: the text, and the copy that was last saved or loaded, to compare it with. */
export interface NoteStart {
  text: NoteText
  base: NoteText
  /** Version of the stored note; null for a new one. */
  version: number | null
}

export const emptyNote: NoteText = { category: 0, html: '' }

/** The start of a note as the server holds it. */
export function startOf(note: { category: number; textNote: string; version: number }): NoteStart {
  const text = { category: note.category, html: sanitizeHtml(note.textNote) }
  return { text, base: text, version: note.version }
}

export function isSameText(one: NoteText, other: NoteText): boolean {
  return one.category === other.category && one.html === other.html
}

export type NoteErrors = Partial<Record<'category' | 'textNote' | 'leaId', string>>

/** What is missing, by field (specification 001 section 5). */
export function errorsOf(text: NoteText, leaId: number | null): NoteErrors {
  return {
    ...(leaId === null && { leaId: noteTexts.agencyMissing }),
    ...(text.category === 0 && { category: noteTexts.categoryMissing }),
    ...(text.html === ''
      ? { textNote: noteTexts.noteMissing }
      : text.html.length > mostNoteCharacters && {
          textNote: notesMessages.tooLong({ most: mostNoteCharacters }),
        }),
  }
}

interface KeptNote extends Omit<NoteStart, 'version'> {
  request: NotepadRequest
}

/** Keeps an unsaved note in this browser; false when the browser refuses. */
export function keepNote(
  userId: string,
  request: NotepadRequest,
  { text, base, version }: NoteStart,
): boolean {
  return writeDraft<KeptNote>(noteDraftKey(userId, request.id), {
    value: { request, text, base },
    version: version ?? 0,
    writtenAt: new Date().toISOString(),
  })
}

export function forgetNote(userId: string, id: string): void {
  removeDraft(noteDraftKey(userId, id))
}

/** An unsaved note under a key; undefined for what is none. */
export function keptNote(key: string): { request: NotepadRequest; start: NoteStart } | undefined {
  const draft = readDraft<Partial<KeptNote> | null>(key)
  const { request, text, base } = draft?.value ?? {}
  if (!draft || !request || !isText(text) || !isText(base) || typeof request.id !== 'string') return undefined
  return { request, start: { text, base, version: draft.version === 0 ? null : draft.version } }
}

function isText(value: unknown): value is NoteText {
  return (
    typeof value === 'object' &&
    value !== null &&
    'category' in value &&
    typeof value.category === 'number' &&
    'html' in value &&
    typeof value.html === 'string'
  )
}
