import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ScanState } from '@portal/domain'
import { wordsOf } from '../words.js'
import { users } from './accounts.js'
import { leas } from './agencies.js'
import { keptCount } from './kept-count.js'
import { complianceStrategyItems } from './questionnaires.js'
import { questionnaireResponses, subsectionResponses } from './self-assessment.js'
import { instant } from './columns.js'

/** A stored file (domain definition 0.5); its bytes lie in the file store under the id. */
export const fileObjects = pgTable(
  'file_objects',
  {
    id: uuid('id').primaryKey(),
    /** Null for what belongs to no agency: training materials. */
    leaId: integer('lea_id').references(() => leas.id),
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
    index('file_objects_words_idx').using('gin', wordsOf(table.title)),
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

/** The required document categories of one year and part; frozen once published, as questionnaires are. */
export const requiredDocumentVersions = pgTable(
  'required_document_versions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    year: integer('year').notNull(),
    part: text('part', { enum: ['Part B', 'Part C'] }).notNull(),
    state: text('state', { enum: ['Draft', 'Published'] }).notNull(),
    /** Counts the published versions of the year and part from 1; a draft has none yet. */
    number: integer('number'),
    publishedOn: instant('published_on'),
    publishedBy: text('published_by').references(() => users.id),
  },
  (table) => [
    uniqueIndex('required_document_versions_year_part_number_key').on(table.year, table.part, table.number),
    uniqueIndex('required_document_versions_one_draft_key')
      .on(table.year, table.part)
      .where(sql`${table.state} = 'Draft'`),
  ],
)

/** A kind of document that every agency of a part hands in with its self-assessment (domain definition 8.6). */
export const requiredDocumentCategories = pgTable(
  'required_document_categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    versionId: integer('version_id').notNull(),
    /** The same category in every version and year has the same content id. */
    contentId: text('content_id').notNull(),
    year: integer('year').notNull(),
    part: text('part', { enum: ['Part B', 'Part C'] }).notNull(),
    documentCategory: text('document_category').notNull(),
    group: text('group').notNull(),
    description: text('description').notNull(),
    help: text('help').notNull(),
    /** 0 to 20. */
    defaultMaximum: integer('default_maximum').notNull(),
    required: boolean('required').notNull(),
    dueRule: text('due_rule').notNull(),
    /** Content ids of the subsections that it belongs to. */
    subsectionIds: jsonb('subsection_ids').$type<readonly string[]>().notNull(),
    order: integer('order').notNull(),
    /** False: retired from the version when it is published. */
    active: boolean('active').notNull().default(true),
    version: integer('version').notNull().default(1),
    changedBy: text('changed_by').references(() => users.id),
    changedOn: instant('changed_on'),
  },
  (table) => [
    foreignKey({
      name: 'required_document_categories_version_id_fk',
      columns: [table.versionId],
      foreignColumns: [requiredDocumentVersions.id],
    }),
    uniqueIndex('required_document_categories_version_content_key').on(table.versionId, table.contentId),
    index('required_document_categories_content_id_idx').on(table.contentId),
  ],
)

/** One category in the self-assessment of one agency. */
export const requiredDocumentCategoryResponses = pgTable(
  'required_document_category_responses',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    responseId: integer('response_id').notNull(),
    categoryId: integer('category_id').notNull(),
    maximum: integer('maximum').notNull(),
    stateMonitorComments: text('state_monitor_comments').notNull().default(''),
    /** Documents that are not deleted, and those of them that the state has received; {@link keptCount}. */
    documents: keptCount('documents'),
    received: keptCount('received'),
    changedBy: text('changed_by').references(() => users.id),
    changedOn: instant('changed_on'),
    /** Counts changes of the maximum and of the comments. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // Named, because the names that would be made are longer than PostgreSQL takes.
    foreignKey({
      name: 'required_document_category_responses_response_id_fk',
      columns: [table.responseId],
      foreignColumns: [questionnaireResponses.id],
    }),
    foreignKey({
      name: 'required_document_category_responses_category_id_fk',
      columns: [table.categoryId],
      foreignColumns: [requiredDocumentCategories.id],
    }),
    uniqueIndex('required_document_category_responses_response_category_key').on(
      table.responseId,
      table.categoryId,
    ),
    index('required_document_category_responses_category_id_idx').on(table.categoryId),
  ],
)

/** Who is to hand in the documents of a category. */
export const requiredDocumentAssignments = pgTable(
  'required_document_assignments',
  {
    categoryResponseId: integer('category_response_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    assignedBy: text('assigned_by')
      .notNull()
      .references(() => users.id),
    assignedOn: instant('assigned_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryResponseId, table.userId] }),
    foreignKey({
      name: 'required_document_assignments_category_response_id_fk',
      columns: [table.categoryResponseId],
      foreignColumns: [requiredDocumentCategoryResponses.id],
    }),
    index('required_document_assignments_user_id_idx').on(table.userId),
  ],
)

/** A file in a category. A document that is re-used in a later year is another row with the same file. */
export const requiredDocuments = pgTable(
  'required_documents',
  {
    id: uuid('id').primaryKey(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => fileObjects.id),
    categoryResponseId: integer('category_response_id').notNull(),
    title: text('title').notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => users.id),
    createdOn: instant('created_on').notNull(),
    /** The 'Received' checkbox of the state. */
    received: boolean('received').notNull().default(false),
    receivedBy: text('received_by').references(() => users.id),
    receivedOn: instant('received_on'),
    /** Document of an earlier year that this one re-uses. */
    originId: uuid('origin_id'),
    changedBy: text('changed_by').references(() => users.id),
    changedOn: instant('changed_on'),
    /** Counts changes of the title and of 'Received'. */
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    foreignKey({
      name: 'required_documents_category_response_id_fk',
      columns: [table.categoryResponseId],
      foreignColumns: [requiredDocumentCategoryResponses.id],
    }),
    // One file stands in a category once; this keeps a second re-use out, whoever comes first.
    uniqueIndex('required_documents_category_response_file_key')
      .on(table.categoryResponseId, table.fileId)
      .where(sql`${table.deletedAt} is null`),
    index('required_documents_file_id_idx').on(table.fileId),
    index('required_documents_words_idx').using('gin', wordsOf(table.title)),
  ],
)

/** A required document that a subsection names beside its answers. */
export const relatedRequiredDocuments = pgTable(
  'related_required_documents',
  {
    subsectionResponseId: integer('subsection_response_id').notNull(),
    documentId: uuid('document_id')
      .notNull()
      .references(() => requiredDocuments.id),
    relatedBy: text('related_by')
      .notNull()
      .references(() => users.id),
    relatedOn: instant('related_on').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'related_required_documents_pk',
      columns: [table.subsectionResponseId, table.documentId],
    }),
    foreignKey({
      name: 'related_required_documents_subsection_response_id_fk',
      columns: [table.subsectionResponseId],
      foreignColumns: [subsectionResponses.id],
    }),
    index('related_required_documents_document_id_idx').on(table.documentId),
  ],
)
