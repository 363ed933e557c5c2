import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Local education agencies; the id is the state number (domain definition 0.2). */
export const leas = pgTable('leas', {
  id: integer('id').primaryKey(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  shortName: text('short_name').notNull(),
  kind: text('kind', { enum: ['LEA', 'PA'] }).notNull(),
  hasPartB: boolean('has_part_b').notNull(),
  hasPartC: boolean('has_part_c').notNull(),
  region: text('region'),
  cohort: integer('cohort'),
  enrollmentBand: text('enrollment_band', { enum: ['S', 'M', 'L'] }),
  /** Pupils in school year 2023-24, Common Core of Data. */
  enrollment: integer('enrollment'),
  isTest: boolean('is_test').notNull().default(false),
  active: boolean('active').notNull().default(true),
  version: integer('version').notNull().default(1),
})
