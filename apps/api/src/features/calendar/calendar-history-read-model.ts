import { eq, inArray, sql } from 'drizzle-orm'
import { calendarEvents, calendarFeeds, users } from '../../db/schema/index.js'
import { rowIds } from '../../server/requests/row-id.js'
import { namesIn, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const calendarNames = {
  calendarEvent: namesIn(
    calendarEvents,
    calendarEvents.id,
    sql`coalesce(nullif(${calendarEvents.subject}, ''), ${calendarEvents.eventDescription})`,
  ),
  calendarFeed: (db, ids) =>
    db
      .select({ id: calendarFeeds.id, name: sql<string>`'of ' || ${users.fullName}` })
      .from(calendarFeeds)
      .innerJoin(users, eq(users.id, calendarFeeds.userId))
      .where(inArray(calendarFeeds.id, rowIds(ids))),
} satisfies RecordNames
