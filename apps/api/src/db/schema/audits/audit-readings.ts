import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts.js'
import { auditRecords } from './audit-records.js'
import { auditContents } from './audits.js'
import { instant } from '../columns.js'

/**
 * What the answers of a record counted as when it was completed: lists and the matrix sum over thousands of records without
 * reading an answer. Valid while the record is complete; written again whenever it becomes so.
 */
export const auditKeptScores = pgTable('audit_kept_scores', {
  recordId: integer('record_id')
    .primaryKey()
    .references(() => auditRecords.id),
  /** The content whose items the marks follow. */
  contentId: integer('content_id')
    .notNull()
    .references(() => auditContents.id),
  /** A letter for each active item of the content, in its order. */
  marks: text('marks').notNull(),
  met: integer('met').notNull(),
  notMet: integer('not_met').notNull(),
})

/** Monitors who saw the answers of a record: none of them can read it a second time without knowing the first reading. */
export const auditRecordReaders = pgTable(
  'audit_record_readers',
  {
    recordId: integer('record_id')
      .notNull()
      .references(() => auditRecords.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The first time. */
    readOn: instant('read_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.userId] })],
)
