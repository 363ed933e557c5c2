import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { NarrativeRequired, RatingChoice, ResponseType } from '@portal/domain'
import { keptCount } from './kept-count.js'
import { id, instant, person } from './columns.js'

/** What every place of the content has for its editor; `active` false is retired from the version when it is published. */
const edited = () => ({
  active: boolean('active').notNull().default(true),
  version: integer('version').notNull().default(1),
  changedBy: person('changed_by'),
  changedOn: instant('changed_on'),
})

/** Regulations that items rest on (domain definition 1.2). */
export const citations = pgTable('citations', {
  id: id(),
  reference: text('reference').notNull().unique(),
  title: text('title').notNull(),
  plainText: text('plain_text').notNull(),
  /** '' for both parts. */
  part: text('part').notNull(),
  kind: text('kind').notNull(),
  stateReference: text('state_reference'),
  indicatorCode: text('indicator_code'),
  areaId: integer('area_id'),
  active: boolean('active').notNull().default(true),
})

/**
 * Questions of one part in one year (domain definition 8.1). A year can have several versions: what responses use is
 * never changed, a change makes a new version.
 */
export const questionnaires = pgTable(
  'questionnaires',
  {
    id: id(),
    contentId: text('content_id').notNull(),
    /** Of a compliance year that may yet have to be launched: content is made ready before. */
    year: integer('year').notNull(),
    part: text('part', { enum: ['Part B', 'Part C'] }).notNull(),
    title: text('title').notNull(),
    shortDescription: text('short_description').notNull(),
    intro: text('intro').notNull(),
    ratingScale: jsonb('rating_scale').$type<readonly RatingChoice[]>().notNull(),
    /** Single subsections may go to the state before the whole is submitted. */
    rollingSubmission: boolean('rolling_submission').notNull().default(false),
    state: text('state', { enum: ['Draft', 'Published', 'Archived'] }).notNull(),
    /** Counts the published versions of the year and part from 1; a draft has none yet. */
    number: integer('number'),
    publishedOn: instant('published_on'),
    publishedBy: person('published_by'),
    version: integer('version').notNull().default(1),
    changedBy: person('changed_by'),
    changedOn: instant('changed_on'),
  },
  (table) => [
    uniqueIndex('questionnaires_year_part_content_number_key').on(
      table.year,
      table.part,
      table.contentId,
      table.number,
    ),
    uniqueIndex('questionnaires_one_draft_key')
      .on(table.year, table.part, table.contentId)
      .where(sql`${table.state} = 'Draft'`),
  ],
)

export const sections = pgTable(
  'sections',
  {
    id: id(),
    questionnaireId: integer('questionnaire_id')
      .notNull()
      .references(() => questionnaires.id),
    contentId: text('content_id').notNull(),
    number: text('number').notNull(),
    title: text('title').notNull(),
    intro: text('intro').notNull(),
    areaId: integer('area_id').notNull(),
    order: integer('order').notNull(),
    ...edited(),
  },
  (table) => [index('sections_questionnaire_id_order_idx').on(table.questionnaireId, table.order)],
)

export const subsections = pgTable(
  'subsections',
  {
    id: id(),
    sectionId: integer('section_id')
      .notNull()
      .references(() => sections.id),
    contentId: text('content_id').notNull(),
    number: text('number').notNull(),
    title: text('title').notNull(),
    intro: text('intro').notNull(),
    areaId: integer('area_id').notNull(),
    order: integer('order').notNull(),
    requiredDocumentCategoryIds: jsonb('required_document_category_ids').$type<readonly string[]>().notNull(),
    /** How many active items it has; {@link keptCount}. */
    items: keptCount('items'),
    ...edited(),
  },
  (table) => [index('subsections_section_id_order_idx').on(table.sectionId, table.order)],
)

/** One question. The same question in every year has the same lineage. */
export const complianceStrategyItems = pgTable(
  'compliance_strategy_items',
  {
    id: id(),
    subsectionId: integer('subsection_id')
      .notNull()
      .references(() => subsections.id),
    lineageId: text('lineage_id').notNull(),
    number: text('number').notNull(),
    text: text('text').notNull(),
    guidance: text('guidance').notNull(),
    acceptableEvidence: jsonb('acceptable_evidence').$type<readonly string[]>().notNull(),
    indicatorCode: text('indicator_code'),
    responseType: text('response_type').$type<ResponseType>().notNull(),
    /** Null: the scale of the questionnaire. */
    ratingScale: jsonb('rating_scale').$type<readonly RatingChoice[]>(),
    narrativeRequired: text('narrative_required').$type<NarrativeRequired>().notNull(),
    evidenceRequired: boolean('evidence_required').notNull(),
    order: integer('order').notNull(),
    ...edited(),
  },
  (table) => [
    index('compliance_strategy_items_subsection_id_order_idx').on(table.subsectionId, table.order),
    index('compliance_strategy_items_lineage_id_idx').on(table.lineageId),
  ],
)

export const itemCitations = pgTable(
  'item_citations',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => complianceStrategyItems.id),
    citationId: integer('citation_id')
      .notNull()
      .references(() => citations.id),
    order: integer('order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.citationId] }),
    index('item_citations_citation_id_idx').on(table.citationId),
  ],
)
