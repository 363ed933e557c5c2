import { boolean, customType, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

interface Contact {
  name: string
  title: string
  email: string
  phoneNumber: string
}

interface Link {
  label: string
  url: string
}

/** First and last school day of a compliance year, YYYY-MM-DD. */
interface SchoolYear {
  year: number
  firstDay: string
  lastDay: string
}

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
  /** Sanitised HTML. */
  intro: text('intro').notNull().default(''),
  contacts: jsonb('contacts').$type<Contact[]>().notNull().default([]),
  links: jsonb('links').$type<Link[]>().notNull().default([]),
  schoolYears: jsonb('school_years').$type<SchoolYear[]>().notNull().default([]),
  version: integer('version').notNull().default(1),
  /** Id of the user who changed it last. */
  changedBy: text('changed_by'),
  changedOn: timestamp('changed_on', { withTimezone: true, precision: 3 }),
})

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Logos are small (2 MB at most) and belong to one row, so their bytes lie in the database. */
export const leaLogos = pgTable('lea_logos', {
  leaId: integer('lea_id')
    .primaryKey()
    .references(() => leas.id),
  fileName: text('file_name').notNull(),
  mime: text('mime').notNull(),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
  bytes: bytes('bytes').notNull(),
})
