import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { DraftedReport, QuestionChange, DueAdjustment } from '@portal/domain'
import { withoutTags, wordsOf } from '../words.js'
import { users } from './accounts.js'
import { leas } from './agencies.js'
import { keptCount } from './kept-count.js'
import { complianceYears } from './years.js'
import { questionnaires, subsections, complianceStrategyItems } from './questionnaires.js'
import { id, instant, letterDraftColumns, person } from './columns.js'

/** The self-assessment of one agency in one year; `submitState` as domain definition 8.2 numbers it. */
export const questionnaireResponses = pgTable(
  'questionnaire_responses',
  {
    id: id(),
    questionnaireId: integer('questionnaire_id')
      .notNull()
      .references(() => questionnaires.id),
    leaId: integer('lea_id')
      .notNull()
      .references(() => leas.id),
    year: integer('year')
      .notNull()
      .references(() => complianceYears.id),
    submitState: integer('submit_state').notNull().default(0),
    dueOn: date('due_on', { mode: 'string' }),
    /** How that day was moved when it was set; null when it is the one that was typed. */
    dueMoved: jsonb('due_moved').$type<DueAdjustment>(),
    activatedBy: person('activated_by'),
    activatedOn: instant('activated_on'),
    locallyActivatedBy: person('locally_activated_by'),
    locallyActivatedOn: instant('locally_activated_on'),
    /** Who leads the work in the agency. */
    localLead: person('local_lead'),
    submittedBy: person('submitted_by'),
    submittedOn: instant('submitted_on'),
    statementName: text('statement_name'),
    statementTitle: text('statement_title'),
    /** Why it was submitted with empty required document categories. */
    documentsReason: text('documents_reason'),
    /** Who opened the state's review, and when it was opened last. */
    reviewLead: person('review_lead'),
    reviewOpenedOn: instant('review_opened_on'),
    /** Day by which a selective report wants a response. */
    responseDueOn: date('response_due_on', { mode: 'string' }),
    responseDueMoved: jsonb('response_due_moved').$type<DueAdjustment>(),
    lastActivityOn: instant('last_activity_on'),
    /** Who took the last step, for the message to whoever comes second. */
    changedBy: person('changed_by'),
    changedOn: instant('changed_on'),
    /** Counts the steps that people take; steps of the system leave it alone. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('questionnaire_responses_questionnaire_id_lea_id_key').on(table.questionnaireId, table.leaId),
    index('questionnaire_responses_year_lea_id_idx').on(table.year, table.leaId),
    index('questionnaire_responses_lea_id_year_idx').on(table.leaId, table.year),
  ],
)

/** One subsection of one agency; `state` as domain definition 8.3 numbers it. */
export const subsectionResponses = pgTable(
  'subsection_responses',
  {
    id: id(),
    responseId: integer('response_id')
      .notNull()
      .references(() => questionnaireResponses.id),
    subsectionId: integer('subsection_id')
      .notNull()
      .references(() => subsections.id),
    state: integer('state').notNull().default(0),
    /** Day that the agency set for this subsection; it is never due later than the whole. */
    dueOn: date('due_on', { mode: 'string' }),
    /** Comment of the last return, shared with the agency. */
    reviewerComment: text('reviewer_comment'),
    /** The agency says that the subsection does not apply to it; null while nothing of the kind was said. */
    notApplicable: text('not_applicable', { enum: ['Requested', 'Approved'] }),
    notApplicableReason: text('not_applicable_reason'),
    notApplicableBy: person('not_applicable_by'),
    notApplicableOn: instant('not_applicable_on'),
    notApplicableDecidedBy: person('not_applicable_decided_by'),
    notApplicableDecidedOn: instant('not_applicable_decided_on'),
    /** Complete answers, and those of them that say not applicable; {@link keptCount}. */
    complete: keptCount('complete'),
    completeNotApplicable: keptCount('complete_not_applicable'),
    /** Answers taken over from another year that nobody has confirmed; {@link keptCount}. */
    unconfirmed: keptCount('unconfirmed'),
    /** Supporting documents that are not deleted; {@link keptCount}. */
    documents: keptCount('documents'),
    changedBy: person('changed_by'),
    changedOn: instant('changed_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('subsection_responses_response_id_subsection_id_key').on(
      table.responseId,
      table.subsectionId,
    ),
    index('subsection_responses_subsection_id_idx').on(table.subsectionId),
  ],
)

export const subsectionAssignments = pgTable(
  'subsection_assignments',
  {
    subsectionResponseId: integer('subsection_response_id')
      .notNull()
      .references(() => subsectionResponses.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    assignedBy: person('assigned_by').notNull(),
    assignedOn: instant('assigned_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subsectionResponseId, table.userId] }),
    index('subsection_assignments_user_id_idx').on(table.userId),
  ],
)

/** The answer to one item; there is no row before the first save. */
export const csiResponses = pgTable(
  'csi_responses',
  {
    id: id(),
    subsectionResponseId: integer('subsection_response_id')
      .notNull()
      .references(() => subsectionResponses.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => complianceStrategyItems.id),
    /** 4 Fully implemented to 1 Not implemented, 0 not applicable. */
    rating: integer('rating'),
    /** Sanitised HTML. */
    narrative: text('narrative').notNull(),
    /** Year whose explanation was taken over; it must be confirmed before the subsection can be ready. */
    carriedFromYear: integer('carried_from_year'),
    confirmedThisYear: boolean('confirmed_this_year').notNull().default(false),
    /** What was changed in the question by an upgrade, until the agency confirms the answer. */
    recheck: jsonb('recheck').$type<readonly QuestionChange[]>(),
    /** Whether nothing is missing, as the domain's rules judged it when the answer or its documents last changed. */
    isComplete: boolean('is_complete').notNull(),
    answeredBy: person('answered_by').notNull(),
    answeredOn: instant('answered_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('csi_responses_subsection_response_id_item_id_key').on(
      table.subsectionResponseId,
      table.itemId,
    ),
    index('csi_responses_item_id_idx').on(table.itemId),
    index('csi_responses_words_idx').using('gin', wordsOf(withoutTags(table.narrative))),
  ],
)

/** The state's comments on one subsection; there is no row before the first one. */
export const subsectionReviews = pgTable('subsection_reviews', {
  subsectionResponseId: integer('subsection_response_id')
    .primaryKey()
    .references(() => subsectionResponses.id),
  /** The agency reads these three once a report is issued. */
  sharedComment: text('shared_comment').notNull().default(''),
  strengths: text('strengths').notNull().default(''),
  needs: text('needs').notNull().default(''),
  /** Never leaves the state. */
  internalComment: text('internal_comment').notNull().default(''),
  reviewedBy: person('reviewed_by'),
  reviewedOn: instant('reviewed_on'),
  secondReadBy: person('second_read_by'),
  secondReadOn: instant('second_read_on'),
  changedBy: person('changed_by'),
  changedOn: instant('changed_on'),
  version: integer('version').notNull().default(1),
})

/** The state's view on one answer; there is no row before the first one. */
export const csiReviews = pgTable(
  'csi_reviews',
  {
    subsectionResponseId: integer('subsection_response_id')
      .notNull()
      .references(() => subsectionResponses.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => complianceStrategyItems.id),
    stateRating: integer('state_rating'),
    /** The agency reads these two once a report is issued. */
    stateComment: text('state_comment').notNull().default(''),
    toProvide: text('to_provide').notNull().default(''),
    /** Never leaves the state. */
    internalComment: text('internal_comment').notNull().default(''),
    changedBy: person('changed_by'),
    changedOn: instant('changed_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.subsectionResponseId, table.itemId] }),
    index('csi_reviews_item_id_idx').on(table.itemId),
  ],
)

/** A letter of a review before it is issued; there is no row before somebody saves one, and none after it was issued. */
export const reportDrafts = pgTable(
  'report_drafts',
  {
    selfAssessmentId: integer('self_assessment_id')
      .notNull()
      .references(() => questionnaireResponses.id),
    kind: text('kind').$type<DraftedReport>().notNull(),
    subsectionResponseIds: jsonb('subsection_response_ids').$type<readonly number[]>().notNull(),
    /** Response or acknowledgement wanted by this day; null while it is not chosen. */
    dueOn: date('due_on', { mode: 'string' }),
    note: text('note').notNull(),
    recommendations: text('recommendations').notNull(),
    nextSteps: text('next_steps').notNull(),
    ...letterDraftColumns(),
  },
  (table) => [primaryKey({ columns: [table.selfAssessmentId, table.kind] })],
)
