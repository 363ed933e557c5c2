import { bigint, boolean, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ScanState } from '@portal/domain'
import { users } from './accounts.js'
import { leas } from './agencies.js'
import { complianceStrategyItems, subsectionResponses } from './self-assessment.js'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A stored file (domain definition 0.5); its bytes lie in the file store under the id. */
export const fileObjects = pgTable(
  'file_objects',
  {
    id: uuid('id').primaryKey(),
    leaId: integer('lea_id')
      .notNull()
      .references(() => leas.id),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    mime: text('mime').notNull(),
    sha256: text('sha256').notNull(),
    scanState: text('scan_state').$type<ScanState>().notNull(),
    title: text('title').notNull(),
    aboutDate: date('about_date', { mode: 'string' }),
    containsPii: boolean('contains_pii').notNull().default(false),
    uploadedBy: text('uploaded_by')
      .notNull()
      .references(() => users.id),
    uploadedAt: instant('uploaded_at').notNull(),
    /** Set: the file is gone for everybody; the sweeper removes its bytes. */
    deletedAt: instant('deleted_at'),
    retentionUntil: date('retention_until', { mode: 'string' }),
  },
  (table) => [
    index('file_objects_lea_id_sha256_idx').on(table.leaId, table.sha256),
    index('file_objects_scan_state_uploaded_at_idx').on(table.scanState, table.uploadedAt),
  ],
)

/** A file as evidence in a subsection, of one item or of none. */
export const supportingDocuments = pgTable(
  'supporting_documents',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => fileObjects.id),
    subsectionResponseId: integer('subsection_response_id')
      .notNull()
      .references(() => subsectionResponses.id),
    itemId: integer('item_id').references(() => complianceStrategyItems.id),
  },
  (table) => [
    index('supporting_documents_subsection_response_id_item_id_idx').on(
      table.subsectionResponseId,
      table.itemId,
    ),
  ],
)
