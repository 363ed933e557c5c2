import { inArray, sql } from 'drizzle-orm'
import { calendarEvents } from '../../db/schema/index.js'
import { rowIds } from '../../server/row-id.js'
import type { RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const calendarNames = {
  calendarEvent: (db, ids) =>
    db
      .select({
        id: calendarEvents.id,
        name: sql<string>`coalesce(nullif(${calendarEvents.subject}, ''), ${calendarEvents.eventDescription})`,
      })
      .from(calendarEvents)
      .where(inArray(calendarEvents.id, rowIds(ids))),
} satisfies RecordNames
