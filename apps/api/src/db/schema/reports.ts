import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  DueAdjustment,
  PublishedReportState,
  ReportAudience,
  ReportDocument,
  ReportKind,
  ReportModule,
} from '@portal/domain'
import { wordsOf } from '../words.js'
import { users } from './accounts.js'
import { leas } from './agencies.js'
import { fileObjects } from './documents.js'
import { findingLetters, findings } from './findings.js'
import { questionnaireResponses } from './self-assessment.js'
import { complianceYears } from './years.js'
import { instant } from './columns.js'

/** What an issued selective report asks in one subsection. */
export interface IssuedRequest {
  subsectionResponseId: number
  comment: string
  items: { number: string; stateRating: number | null; stateComment: string; toProvide: string }[]
}

/** Reports and letters that were issued to agencies (domain definition 6.1); the document is frozen. */
export const publishedReports = pgTable(
  'published_reports',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    leaId: integer('lea_id')
      .notNull()
      .references(() => leas.id),
    year: integer('year')
      .notNull()
      .references(() => complianceYears.id),
    /** '' for both parts. */
    part: text('part').notNull(),
    module: text('module').$type<ReportModule>().notNull(),
    title: text('title').notNull(),
    selfAssessmentId: integer('self_assessment_id'),
    /** Finding that a letter is about. */
    findingId: integer('finding_id').references(() => findings.id),
    findingLetterId: integer('finding_letter_id').references(() => findingLetters.id),
    /** Number of a letter: that of its finding and its place among the letters about it. */
    letterNumber: text('letter_number'),
    /** A report that was made elsewhere; its document says what it is. */
    fileId: uuid('file_id').references(() => fileObjects.id),
    /** 1, and one more for each time that it took the place of another. */
    edition: integer('edition').notNull().default(1),
    replacesId: integer('replaces_id'),
    document: jsonb('document').$type<ReportDocument>().notNull(),
    /** That of the document, which is long: lists need not read it. */
    kind: text('kind')
      .$type<ReportKind>()
      .generatedAlwaysAs(sql`document->>'kind'`),
    requests: jsonb('requests').$type<readonly IssuedRequest[]>().notNull(),
    responseDueOn: date('response_due_on', { mode: 'string' }),
    audience: text('audience').$type<ReportAudience>().notNull(),
    state: text('state').$type<PublishedReportState>().notNull(),
    issuedBy: text('issued_by')
      .notNull()
      .references(() => users.id),
    issuedOn: instant('issued_on').notNull(),
    requiresAcknowledgement: boolean('requires_acknowledgement').notNull(),
    acknowledgeBy: date('acknowledge_by', { mode: 'string' }),
    /** How that day was moved when it was set. */
    acknowledgeMoved: jsonb('acknowledge_moved').$type<DueAdjustment>(),
    acknowledgedBy: text('acknowledged_by').references(() => users.id),
    acknowledgedOn: instant('acknowledged_on'),
    withdrawnReason: text('withdrawn_reason'),
    /** When its readers were notified of it again, and how often. */
    resentOn: instant('resent_on'),
    resentCount: integer('resent_count').notNull().default(0),
    changedBy: text('changed_by').references(() => users.id),
    changedOn: instant('changed_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // Named, because the name that would be made is longer than PostgreSQL takes.
    foreignKey({
      name: 'published_reports_self_assessment_id_fk',
      columns: [table.selfAssessmentId],
      foreignColumns: [questionnaireResponses.id],
    }),
    index('published_reports_words_idx').using(
      'gin',
      wordsOf(sql`(${table.title} || ' ' || coalesce(${table.letterNumber}, ''))`),
    ),
    foreignKey({
      name: 'published_reports_replaces_id_fk',
      columns: [table.replacesId],
      foreignColumns: [table.id],
    }),
    // A letter stands in the library once.
    uniqueIndex('published_reports_finding_letter_id_key').on(table.findingLetterId),
    index('published_reports_finding_id_idx')
      .on(table.findingId)
      .where(sql`${table.findingId} is not null`),
    index('published_reports_lea_id_issued_on_idx').on(table.leaId, table.issuedOn, table.id),
    index('published_reports_issued_on_idx').on(table.issuedOn, table.id),
    index('published_reports_self_assessment_id_idx')
      .on(table.selfAssessmentId)
      .where(sql`${table.selfAssessmentId} is not null`),
  ],
)
