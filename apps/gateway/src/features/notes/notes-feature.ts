import { getNote, listNotes, saveNote } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { noteFileRoutes } from './notes-files.js'
import { NotesMutations } from './notes-mutations.js'
import { NoteResolver, NotesResolver } from './notes-resolver.js'

export const notesFeature: GatewayFeature = {
  name: 'notes',
  resolvers: [NotesMutations, NoteResolver, NotesResolver],
  files: noteFileRoutes,
  parts: {
    notes: { calls: [listNotes, getNote, saveNote] },
  },
}
