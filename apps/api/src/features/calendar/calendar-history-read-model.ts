import { sql } from 'drizzle-orm'
import { calendarEvents } from '../../db/schema/index.js'
import { namesIn, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const calendarNames = {
  calendarEvent: namesIn(
    calendarEvents,
    calendarEvents.id,
    sql`coalesce(nullif(${calendarEvents.subject}, ''), ${calendarEvents.eventDescription})`,
  ),
} satisfies RecordNames
