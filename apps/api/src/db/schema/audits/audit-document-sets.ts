import type { SetStanding } from '@portal/domain'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { day, instant, person } from '../columns.js'
import { auditRecords } from './audit-records.js'

/** What an agency wrote about one item of its document set; an item without a row is untouched. */
export const auditSetEntries = pgTable(
  'audit_set_entries',
  {
    recordId: integer('record_id')
      .notNull()
      .references(() => auditRecords.id),
    itemId: text('item_id').notNull(),
    /** The item in every year: by it versions follow each other. */
    lineageId: text('lineage_id').notNull(),
    standing: text('standing').$type<SetStanding>(),
    pages: text('pages').notNull(),
    effectiveOn: day('effective_on'),
    revisedOn: day('revised_on'),
    boardApprovedOn: day('board_approved_on'),
    reason: text('reason').notNull(),
    attestedBy: person('attested_by'),
    attestedOn: instant('attested_on'),
    /** The record whose documents an attestation carries forward. */
    carriedFromRecordId: integer('carried_from_record_id').references(() => auditRecords.id),
    changedBy: person('changed_by').notNull(),
    changedOn: instant('changed_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.itemId] }),
    index('audit_set_entries_lineage_index').on(table.lineageId),
  ],
)

/** Each time that an agency handed in the document set of a record. */
export const auditHandIns = pgTable(
  'audit_hand_ins',
  {
    recordId: integer('record_id')
      .notNull()
      .references(() => auditRecords.id),
    handedInOn: instant('handed_in_on').notNull(),
    handedInBy: person('handed_in_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.handedInOn] })],
)
