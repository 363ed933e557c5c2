import type { LetterDraftState } from '@portal/domain'
import { date, integer, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './accounts.js'

// Columns that most tables have, written once.

/** A moment, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A day, as YYYY-MM-DD. */
export const day = (name: string) => date(name, { mode: 'string' })

/** A number that the database gives to each row. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/** A user, by id. */
export const person = (name: string) => text(name).references(() => users.id)

/** Columns of a table of letters that are not issued yet, beside its key and the fields of the letter. */
export const letterDraftColumns = () => ({
  state: text('state').$type<LetterDraftState>().notNull(),
  writtenBy: person('written_by').notNull(),
  writtenOn: instant('written_on').notNull(),
  /** The second reader, and their comment, of the last reading. */
  readBy: person('read_by'),
  readOn: instant('read_on'),
  readerComment: text('reader_comment').notNull().default(''),
  version: integer('version').notNull().default(1),
})
