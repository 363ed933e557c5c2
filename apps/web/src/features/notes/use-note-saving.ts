import { notepadLimits, type NotepadRequest } from '@portal/domain'
import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PayloadError } from '../../lib/saving/form-errors'
import { saveThreeWays, type Contest, type Start } from '../../lib/saving/save-three-ways'
import { isSame } from '../../lib/saving/three-way-merge'
import { toastOfCame, type ConflictField } from '../../ui/form/conflict-fields'
import { noteFields, storedNote } from './note-fields'
import { emptyNote, isSameText, startOf, type NoteErrors, type NoteText } from './note-text'
import type { NoteFieldsFragment } from './notes.generated'
import type { NoteEditing, NoteProblems } from './use-note-text'
import { toastOfNote, useSaveNote } from './use-save-note'

export type NoteContest = Contest<NoteText, ConflictField<NoteText>>

interface NoteSavingOptions {
  request: NotepadRequest
  note: NoteEditing
  problems: NoteProblems
  frame: RefObject<HTMLElement | null>
  onRenew: (change: Partial<NotepadRequest>) => void
}

/**
 * Saves a note, merged with what another person saved meanwhile; after "Save and Add Another" it continues with an
 * empty one.
 */
export function useNoteSaving(options: NoteSavingOptions) {
  const { request, note, problems, frame, onRenew } = options
  const save = useSaveNote()
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<NoteContest>()
  const [deleted, setDeleted] = useState('')
  const lastSent = useRef(-Infinity)

  /** One note a second is sent, by whichever of the two buttons; each press shows what is missing. */
  function press(another: boolean) {
    const now = Date.now()
    if (busy || now - lastSent.current < notepadLimits.saveThrottleMs) return
    flushSync(problems.touchAll)
    const [missing] = Object.keys(problems.missing)
    if (missing !== undefined) return focusField(frame.current, missing)
    lastSent.current = now
    void send(note.text, { values: note.base.text, version: note.base.version }, another)
  }

  async function send(sent: NoteText, start: Start<NoteText>, another: boolean) {
    setBusy(true)
    setDeleted('')
    const outcome = await saveThreeWays<NoteText, NoteFieldsFragment, ConflictField<NoteText>>({
      fields: () => noteFields,
      start,
      mine: sent,
      read: storedNote,
      send: (values, version) => save(request, values, version),
    })
    setBusy(false)
    if (outcome.kind === 'contested') return setConflict(outcome.contest)
    toastOfCame(outcome.came)
    toastOfNote(outcome.kind === 'saved')
    if (outcome.kind === 'refused' || outcome.row === null) {
      const errors = outcome.kind === 'refused' ? outcome.errors : []
      const gone = errors.find(({ isDeleted }) => isDeleted)
      return gone ? setDeleted(gone.message) : problems.refuse(byField(errors))
    }
    problems.refuse(null)
    goOn(options, sent, outcome.row, another)
  }

  return {
    busy,
    press,
    conflict,
    choose: (chosen: NoteText) => {
      if (!conflict) return
      const { theirs } = conflict
      setConflict(undefined)
      note.load(chosen, theirs.version, theirs.values)
      if (noteFields.some((field) => !isSame(field, chosen, theirs.values))) void send(chosen, theirs, false)
    },
    /** Why nothing can be saved any more: another person deleted the note. */
    deleted,
    /** Continues with the text as a new note. */
    makeAnew: () => {
      setDeleted('')
      note.forget()
      note.load(note.text, null, emptyNote)
      onRenew({ id: crypto.randomUUID(), isNew: true })
    },
  }
}

/** Continues with the text typed since, with an empty note, or with the note as it is stored now. */
function goOn(
  { note, problems, frame, onRenew }: NoteSavingOptions,
  sent: NoteText,
  row: NoteFieldsFragment,
  another: boolean,
): void {
  // What was typed before the response came stays, and is the next thing to save.
  const typedOn = !isSameText(note.latest.current, sent)
  if (another && !typedOn) {
    note.forget()
    note.load(emptyNote, null)
    problems.touchNone()
    onRenew({ id: crypto.randomUUID(), isNew: true })
    frame.current?.querySelector<HTMLElement>('[data-field=category]')?.focus()
    return
  }
  const { text, version } = startOf(row)
  if (!typedOn && !isSameText(text, sent)) note.load(text, version)
  else note.stored({ text, version })
  onRenew({ isNew: false })
}

function focusField(frame: HTMLElement | null, name: string): void {
  const where = name === 'textNote' ? '[contenteditable=true]' : `[data-field=${name}]`
  const field = frame?.querySelector<HTMLElement>(where)
  field?.focus()
  // The end of a long text is far below what its focus shows.
  document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.scrollIntoView({ block: 'nearest' })
}

function byField(errors: readonly PayloadError[]): { errors: NoteErrors; message: string } {
  const fields = errors.flatMap(({ field, message }) => (field ? [[field, message]] : []))
  const general = errors.filter(({ field }) => !field).map(({ message }) => message)
  return { errors: Object.fromEntries(fields), message: general.join(' ') }
}
