import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { VisitPlace } from '@portal/domain'
import { users } from './accounts.js'
import { instant } from './columns.js'

/** When a person was at a place last, and at the end of the visit before; there is no row before the first visit. */
export const userVisits = pgTable(
  'user_visits',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: text('place').$type<VisitPlace>().notNull(),
    at: instant('at').notNull(),
    before: instant('before'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
)
