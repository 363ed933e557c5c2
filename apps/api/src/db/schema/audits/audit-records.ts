import type {
  ConditionValue,
  DeliveredMonth,
  DueAdjustment,
  QuestionChange,
  RequestState,
  SampleOrigin,
  ServiceFrequency,
} from '@portal/domain'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { wordsOfFields } from '../../words.js'
import { users } from '../accounts.js'
import { fileObjects } from '../documents.js'
import { auditContents, auditProngs } from './audits.js'
import { instant, day, id, person } from '../columns.js'

/** The record of one student, or of another subject, that is or was in the sample; it keeps its row of the list. */
export const auditRecords = pgTable(
  'audit_records',
  {
    id: id(),
    prongId: integer('prong_id')
      .notNull()
      .references(() => auditProngs.id),
    place: integer('place').notNull(),
    key: text('key').notNull(),
    fields: jsonb('fields').$type<Record<string, string>>().notNull(),
    flags: text('flags').array().notNull(),
    age: integer('age'),
    order: integer('order').notNull(),
    origin: text('origin').$type<SampleOrigin>().notNull(),
    /** As domain definition 2.3 numbers it. */
    status: integer('status').notNull().default(0),
    reason: text('reason').notNull().default(''),
    assignedMonitorId: text('assigned_monitor_id').references(() => users.id),
    /** Null while the agency has said nothing. */
    confirmedEnrolled: boolean('confirmed_enrolled'),
    leftOn: day('left_on'),
    note: text('note').notNull().default(''),
    /** The newer content that it was carried into; null while it has that of its audit. */
    contentId: integer('content_id').references(() => auditContents.id),
    /** Newer content that a monitor looked at and did not take over, who and when. */
    keptContentId: integer('kept_content_id').references(() => auditContents.id),
    keptBy: person('kept_by'),
    keptOn: instant('kept_on'),
    /** Answers to the setup questions, by key. */
    setup: jsonb('setup').$type<Record<string, ConditionValue>>().notNull().default({}),
    /** Who submitted it last, when, and as which of its prong: every n-th has a second reader. */
    submittedBy: person('submitted_by'),
    submittedOn: instant('submitted_on'),
    submission: integer('submission'),
    secondReaderDue: boolean('second_reader_due').notNull().default(false),
    secondReaderId: person('second_reader_id'),
    secondReadOn: instant('second_read_on'),
    /** Why the agency has no document of it; empty where it has given none. */
    noDocumentReason: text('no_document_reason').notNull().default(''),
    changedBy: person('changed_by').notNull(),
    changedOn: instant('changed_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('audit_records_prong_index').on(table.prongId, table.order),
    // Finds the records of the same child in other years.
    index('audit_records_key_index').on(table.key),
    // The search for students, by the number and by whole words of the row.
    index('audit_records_number_idx').on(sql`lower(${table.key})`),
    index('audit_records_words_idx').using('gin', wordsOfFields(table.fields)),
    // Whoever left the sample can be drawn again.
    uniqueIndex('audit_records_place_key')
      .on(table.prongId, table.place)
      .where(sql`${table.status} < 7`),
  ],
)

/** Local users who work on a record. */
export const auditRecordPeople = pgTable(
  'audit_record_people',
  {
    recordId: integer('record_id')
      .notNull()
      .references(() => auditRecords.id),
    userId: person('user_id').notNull(),
    assignedBy: person('assigned_by').notNull(),
    assignedOn: instant('assigned_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.userId] }),
    index('audit_record_people_user_index').on(table.userId),
  ],
)

/** The minutes of the service that a record is about; a record without a row is as its list has it. */
export const auditServiceLines = pgTable('audit_service_lines', {
  recordId: integer('record_id')
    .primaryKey()
    .references(() => auditRecords.id),
  provider: text('provider').notNull(),
  providerType: text('provider_type').notNull(),
  setting: text('setting').notNull(),
  frequency: text('frequency').$type<ServiceFrequency>().notNull(),
  minutes: integer('minutes').notNull(),
  periodFrom: day('period_from').notNull(),
  periodTo: day('period_to').notNull(),
  months: jsonb('months').$type<DeliveredMonth[]>().notNull(),
  notes: text('notes').notNull(),
  changedBy: person('changed_by').notNull(),
  changedOn: instant('changed_on').notNull(),
  version: integer('version').notNull().default(1),
})

/** The answer to one item of a record. It stays when the item does not apply any more, and counts again when it does. */
export const auditItemAnswers = pgTable(
  'audit_item_answers',
  {
    recordId: integer('record_id')
      .notNull()
      .references(() => auditRecords.id),
    itemId: text('item_id').notNull(),
    value: text('value'),
    comment: text('comment').notNull(),
    internalNote: text('internal_note').notNull(),
    /** Fields beside the answer that its kind of audit has, by their keys. */
    extras: jsonb('extras').$type<Record<string, string>>().notNull().default({}),
    /** What newer content changed in the question; null once the answer is confirmed. */
    recheck: jsonb('recheck').$type<readonly QuestionChange[]>(),
    answeredBy: person('answered_by').notNull(),
    answeredOn: instant('answered_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.itemId] }),
    // Counts the answers of the items of a version.
    index('audit_item_answers_item_index').on(table.itemId),
  ],
)

/** A section or item that a monitor skips in a record by hand. */
export const auditSkips = pgTable(
  'audit_skips',
  {
    recordId: integer('record_id')
      .notNull()
      .references(() => auditRecords.id),
    /** Id of the section or item. */
    targetId: text('target_id').notNull(),
    reason: text('reason').notNull(),
    skippedBy: person('skipped_by').notNull(),
    skippedOn: instant('skipped_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.targetId] })],
)

/** What the second reader of a record answered, without seeing the first answer, and what both agreed on afterwards. */
export const auditSecondAnswers = pgTable(
  'audit_second_answers',
  {
    recordId: integer('record_id')
      .notNull()
      .references(() => auditRecords.id),
    itemId: text('item_id').notNull(),
    value: text('value'),
    /** What the first reader had answered when the second finished; null before. */
    firstValue: text('first_value'),
    settledValue: text('settled_value'),
    settledBy: person('settled_by'),
    settledOn: instant('settled_on'),
    answeredBy: person('answered_by').notNull(),
    answeredOn: instant('answered_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.recordId, table.itemId] })],
)

/** A request for more documents of a record, about one item or about none (domain definition 2.2). */
export const auditDocumentRequests = pgTable(
  'audit_document_requests',
  {
    id: id(),
    recordId: integer('record_id')
      .notNull()
      .references(() => auditRecords.id),
    itemId: text('item_id'),
    text: text('text').notNull(),
    state: text('state').$type<RequestState>().notNull().default('Open'),
    dueOn: day('due_on').notNull(),
    /** How the typed day was moved to a day of work. */
    dueMoved: jsonb('due_moved').$type<DueAdjustment>(),
    /** Each time that the state gave more time, with the reason. */
    extensions: jsonb('extensions').$type<DueAdjustment[]>().notNull().default([]),
    answer: text('answer').notNull().default(''),
    /** The agency says that there is no such document. */
    noDocument: boolean('no_document').notNull().default(false),
    answeredBy: person('answered_by'),
    answeredOn: instant('answered_on'),
    /** What the state said with its last decision. */
    decision: text('decision').notNull().default(''),
    decidedBy: person('decided_by'),
    decidedOn: instant('decided_on'),
    /** Day on which the agency was reminded by hand last. */
    remindedOn: day('reminded_on'),
    requestedBy: person('requested_by').notNull(),
    requestedOn: instant('requested_on').notNull(),
    changedBy: person('changed_by').notNull(),
    changedOn: instant('changed_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('audit_document_requests_record_index').on(table.recordId),
    // Reminders and tasks look at few of many.
    index('audit_document_requests_open_index')
      .on(table.state, table.dueOn)
      .where(sql`${table.state} in ('Open', 'Answered')`),
  ],
)

/** A document of a record, of one item or of none. */
export const auditRecordFiles = pgTable(
  'audit_record_files',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => fileObjects.id),
    recordId: integer('record_id')
      .notNull()
      .references(() => auditRecords.id),
    itemId: text('item_id'),
    /** The request that it answers. */
    requestId: integer('request_id').references(() => auditDocumentRequests.id),
  },
  (table) => [
    index('audit_record_files_record_index').on(table.recordId),
    index('audit_record_files_request_index').on(table.requestId),
  ],
)
