import { inArray } from 'drizzle-orm'
import { announcements } from '../../db/schema/index.js'
import { rowIds } from '../../server/row-id.js'
import type { RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const announcementsNames = {
  announcement: (db, ids) =>
    db
      .select({ id: announcements.id, name: announcements.title })
      .from(announcements)
      .where(inArray(announcements.id, rowIds(ids))),
} satisfies RecordNames
