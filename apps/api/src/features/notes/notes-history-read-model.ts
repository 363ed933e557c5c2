import { inArray } from 'drizzle-orm'
import { notes, noteTemplates } from '../../db/schema/index.js'
import { rowIds, uuids } from '../../server/row-id.js'
import type { RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const notesNames = {
  note: (db, ids) =>
    db
      .select({ id: notes.id, name: notes.title })
      .from(notes)
      .where(inArray(notes.id, uuids(ids))),
  noteTemplate: (db, ids) =>
    db
      .select({ id: noteTemplates.id, name: noteTemplates.title })
      .from(noteTemplates)
      .where(inArray(noteTemplates.id, rowIds(ids))),
} satisfies RecordNames
