import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Compliance years; the id is the calendar year in which the school year starts. */
export const complianceYears = pgTable('compliance_years', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
})
