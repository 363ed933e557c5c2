import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { EventPart, EventType } from '@portal/domain'
import { users } from './accounts.js'
import { leas } from './agencies.js'
import { day, id, instant, person } from './columns.js'

const agency = () =>
  integer('lea_id')
    .notNull()
    .references(() => leas.id)

/** Events of agencies (specification 001 section 3). All of them last whole days; what is deleted can be restored. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: id(),
    leaId: agency(),
    /** Compliance year of the first day, launched or not. */
    year: integer('year').notNull(),
    /** 1: of the whole agency, 2: of one school. */
    eventType: integer('event_type').$type<EventType>().notNull(),
    /** '' for both. */
    part: text('part').$type<EventPart>().notNull(),
    /** The reason, in the words of the list that it was chosen from. */
    eventDescription: text('event_description').notNull(),
    subject: text('subject').notNull(),
    school: text('school').notNull(),
    startTime: day('start_day').notNull(),
    /** Last day, included; null for one day. */
    endTime: day('end_day'),
    description: text('description').notNull(),
    location: text('location').notNull(),
    version: integer('version').notNull().default(1),
    createdBy: person('created_by').notNull(),
    createdOn: instant('created_on').notNull(),
    changedBy: person('changed_by').notNull(),
    changedOn: instant('changed_on').notNull(),
    deletedOn: instant('deleted_on'),
  },
  (table) => [index('calendar_events_lea_id_start_day_idx').on(table.leaId, table.startTime)],
)

/** Addresses at which a calendar program reads the events of an agency in the name of one person. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: id(),
    /** SHA-256 of the secret. */
    secretHash: text('secret_hash').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    leaId: agency(),
    createdOn: instant('created_on').notNull(),
    lastReadOn: instant('last_read_on'),
    revokedOn: instant('revoked_on'),
  },
  (table) => [index('calendar_feeds_user_id_idx').on(table.userId)],
)
