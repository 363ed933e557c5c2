import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './accounts.js'

/** What a person searched for last (domain definition 9.4): kept here, because a browser must not keep it. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    query: text('query').notNull(),
    searchedOn: timestamp('searched_on', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.query] })],
)
