import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.js'

/** Sheets of content between preview and apply, kept for an hour. */
export const contentImports = pgTable(
  'content_imports',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    versionId: integer('version_id').notNull(),
    fileName: text('file_name').notNull(),
    /** How the version was when the sheet was downloaded. */
    stamp: text('stamp').notNull(),
    /** Cells as texts, the heading first. */
    cells: jsonb('cells').$type<string[][]>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    appliedAt: timestamp('applied_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('content_imports_expires_at_idx').on(table.expiresAt)],
)
