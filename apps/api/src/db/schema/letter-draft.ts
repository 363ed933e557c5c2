import type { LetterDraftState } from '@portal/domain'
import { integer, text } from 'drizzle-orm/pg-core'
import { instant, person } from './columns.js'

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
