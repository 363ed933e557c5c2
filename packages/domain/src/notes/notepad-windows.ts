import type { NotePart } from './note-rules.js'

/** Parameters of opening a notepad (specification 001 section 3, 'Notepad open request'). */
export interface NotepadRequest {
  /** Id of the note: a GUID that the client generates for a new one. */
  id: string
  /** Null while no agency is chosen. */
  leaId: number | null
  leaName: string
  year: number
  part: NotePart
  isNew: boolean
}

/** An opened notepad; a closed one stays in the list as destroyed and is not shown. */
export interface NotepadWindow extends NotepadRequest {
  /** Identifies the window: it can show another note after 'Save and Add Another'. */
  key: number
  destroyed: boolean
}

export interface OpenedNotepads<Window extends NotepadWindow = NotepadWindow> {
  windows: readonly Window[]
  /** The existing window that is to be highlighted; null when one was added. */
  existing: number | null
}

/**
 * Opens a notepad. For a note that is already open no window is added, but the existing one is returned. A note whose
 * window was closed gets a new window (specification 001 section 2.1).
 */
export function openNotepad(windows: readonly NotepadWindow[], request: NotepadRequest): OpenedNotepads {
  const open = windows.find(({ id, destroyed }) => id === request.id && !destroyed)
  if (open) return { windows, existing: open.key }
  const key = 1 + Math.max(0, ...windows.map((one) => one.key))
  return { windows: [...windows, { ...request, key, destroyed: false }], existing: null }
}

/** Closes a window for good. */
export function destroyNotepad(windows: readonly NotepadWindow[], key: number): readonly NotepadWindow[] {
  return windows.map((one) => (one.key === key ? { ...one, destroyed: true } : one))
}

/** Updates the note of a window: saved for the first time, another agency, or the next note. */
export function renewNotepad(
  windows: readonly NotepadWindow[],
  key: number,
  change: Partial<NotepadRequest>,
): readonly NotepadWindow[] {
  return windows.map((one) => (one.key === key ? { ...one, ...change } : one))
}
