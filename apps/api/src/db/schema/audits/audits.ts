import type {
  AuditContent,
  AuditLetterData,
  AuditLetterKind,
  AuditType,
  CodeEntry,
  ContentFields,
  ContentNodeKind,
  ListProblem,
  NewAudit,
  SamplingCertificate,
} from '@portal/domain'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { leas } from '../agencies.js'
import { complianceYears } from '../years.js'
import { instant, day, id, person } from '../columns.js'

const part = () => text('part', { enum: ['Part B', 'Part C'] }).notNull()
const year = () =>
  integer('year')
    .notNull()
    .references(() => complianceYears.id)
const typeKey = () =>
  text('type_key')
    .notNull()
    .references(() => auditTypes.key)

/** The kinds of audits; whatever one does differently from another is in its definition (domain definition 2.1). */
export const auditTypes = pgTable('audit_types', {
  key: text('key').primaryKey(),
  definition: jsonb('definition').$type<AuditType>().notNull(),
  version: integer('version').notNull().default(1),
})

/**
 * Versions of the questions, sections and items of a type, part and year. A published version stays as it is; reviews read
 * `content`, which publishing writes from the places.
 */
export const auditContents = pgTable(
  'audit_contents',
  {
    id: id(),
    typeKey: typeKey(),
    part: part(),
    /** A draft may be for the year to come, which is not launched yet. */
    year: integer('year').notNull(),
    state: text('state', { enum: ['Draft', 'Published'] })
      .notNull()
      .default('Published'),
    /** Null for a draft. */
    number: integer('number'),
    /** Null for a draft. */
    content: jsonb('content').$type<AuditContent>(),
    publishedBy: person('published_by'),
    publishedOn: instant('published_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('audit_contents_version_key').on(table.typeKey, table.part, table.year, table.number),
    uniqueIndex('audit_contents_draft_key')
      .on(table.typeKey, table.part, table.year)
      .where(sql`${table.state} = 'Draft'`),
  ],
)

/** Places of a version as the editor keeps them: setup questions, sections, items. */
export const auditContentPlaces = pgTable(
  'audit_content_places',
  {
    id: id(),
    versionId: integer('version_id')
      .notNull()
      .references(() => auditContents.id, { onDelete: 'cascade' }),
    nodeKind: text('node_kind').$type<ContentNodeKind>().notNull(),
    /** The same in every version and year. */
    contentId: text('content_id').notNull(),
    /** Content id of the place that it stands in. */
    parentId: text('parent_id'),
    order: integer('order').notNull(),
    active: boolean('active').notNull().default(true),
    /** Those that its kind has. */
    fields: jsonb('fields').$type<Partial<ContentFields>>().notNull(),
    changedBy: person('changed_by'),
    changedOn: instant('changed_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('audit_content_places_key').on(table.versionId, table.contentId),
    index('audit_content_places_content_index').on(table.contentId),
  ],
)

/** An audit of one agency and part (domain definition 2.2); its status is that of its prongs. */
export const audits = pgTable(
  'audits',
  {
    id: id(),
    typeKey: typeKey(),
    leaId: integer('lea_id')
      .notNull()
      .references(() => leas.id),
    year: year(),
    part: part(),
    /** More than 1 only for targeted audits. */
    sequence: integer('sequence').notNull(),
    contentId: integer('content_id')
      .notNull()
      .references(() => auditContents.id),
    leadMonitorId: person('lead_monitor_id').notNull(),
    reason: text('reason').$type<NewAudit['reason']>().notNull(),
    reasonText: text('reason_text').notNull(),
    plannedStart: day('planned_start').notNull(),
    documentsDueOn: day('documents_due_on'),
    plannedEnd: day('planned_end'),
    /** The agency sees the audit from then on. */
    notifiedOn: instant('notified_on'),
    /** Set once every review has ended and every finding is closed; retention is counted from then on. */
    closedOn: instant('closed_on'),
    /** Why nothing of it may be deleted, whatever its age; empty where something may. */
    legalHold: text('legal_hold').notNull().default(''),
    createdBy: person('created_by').notNull(),
    createdOn: instant('created_on').notNull(),
    changedBy: person('changed_by').notNull(),
    changedOn: instant('changed_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('audits_sequence_key').on(table.typeKey, table.year, table.leaId, table.part, table.sequence),
  ],
)

/** The review of records (1), and the reviews of newer data (2); `status` as domain definition 2.3 numbers it. */
export const auditProngs = pgTable(
  'audit_prongs',
  {
    id: id(),
    auditId: integer('audit_id')
      .notNull()
      .references(() => audits.id),
    number: integer('number').notNull(),
    round: integer('round').notNull(),
    status: integer('status').notNull().default(0),
    /** The only items of a review of newer data; null for all items of the content. */
    limitedItemIds: text('limited_item_ids').array(),
    /** Days of the records that count; null without a limit. */
    periodFrom: day('period_from'),
    periodTo: day('period_to'),
    /** Day by which the list and documents of a review of newer data are due; the first review has that of its audit. */
    documentsDueOn: day('documents_due_on'),
    changedBy: person('changed_by').notNull(),
    changedOn: instant('changed_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('audit_prongs_round_key').on(table.auditId, table.number, table.round)],
)

/** An issued letter; it is never changed (domain definition 0.5). */
export const auditLetters = pgTable(
  'audit_letters',
  {
    id: id(),
    auditId: integer('audit_id')
      .notNull()
      .references(() => audits.id),
    kind: text('kind').$type<AuditLetterKind>().notNull(),
    /** The review that it is about; null where it is about the audit as a whole. */
    prongId: integer('prong_id').references(() => auditProngs.id),
    /** Another letter takes its place. */
    supersededOn: instant('superseded_on'),
    /** Its entry in the library of the agency, where it is read and printed. */
    reportId: integer('report_id').notNull(),
    subject: text('subject').notNull(),
    /** What it was merged from, under the field names of templates; null for letters of older releases. */
    data: jsonb('data').$type<AuditLetterData>(),
    letterDate: day('letter_date').notNull(),
    issuedBy: person('issued_by').notNull(),
    issuedOn: instant('issued_on').notNull(),
  },
  (table) => [uniqueIndex('audit_letters_report_key').on(table.reportId)],
)

/** Codes that the state keeps, such as the categories of disability; the cells of lists are held against them. */
export const codeLists = pgTable('code_lists', {
  name: text('name').primaryKey(),
  entries: jsonb('entries').$type<CodeEntry[]>().notNull(),
})

const prongKey = () =>
  integer('prong_id')
    .primaryKey()
    .references(() => auditProngs.id)

/** The accepted list of a prong. */
export const auditLists = pgTable('audit_lists', {
  prongId: prongKey(),
  fileName: text('file_name').notNull(),
  sha256: text('sha256').notNull(),
  rowCount: integer('row_count').notNull(),
  warnings: jsonb('warnings').$type<ListProblem[]>().notNull(),
  /** Names of the values of its rows, in their order. */
  fields: text('fields').array().notNull(),
  /** Ages are those of this day. */
  agesOn: day('ages_on').notNull(),
  uploadedBy: person('uploaded_by').notNull(),
  uploadedOn: instant('uploaded_on').notNull(),
})

/**
 * The rows of an accepted list in the order of their keys, a thousand in each text (`packedList` of the domain): a list is
 * stored and read as a whole, and 20,000 rows of their own take longer to write than to read and to check.
 */
export const auditListParts = pgTable(
  'audit_list_parts',
  {
    /** A row of the list has its id from this one and its index in the text. */
    id: id(),
    prongId: integer('prong_id')
      .notNull()
      .references(() => auditLists.prongId, { onDelete: 'cascade' }),
    part: integer('part').notNull(),
    /** Kept as it is and not compressed, which would take longer than writing it. */
    rows: text('rows').notNull(),
  },
  (table) => [uniqueIndex('audit_list_parts_part_key').on(table.prongId, table.part)],
)

/** The list that was refused last: it is given back with its problems, and gone as soon as one is accepted. */
export const auditRefusedLists = pgTable('audit_refused_lists', {
  prongId: prongKey(),
  fileName: text('file_name').notNull(),
  rowCount: integer('row_count').notNull(),
  errors: jsonb('errors').$type<ListProblem[]>().notNull(),
  /** Its rows of texts as JSON, as they were sent; never looked into here. */
  cells: text('cells').notNull(),
})

/** How the sample of a prong was drawn, and who is next in it. */
export const auditSamples = pgTable('audit_samples', {
  prongId: prongKey(),
  /** Proof of the draw, with every later change. */
  certificate: jsonb('certificate').$type<SamplingCertificate>().notNull(),
  /** By stratum, the places in the list of those who are next. */
  queues: jsonb('queues').$type<readonly (readonly number[])[]>().notNull(),
  nextOrder: integer('next_order').notNull(),
})
