import { notes, noteTemplates } from '../../db/schema/index.js'
import { uuids } from '../../server/requests/row-id.js'
import { namesIn, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const notesNames = {
  note: namesIn(notes, notes.id, notes.title, uuids),
  noteTemplate: namesIn(noteTemplates, noteTemplates.id, noteTemplates.title),
} satisfies RecordNames
