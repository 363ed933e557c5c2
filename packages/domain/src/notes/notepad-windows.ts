import type { NotePart } from './note-rules.js'

/** What a notepad is opened for (specification 001 section 3, 'Notepad open request'). */
export interface NotepadRequest {
  /** Id of the note: a GUID that the client makes for a new one. */
  id: string
  /** Null while no agency is chosen. */
  leaId: number | null
  leaName: string
  year: number
  part: NotePart
  isNew: boolean
}

/** A notepad that was opened; one that was closed stays in the list as destroyed and is not shown. */
export interface NotepadWindow extends NotepadRequest {
  /** The window itself: the same one shows another note after 'Save and Add Another'. */
  key: number
  destroyed: boolean
}

export interface OpenedNotepads<Window extends NotepadWindow = NotepadWindow> {
  windows: readonly Window[]
  /** The window that was there already and is to be shown and highlighted; null when one was added. */
  existing: number | null
}

/**
 * Opens a notepad. A note that is open already and not destroyed adds nothing: its window is named instead. One that was
 * closed gets a new window (specification 001 section 2.1).
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

/** A window shows its note anew: saved for the first time, another agency, or the next note. */
export function renewNotepad(
  windows: readonly NotepadWindow[],
  key: number,
  change: Partial<NotepadRequest>,
): readonly NotepadWindow[] {
  return windows.map((one) => (one.key === key ? { ...one, ...change } : one))
}
