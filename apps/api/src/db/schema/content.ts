import type { ContentDecision, ContentKind } from '@portal/domain'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.js'
import { questionnaireResponses } from './self-assessment.js'

/** Sheets of content between preview and apply, kept for an hour. */
export const contentImports = pgTable(
  'content_imports',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    versionId: integer('version_id').notNull(),
    fileName: text('file_name').notNull(),
    /** How the version was when the sheet was downloaded. */
    stamp: text('stamp').notNull(),
    /** Cells as texts, the heading first. */
    cells: jsonb('cells').$type<string[][]>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    appliedAt: timestamp('applied_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('content_imports_expires_at_idx').on(table.expiresAt)],
)

/** What the state decided for a started self-assessment when a newer version was published; decided once for each version. */
export const contentDecisions = pgTable(
  'content_decisions',
  {
    kind: text('kind').$type<ContentKind>().notNull(),
    selfAssessmentId: integer('self_assessment_id').notNull(),
    versionId: integer('version_id').notNull(),
    decision: text('decision').$type<ContentDecision>().notNull(),
    decidedBy: text('decided_by')
      .notNull()
      .references(() => users.id),
    decidedOn: timestamp('decided_on', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.selfAssessmentId, table.versionId] }),
    // Named, because the name that would be made is longer than PostgreSQL takes.
    foreignKey({
      name: 'content_decisions_self_assessment_id_fk',
      columns: [table.selfAssessmentId],
      foreignColumns: [questionnaireResponses.id],
    }),
  ],
)
