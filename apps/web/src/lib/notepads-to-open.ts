import { useSyncExternalStore } from 'react'

/** A notepad that a screen wants open: for a new note, by default about the chosen agency and year, or for a stored one. */
export type NotepadToOpen =
  | { kind: 'new'; leaId?: number | null; year?: number | null }
  | { kind: 'note'; id: string }

let notepads: readonly NotepadToOpen[] = []
const listeners = new Set<() => void>()

function set(next: readonly NotepadToOpen[]): void {
  notepads = next
  listeners.forEach((listener) => listener())
}

/** Opens a notepad above the screen, as soon as the code of the windows is loaded. */
export function showNotepad(notepad: NotepadToOpen): void {
  set([...notepads, notepad])
}

/** Returns what is to be opened, each notepad once. */
export function takeNotepadsToOpen(): readonly NotepadToOpen[] {
  const taken = notepads
  if (taken.length > 0) set([])
  return taken
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notepads that are not open yet. */
export function useNotepadsToOpen(): readonly NotepadToOpen[] {
  return useSyncExternalStore(subscribe, () => notepads)
}

/**
 * Key of the unsaved text of a note, as `draftKey` of the draft store makes it; without an id the beginning of all
 * keys of the person. The shell needs the keys alone, and does without that store.
 */
export function noteDraftKey(userId: string, id = ''): string {
  return ['portal.draft', userId, 'note', id].join(':')
}

/** Keys of the unsaved notes that this browser keeps for a person. */
export function keptNoteKeys(userId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(noteDraftKey(userId)))
  } catch {
    return []
  }
}
