import { flagsOf, type Actor } from '../accounts/actor.js'
import { hasHiddenCharacters, hiddenCharactersText, oneLine } from '../text-rules.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'

/** Note categories by their number (specification 001 section 3); 0 stands for none chosen yet. */
export const noteCategories: Readonly<Record<number, string>> = {
  1: 'General Supervision',
  2: 'Services/Related Services',
  3: 'Restraint & Seclusion',
  4: 'Policies & Procedures',
  5: 'Early Childhood',
  6: 'Access, Equity, & Progress',
  7: 'Secondary Transition',
  8: 'Other',
}

export const noteParts = ['', 'Part B', 'Part C'] as const
export type NotePart = (typeof noteParts)[number]

/** Maximum characters of a note, markup included. */
export const mostNoteCharacters = 50_000
const mostTitle = 80

/** Milliseconds and pixels of the notepad (specification 001 sections 2.1, 5, 8 and 9). */
export const notepadLimits = {
  width: 450,
  saveThrottleMs: 1000,
  toastMs: 5000,
  highlightFromMs: 200,
  highlightUntilMs: 2500,
} as const

/** Texts that the form and the server share (specification 001 section 5). */
export const noteTexts = {
  categoryMissing: 'Category is required.',
  noteMissing: 'Note is required.',
  agencyMissing: 'Agency is required.',
  templateTitleMissing: 'Title is required.',
} as const

/**
 * Notes are internal to the state: only state monitors read and write them (specification 001 section 6, domain
 * definition 0.3).
 */
export function canUseNotes(actor: Pick<Actor, 'roles'>): Verdict {
  return flagsOf(actor).isStateMonitor ? allowed : forbidden('Notes are for state monitors.')
}

/** A deleted note cannot be changed; it can be restored. */
export function canChangeNote(actor: Actor, note: { isDeleted: boolean }): Verdict {
  const who = canUseNotes(actor)
  if (!who.allowed) return who
  return note.isDeleted ? wrongState('This note was deleted. Restore it first.') : allowed
}

/** Whether the actor may restore a note that was deleted. */
export function canRestoreNote(actor: Actor, note: { isDeleted: boolean }): Verdict {
  const who = canUseNotes(actor)
  if (!who.allowed) return who
  return note.isDeleted ? allowed : wrongState('This note was not deleted.')
}

/** Whether the actor may restore a template of notes that was deleted. */
export function canRestoreNoteTemplate(actor: Actor, template: { isDeleted: boolean }): Verdict {
  const who = canUseNotes(actor)
  if (!who.allowed) return who
  return template.isDeleted ? allowed : wrongState('This template was not deleted.')
}

/** Rules of a note; `plainText` is the note without its markup. */
export function checkNote(note: { category: number; textNote: string; plainText: string }): Verdict[] {
  return [
    note.category in noteCategories ? allowed : badInput(noteTexts.categoryMissing, 'category'),
    checkBody(note),
  ]
}

/** Rules of a template; it need not have a category. */
export function checkNoteTemplate(template: {
  title: string
  category: number
  textNote: string
  plainText: string
}): Verdict[] {
  const title = oneLine(template.title)
  return [
    title === ''
      ? badInput(noteTexts.templateTitleMissing, 'title')
      : title.length > 200
        ? badInput('Title can have at most 200 characters.', 'title')
        : hasHiddenCharacters(template.title)
          ? badInput(hiddenCharactersText('Title'), 'title')
          : allowed,
    template.category === 0 || template.category in noteCategories
      ? allowed
      : badInput('Choose a category of the list.', 'category'),
    checkBody(template),
  ]
}

function checkBody({ textNote, plainText }: { textNote: string; plainText: string }): Verdict {
  if (plainText.trim() === '') return badInput(noteTexts.noteMissing, 'textNote')
  return textNote.length > mostNoteCharacters
    ? badInput(`Note can have at most ${mostNoteCharacters} characters.`, 'textNote')
    : allowed
}

/** Title of a note in lists: its first line, cut at a word. */
export function noteTitle(plainText: string): string {
  const line = oneLine(plainText.trim().split('\n')[0] ?? '')
  if (line.length <= mostTitle) return line
  const cut = line.slice(0, mostTitle)
  const blank = cut.lastIndexOf(' ')
  return `${(blank > mostTitle / 2 ? cut.slice(0, blank) : cut).trimEnd()}…`
}
