import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { audits, auditTypes } from './audits.js'
import { instant, person } from '../columns.js'

/** For how many years data of students are kept after an audit of a kind is closed, where the state has set it (9.2). */
export const auditRetention = pgTable('audit_retention', {
  typeKey: text('type_key')
    .primaryKey()
    .references(() => auditTypes.key),
  years: integer('years').notNull(),
  changedBy: person('changed_by').notNull(),
  changedOn: instant('changed_on').notNull(),
  version: integer('version').notNull().default(1),
})

/** The certificate of an erasure: what was erased of an audit, by whom and why; never what it was. */
export const auditErasures = pgTable('audit_erasures', {
  auditId: integer('audit_id')
    .primaryKey()
    .references(() => audits.id),
  reason: text('reason').notNull(),
  records: integer('records').notNull(),
  listRows: integer('list_rows').notNull(),
  files: integer('files').notNull(),
  erasedBy: person('erased_by').notNull(),
  erasedOn: instant('erased_on').notNull(),
})
