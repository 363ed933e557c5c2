import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { auditRecords } from './audits.js'
import { instant, person } from './columns.js'

/** The answer to one item of a record (domain definition 2.2). */
export const auditAnswers = pgTable(
  'audit_answers',
  {
    recordId: integer('record_id')
      .notNull()
      .references(() => auditRecords.id),
    itemId: text('item_id').notNull(),
    /** A value of the response set, PEND while it waits for documents; null for none. */
    value: text('value'),
    /** What was wrong, for the agency to read. */
    comment: text('comment').notNull().default(''),
    answeredBy: person('answered_by'),
    answeredOn: instant('answered_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.itemId] })],
)
