import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Id is the calendar year in which the year starts. Years of the first installation were launched by nobody. */
const yearColumns = () => ({
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  /** Id of the user. */
  launchedBy: text('launched_by'),
  launchedOn: timestamp('launched_on', { withTimezone: true, precision: 3 }),
})

/** Compliance years, 1 July to 30 June. */
export const complianceYears = pgTable('compliance_years', yearColumns())

/** Federal fiscal years of local determinations. */
export const determinationYears = pgTable('determination_years', yearColumns())

/** Federal fiscal years of dispute resolution. */
export const disputeYears = pgTable('dispute_years', yearColumns())
