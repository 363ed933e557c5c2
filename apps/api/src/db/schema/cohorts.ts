import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts.js'
import { leas } from './agencies.js'
import { complianceYears } from './years.js'

/** What one state monitor answers for in one year (domain definition 8.1). */
export const monitorCohorts = pgTable(
  'monitor_cohorts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    year: integer('year')
      .notNull()
      .references(() => complianceYears.id),
    /** Year of the cycle that the agencies are in, 1 to 6; null when they are of several. */
    cohortNumber: integer('cohort_number'),
    changedBy: text('changed_by')
      .notNull()
      .references(() => users.id),
    changedOn: timestamp('changed_on', { withTimezone: true, precision: 3 }).notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('monitor_cohorts_year_user_id_key').on(table.year, table.userId)],
)

/** The agencies of a cohort. */
export const monitorCohortLeas = pgTable(
  'monitor_cohort_leas',
  {
    cohortId: integer('cohort_id')
      .notNull()
      .references(() => monitorCohorts.id),
    leaId: integer('lea_id')
      .notNull()
      .references(() => leas.id),
  },
  (table) => [
    primaryKey({ columns: [table.cohortId, table.leaId] }),
    index('monitor_cohort_leas_lea_id_idx').on(table.leaId),
  ],
)
