import { useSyncExternalStore } from 'react'

/** A notepad that somebody asks for: for a new note, about the chosen agency and year unless told, or for one that is there. */
export type NotepadWish =
  | { kind: 'new'; leaId?: number | null; year?: number | null }
  | { kind: 'note'; id: string }

let wishes: readonly NotepadWish[] = []
const listeners = new Set<() => void>()

function set(next: readonly NotepadWish[]): void {
  wishes = next
  listeners.forEach((listener) => listener())
}

/** Opens a notepad above whatever screen is there. The windows take the wish as soon as their code has come. */
export function askForNotepad(wish: NotepadWish): void {
  set([...wishes, wish])
}

/** Takes what was asked for, each wish once. */
export function takeNotepadWishes(): readonly NotepadWish[] {
  const taken = wishes
  if (taken.length > 0) set([])
  return taken
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Wishes that nobody has taken yet. */
export function useNotepadWishes(): readonly NotepadWish[] {
  return useSyncExternalStore(subscribe, () => wishes)
}

/**
 * Key of the unsaved text of a note, as `draftKey` of the draft store makes it; of every note of the person without an id. The
 * shell, which asks only whether there is one, does without that store.
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
