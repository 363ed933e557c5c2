import type { NotepadRequest } from '@portal/domain'
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '../../lib/session/viewer'
import type { RichTextInsertion } from '../../ui/rich-text/rich-text-editor'
import {
  errorsOf,
  forgetNote,
  isSameText,
  keepNote,
  type NoteErrors,
  type NoteStart,
  type NoteText,
} from './note-text'

export type NoteEditing = ReturnType<typeof useNoteText>

/** The text of a notepad, and beside it what is stored; this browser keeps what is not. */
export function useNoteText(request: NotepadRequest, start: NoteStart, restored: boolean) {
  const { id: userId } = useViewer()
  const [text, setText] = useState(start.text)
  const [base, setBase] = useState({ text: start.base, version: start.version })
  const [keeps, setKeeps] = useState(true)
  // The editor reads its text once: another key loads another text.
  const [edition, setEdition] = useState(0)
  const [insertion, setInsertion] = useState<RichTextInsertion>()
  const latest = useRef(text)
  const wasKept = useRef(restored)
  const pending = !isSameText(text, base.text)
  // A reload, a crash or a lost connection loses nothing of it.
  useEffect(() => {
    latest.current = text
    if (pending) setKeeps(keepNote(userId, request, { text, base: base.text, version: base.version }))
    // Another tab may keep a text of the same note: only what was kept from here is taken away.
    else if (wasKept.current) forgetNote(userId, request.id)
    wasKept.current = pending
  }, [userId, request, text, base, pending])

  return {
    text,
    /** The text as it is now, for code that runs after a response. */
    latest,
    base,
    /** It differs from what is stored. */
    pending,
    /** The browser stores what is pending. */
    keeps,
    edition,
    insertion,
    change: (next: Partial<NoteText>) => setText((known) => ({ ...known, ...next })),
    stored: setBase,
    load: (next: NoteText, version: number | null, saved = next) => {
      setText(next)
      setBase({ text: saved, version })
      setEdition((known) => known + 1)
      // A new editor would insert it again.
      setInsertion(undefined)
    },
    insert: (html: string) => setInsertion((known) => ({ number: (known?.number ?? 0) + 1, html })),
    forget: () => forgetNote(userId, request.id),
  }
}

export type NoteProblems = ReturnType<typeof useNoteProblems>

/** What is missing in fields that were left, and what the server refused. */
export function useNoteProblems(text: NoteText, leaId: number | null) {
  const [touched, setTouched] = useState<Partial<Record<keyof NoteErrors, boolean>>>({})
  const [refused, setRefused] = useState<{ errors: NoteErrors; message: string } | null>(null)
  const missing = errorsOf(text, leaId)
  const errors: NoteErrors = {}
  for (const field of ['leaId', 'category', 'textNote'] as const) {
    const message = (touched[field] ? missing[field] : undefined) ?? refused?.errors[field]
    if (message) errors[field] = message
  }
  return {
    missing,
    /** What stands at the fields. */
    errors,
    /** Refusals that belong to no field. */
    message: refused?.message ?? '',
    touch: (field: keyof NoteErrors) => setTouched((known) => ({ ...known, [field]: true })),
    touchAll: () => setTouched({ leaId: true, category: true, textNote: true }),
    touchNone: () => setTouched({}),
    refuse: setRefused,
  }
}
