import type {
  AuditPart,
  CaseStudyEvent,
  CaseStudyInterview,
  CaseStudyRating,
  CaseStudyRecommendation,
  CaseStudyStatus,
  CaseStudyStudent,
  WordDecision,
} from '@portal/domain'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { leas } from './agencies.js'
import { audits } from './audits/audits.js'
import { id, instant, person } from './columns.js'
import { publishedReports } from './reports.js'
import { complianceYears } from './years.js'

/** A case study of the state about one to five students of an agency (domain definition 2.14). */
export const caseStudies = pgTable(
  'case_studies',
  {
    id: id(),
    leaId: integer('lea_id')
      .notNull()
      .references(() => leas.id),
    year: integer('year')
      .notNull()
      .references(() => complianceYears.id),
    part: text('part').$type<AuditPart>().notNull(),
    status: text('status').$type<CaseStudyStatus>().notNull().default('Draft'),
    theme: text('theme').notNull(),
    question: text('question').notNull().default(''),
    methodNotes: text('method_notes').notNull().default(''),
    /** Names and identifiers as they were entered; answers mask them. */
    students: jsonb('students').$type<CaseStudyStudent[]>().notNull().default([]),
    timeline: jsonb('timeline').$type<CaseStudyEvent[]>().notNull().default([]),
    interviews: jsonb('interviews').$type<CaseStudyInterview[]>().notNull().default([]),
    strengths: text('strengths').notNull().default(''),
    concerns: text('concerns').notNull().default(''),
    conclusions: text('conclusions').notNull().default(''),
    ratings: jsonb('ratings').$type<CaseStudyRating[]>().notNull().default([]),
    recommendations: jsonb('recommendations').$type<CaseStudyRecommendation[]>().notNull().default([]),
    referToAudit: boolean('refer_to_audit').notNull().default(false),
    /** By word, whether it stays in files without names. */
    decisions: jsonb('decisions').$type<Record<string, WordDecision>>().notNull().default({}),
    /** The second monitor. */
    reviewerId: person('reviewer_id'),
    sentOn: instant('sent_on'),
    /** Reason of the last backward step; null after a forward one. */
    lastReason: text('last_reason'),
    /** The audit that came of it. */
    auditId: integer('audit_id').references(() => audits.id),
    /** The summary in the library, while it is shared. */
    reportId: integer('report_id').references(() => publishedReports.id),
    createdBy: person('created_by').notNull(),
    createdOn: instant('created_on').notNull(),
    changedBy: person('changed_by').notNull(),
    changedOn: instant('changed_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('case_studies_lea_id_year_idx').on(table.leaId, table.year),
    index('case_studies_changed_on_idx').on(table.changedOn),
    index('case_studies_audit_id_idx').on(table.auditId),
  ],
)
