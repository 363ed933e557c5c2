import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CaseCorrection, CommentVisibility, CountingMode, FindingSource } from '@portal/domain'
import { wordsOf } from '../words.js'
import { users } from './accounts.js'
import { leas } from './agencies.js'
import { fileObjects } from './documents.js'
import { citations, complianceStrategyItems } from './questionnaires.js'
import { questionnaireResponses, subsectionResponses } from './self-assessment.js'
import { complianceYears } from './years.js'
import { day, id, instant, person } from './columns.js'

/** A finding of noncompliance, whatever its source (domain definition 1.2); `status` as 1.3 numbers it. */
export const findings = pgTable(
  'findings',
  {
    id: id(),
    number: text('number').notNull().unique(),
    leaId: integer('lea_id')
      .notNull()
      .references(() => leas.id),
    year: integer('year')
      .notNull()
      .references(() => complianceYears.id),
    part: text('part', { enum: ['Part B', 'Part C'] }).notNull(),
    source: text('source').$type<FindingSource>().notNull(),
    questionnaireResponseId: integer('questionnaire_response_id').references(() => questionnaireResponses.id),
    subsectionResponseId: integer('subsection_response_id').references(() => subsectionResponses.id),
    itemId: integer('item_id').references(() => complianceStrategyItems.id),
    citationId: integer('citation_id').references(() => citations.id),
    indicatorCode: text('indicator_code'),
    countingMode: text('counting_mode').$type<CountingMode>().notNull(),
    description: text('description').notNull(),
    evidenceSummary: text('evidence_summary').notNull(),
    systemic: boolean('systemic').notNull().default(false),
    status: integer('status').notNull().default(0),
    discoveredOn: day('discovered_on').notNull(),
    /** Day of the written notification; the agency sees the finding from then on. */
    issuedOn: day('issued_on'),
    dueOn: day('due_on'),
    /** Set while no individual case is open. */
    prong1VerifiedOn: day('prong1_verified_on'),
    /** Set once a review of newer data found every record compliant. */
    prong2VerifiedOn: day('prong2_verified_on'),
    /** What the agency says when it asks for the review of newer data. */
    verificationNote: text('verification_note'),
    verificationRequestedOn: instant('verification_requested_on'),
    closedOn: day('closed_on'),
    ownerMonitorId: person('owner_monitor_id'),
    createdBy: person('created_by').notNull(),
    createdOn: instant('created_on').notNull(),
    changedBy: person('changed_by').notNull(),
    changedOn: instant('changed_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('findings_year_lea_id_idx').on(table.year, table.leaId),
    index('findings_lea_id_year_idx').on(table.leaId, table.year),
    index('findings_issued_on_idx').on(table.issuedOn),
    index('findings_open_due_on_idx')
      .on(table.dueOn)
      .where(sql`${table.status} between 2 and 6`),
    index('findings_citation_id_lea_id_idx').on(table.citationId, table.leaId),
    index('findings_subsection_response_id_idx').on(table.subsectionResponseId),
    index('findings_words_idx').using('gin', wordsOf(sql`(${table.number} || ' ' || ${table.description})`)),
  ],
)

/** One individual case of noncompliance with its correction (prong 1); `state` as domain definition 2.3 numbers it. */
export const findingCases = pgTable(
  'finding_cases',
  {
    id: id(),
    findingId: integer('finding_id')
      .notNull()
      .references(() => findings.id),
    /** What the agency knows the child's record by; never a name. */
    studentReference: text('student_reference').notNull(),
    requiredAction: text('required_action').notNull(),
    /** TimelineOnly: what had to happen has happened, only late. */
    correctable: text('correctable').$type<CaseCorrection>().notNull().default('Individual'),
    /** Day of the review of newer data that found it; null: found with the finding. */
    foundOn: day('found_on'),
    /** Null before the finding is issued. */
    dueOn: day('due_on'),
    /** How the due date came about, in words. */
    dueRule: text('due_rule'),
    state: integer('state').notNull().default(0),
    narrative: text('narrative').notNull().default(''),
    correctedOn: day('corrected_on'),
    leftJurisdictionOn: day('left_jurisdiction_on'),
    submittedBy: person('submitted_by'),
    submittedOn: instant('submitted_on'),
    stateComment: text('state_comment'),
    verifiedBy: person('verified_by'),
    verifiedOn: instant('verified_on'),
    changedBy: person('changed_by').notNull(),
    changedOn: instant('changed_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('finding_cases_finding_id_state_idx').on(table.findingId, table.state),
    index('finding_cases_student_reference_idx').on(sql`lower(${table.studentReference})`),
  ],
)

/** A review of newer data (prong 2); it passes when every record is compliant. */
export const findingRounds = pgTable(
  'finding_rounds',
  {
    id: id(),
    findingId: integer('finding_id')
      .notNull()
      .references(() => findings.id),
    number: integer('number').notNull(),
    periodFrom: day('period_from').notNull(),
    periodTo: day('period_to').notNull(),
    recordsReviewed: integer('records_reviewed').notNull(),
    recordsCompliant: integer('records_compliant').notNull(),
    recordsNotApplicable: integer('records_not_applicable').notNull().default(0),
    note: text('note').notNull(),
    recordedBy: person('recorded_by').notNull(),
    recordedOn: instant('recorded_on').notNull(),
    /** The finding was reopened: the round stays readable and counts no more. */
    setAsideOn: instant('set_aside_on'),
  },
  (table) => [uniqueIndex('finding_rounds_finding_id_number_key').on(table.findingId, table.number)],
)

/** A file of a case (what was corrected), of a round (what was reviewed), or not yet of either. */
export const findingFiles = pgTable(
  'finding_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => fileObjects.id),
    findingId: integer('finding_id')
      .notNull()
      .references(() => findings.id),
    caseId: integer('case_id').references(() => findingCases.id),
    roundId: integer('round_id').references(() => findingRounds.id),
    /** Of the finding itself, not for the next review of newer data. */
    isEvidence: boolean('is_evidence').notNull().default(false),
  },
  (table) => [
    index('finding_files_finding_id_idx').on(table.findingId),
    index('finding_files_case_id_idx').on(table.caseId),
    index('finding_files_round_id_idx').on(table.roundId),
  ],
)

/** An issued letter; it is never changed (domain definition 0.5, 6.2). */
export const findingLetters = pgTable(
  'finding_letters',
  {
    id: id(),
    findingId: integer('finding_id')
      .notNull()
      .references(() => findings.id),
    kind: text('kind', { enum: ['Issued', 'Reminder', 'CorrectionsVerified', 'Closed'] }).notNull(),
    subject: text('subject').notNull(),
    /** Paragraphs, an empty line between them. */
    body: text('body').notNull(),
    /** Typed name and title of who issued it; empty for letters of the portal itself. */
    signatureName: text('signature_name').notNull(),
    signatureTitle: text('signature_title').notNull(),
    letterDate: day('letter_date').notNull(),
    issuedBy: person('issued_by'),
    issuedOn: instant('issued_on').notNull(),
  },
  (table) => [index('finding_letters_finding_id_idx').on(table.findingId)],
)

/** People of the agency who work on the corrections of a finding. */
export const findingAssignments = pgTable(
  'finding_assignments',
  {
    findingId: integer('finding_id')
      .notNull()
      .references(() => findings.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    assignedBy: person('assigned_by').notNull(),
    assignedOn: instant('assigned_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.findingId, table.userId] }),
    index('finding_assignments_user_id_idx').on(table.userId),
  ],
)

/** What people say to each other about a record (domain definition 0.5). */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    targetType: text('target_type').notNull(),
    targetId: integer('target_id').notNull(),
    /** Sanitised HTML. */
    body: text('body').notNull(),
    /** Internal ones are for the state alone. */
    visibility: text('visibility').$type<CommentVisibility>().notNull(),
    author: person('author').notNull(),
    at: instant('at').notNull(),
    editedAt: instant('edited_at'),
    resolvedBy: person('resolved_by'),
    resolvedAt: instant('resolved_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('comments_target_idx').on(table.targetType, table.targetId, table.id)],
)
