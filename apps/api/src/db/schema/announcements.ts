import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AnnouncementSeverity } from '@portal/domain'
import { users } from './accounts.js'
import { day, instant, person } from './columns.js'

/** Announcements of the state on the landing page (domain definition 7.3). */
export const announcements = pgTable(
  'announcements',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    body: text('body').notNull(),
    /** Roles and agencies that it is for; empty for all of them. */
    roles: jsonb('roles').$type<readonly string[]>().notNull(),
    leaIds: jsonb('lea_ids').$type<readonly number[]>().notNull(),
    /** First and last day on which it is shown. */
    fromDay: day('from_day').notNull(),
    toDay: day('to_day').notNull(),
    severity: text('severity').$type<AnnouncementSeverity>().notNull(),
    dismissible: boolean('dismissible').notNull(),
    createdBy: person('created_by').notNull(),
    createdOn: instant('created_on').notNull(),
    changedBy: person('changed_by').notNull(),
    changedOn: instant('changed_on').notNull(),
    /** Set while it is deleted; it can be restored. */
    deletedOn: instant('deleted_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('announcements_to_day_idx').on(table.toDay)],
)

/** Who has put an announcement away. */
export const announcementDismissals = pgTable(
  'announcement_dismissals',
  {
    announcementId: integer('announcement_id')
      .notNull()
      .references(() => announcements.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    dismissedOn: instant('dismissed_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index('announcement_dismissals_user_id_idx').on(table.userId),
  ],
)
