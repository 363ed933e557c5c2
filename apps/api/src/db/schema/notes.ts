import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { NotePart } from '@portal/domain'
import { wordsOf } from '../words.js'
import { leas } from './agencies.js'
import { complianceYears } from './years.js'
import { instant, person } from './columns.js'

/** A note of the state about an agency in a year (specification 001 section 3). */
export const notes = pgTable(
  'notes',
  {
    /** GUID that the client made. */
    id: uuid('id').primaryKey(),
    leaId: integer('lea_id')
      .notNull()
      .references(() => leas.id),
    year: integer('year')
      .notNull()
      .references(() => complianceYears.id),
    category: integer('category').notNull(),
    part: text('part').$type<NotePart>().notNull().default(''),
    /** First line of the text, for lists. */
    title: text('title').notNull(),
    /** Sanitised HTML. */
    textNote: text('text_note').notNull(),
    /** The same without markup, for searching and for exports. */
    plainText: text('plain_text').notNull(),
    createdBy: person('created_by').notNull(),
    createdOn: instant('created_on').notNull(),
    changedBy: person('changed_by').notNull(),
    changedOn: instant('changed_on').notNull(),
    /** Set while the note is deleted; it can be restored. */
    deletedOn: instant('deleted_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('notes_lea_id_year_idx').on(table.leaId, table.year),
    index('notes_changed_on_idx')
      .on(table.changedOn)
      .where(sql`${table.deletedOn} is null`),
    index('notes_words_idx').using('gin', wordsOf(table.plainText)),
  ],
)

/** A text that notes begin with. */
export const noteTemplates = pgTable('note_templates', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  title: text('title').notNull(),
  /** Category that it sets; 0 for none. */
  category: integer('category').notNull().default(0),
  textNote: text('text_note').notNull(),
  changedBy: person('changed_by').notNull(),
  changedOn: instant('changed_on').notNull(),
  deletedOn: instant('deleted_on'),
  version: integer('version').notNull().default(1),
})
