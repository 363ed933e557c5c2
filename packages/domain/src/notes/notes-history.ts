import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const notesHistory = {
  acts: {
    changeNote: 'Change note',
    createNoteTemplate: 'Add template of notes',
    updateNoteTemplate: 'Change template of notes',
    deleteNoteTemplate: 'Delete template of notes',
    restoreNoteTemplate: 'Restore template of notes',
    saveNote: 'Save note',
    addNote: 'Add note',
    deleteNote: 'Delete note',
    restoreNote: 'Restore note',
    exportNotes: 'Export notes',
  },
  records: {
    noteTemplate: 'Template of notes',
  },
} as const satisfies HistoryWords
