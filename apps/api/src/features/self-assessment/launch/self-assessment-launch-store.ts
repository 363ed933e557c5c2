import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../../db/database.js'
import { addRequiredDocumentCategories } from '../../../db/required-document-rows.js'
import {
  complianceYears,
  leas,
  questionnaireResponses,
  questionnaires,
  sections,
  subsectionResponses,
  subsections,
} from '../../../db/schema/index.js'

export type Part = 'Part B' | 'Part C'

export interface QuestionnaireRow {
  id: number
  year: number
  part: Part
  contentId: string
  title: string
  state: 'Draft' | 'Published' | 'Archived'
  /** Null for a draft. */
  number: number | null
}

const columns = {
  id: questionnaires.id,
  year: questionnaires.year,
  part: questionnaires.part,
  contentId: questionnaires.contentId,
  title: questionnaires.title,
  state: questionnaires.state,
  number: questionnaires.number,
}

/** Questionnaires up to a year, newest year first; what is published before a draft, the newest version first. */
export async function listQuestionnaires(db: Database, upToYear: number): Promise<QuestionnaireRow[]> {
  return db
    .select(columns)
    .from(questionnaires)
    .where(lt(questionnaires.year, upToYear + 1))
    .orderBy(
      sql`${questionnaires.year} desc`,
      asc(questionnaires.part),
      sql`${questionnaires.number} desc nulls last`,
      asc(questionnaires.id),
    )
}

/** Every questionnaire, newest year first, and whether agencies work in its year. */
export async function listManagedQuestionnaires(
  db: Database,
): Promise<(QuestionnaireRow & { isLaunched: boolean })[]> {
  const rows = await db
    .select({ ...columns, launchedYear: complianceYears.id })
    .from(questionnaires)
    .leftJoin(complianceYears, eq(complianceYears.id, questionnaires.year))
    .orderBy(
      sql`${questionnaires.year} desc`,
      asc(questionnaires.part),
      sql`${questionnaires.number} desc nulls first`,
      asc(questionnaires.id),
    )
  return rows.map(({ launchedYear, ...row }) => Object.assign(row, { isLaunched: launchedYear !== null }))
}

/** One questionnaire, and whether agencies work in its year. */
export async function findQuestionnaire(
  db: Database,
  id: number,
): Promise<{ row: QuestionnaireRow; isLaunched: boolean } | null> {
  const [row] = await db.select(columns).from(questionnaires).where(eq(questionnaires.id, id))
  if (!row) return null
  const isLaunched = (await db.$count(complianceYears, eq(complianceYears.id, row.year))) > 0
  return { row, isLaunched }
}

/** Active agencies that a questionnaire of a part goes to; `isTest` are those that no count includes. */
export async function listReceivers(db: Database, part: Part): Promise<{ id: number; isTest: boolean }[]> {
  return db
    .select({ id: leas.id, isTest: leas.isTest })
    .from(leas)
    .where(and(leas.active, part === 'Part B' ? leas.hasPartB : leas.hasPartC))
    .orderBy(asc(leas.code))
}

/**
 * Self-assessments in state 0 with their subsections and required documents, for agencies that have none yet of any
 * version. Answers the agencies that it made one for.
 */
export async function insertResponses(
  tx: Tx,
  questionnaire: Pick<QuestionnaireRow, 'id' | 'year' | 'part' | 'contentId'>,
  receivers: readonly number[],
): Promise<ReadonlySet<number>> {
  const known = await tx
    .select({ leaId: questionnaireResponses.leaId })
    .from(questionnaireResponses)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .where(
      and(eq(questionnaires.year, questionnaire.year), eq(questionnaires.contentId, questionnaire.contentId)),
    )
  const served = new Set(known.map(({ leaId }) => leaId))
  const leaIds = receivers.filter((id) => !served.has(id))
  if (leaIds.length === 0) return new Set()
  const made = await tx
    .insert(questionnaireResponses)
    .values(leaIds.map((leaId) => ({ questionnaireId: questionnaire.id, leaId, year: questionnaire.year })))
    .onConflictDoNothing()
    .returning({ leaId: questionnaireResponses.leaId })
  await insertSubsections(tx, questionnaire.id)
  await addRequiredDocumentCategories(tx, questionnaire)
  return new Set(made.map(({ leaId }) => leaId))
}

/** The subsections of every self-assessment of a questionnaire that lacks them. */
export async function insertSubsections(tx: Tx, questionnaireId: number): Promise<void> {
  await tx.execute(sql`insert into ${subsectionResponses} (response_id, subsection_id)
    select r.id, s.id from ${questionnaireResponses} r
    join ${sections} sec on sec.questionnaire_id = r.questionnaire_id
    join ${subsections} s on s.section_id = sec.id
    where r.questionnaire_id = ${questionnaireId}
    order by r.id, sec."order", s."order"
    on conflict do nothing`)
}

/** Open self-assessments before a year, the training agency not counted, by who has to act. */
export async function countOpen(
  db: Database,
  beforeYear: number,
): Promise<{ agency: number; state: number }> {
  const { submitState } = questionnaireResponses
  const [row] = await db
    .select({
      agency: sql<number>`(count(*) filter (where ${submitState} in (1, 2, 3, 6)))::int`,
      state: sql<number>`(count(*) filter (where ${submitState} in (4, 5, 7, 8)))::int`,
    })
    .from(questionnaireResponses)
    .innerJoin(leas, and(eq(leas.id, questionnaireResponses.leaId), eq(leas.isTest, false)))
    .where(lt(questionnaireResponses.year, beforeYear))
  return row ?? { agency: 0, state: 0 }
}

/** A draft for a year with every question that is not retired; the questions keep their lineage. */
export async function copyQuestionnaire(tx: Tx, from: number, year: number): Promise<number> {
  const [source] = await tx.select().from(questionnaires).where(eq(questionnaires.id, from))
  if (!source) throw new Error(`There is no questionnaire ${from} to copy.`)
  const {
    id: _id,
    version: _version,
    number: _number,
    publishedOn: _on,
    publishedBy: _by,
    ...content
  } = source
  const [copy] = await tx
    .insert(questionnaires)
    .values({ ...content, year, state: 'Draft', changedBy: null, changedOn: null })
    .returning({ id: questionnaires.id })
  if (!copy) throw new Error(`Questionnaire ${from} was not copied.`)
  const to = copy.id
  await tx.execute(sql`insert into sections (questionnaire_id, content_id, number, title, intro, area_id, "order")
    select ${to}::int, content_id, number, title, intro, area_id, "order"
    from sections where questionnaire_id = ${from} and active`)
  await tx.execute(sql`insert into subsections
      (section_id, content_id, number, title, intro, area_id, "order", required_document_category_ids)
    select new_section.id, s.content_id, s.number, s.title, s.intro, s.area_id, s."order",
      s.required_document_category_ids
    from subsections s
    join sections old_section on old_section.id = s.section_id and old_section.questionnaire_id = ${from}
    join sections new_section on new_section.questionnaire_id = ${to}
      and new_section.content_id = old_section.content_id
    where s.active`)
  await tx.execute(sql`insert into compliance_strategy_items
      (subsection_id, lineage_id, number, text, guidance, acceptable_evidence, indicator_code, response_type, rating_scale,
       narrative_required, evidence_required, "order", active)
    select new_subsection.id, i.lineage_id, i.number, i.text, i.guidance, i.acceptable_evidence, i.indicator_code,
      i.response_type, i.rating_scale, i.narrative_required, i.evidence_required, i."order", i.active
    from compliance_strategy_items i
    join subsections old_subsection on old_subsection.id = i.subsection_id
    join sections old_section on old_section.id = old_subsection.section_id
      and old_section.questionnaire_id = ${from}
    join sections new_section on new_section.questionnaire_id = ${to}
      and new_section.content_id = old_section.content_id
    join subsections new_subsection on new_subsection.section_id = new_section.id
      and new_subsection.content_id = old_subsection.content_id
    where i.active`)
  await tx.execute(sql`insert into item_citations (item_id, citation_id, "order")
    select new_item.id, c.citation_id, c."order"
    from item_citations c
    join compliance_strategy_items old_item on old_item.id = c.item_id
    join subsections old_subsection on old_subsection.id = old_item.subsection_id
    join sections old_section on old_section.id = old_subsection.section_id
      and old_section.questionnaire_id = ${from}
    join compliance_strategy_items new_item on new_item.lineage_id = old_item.lineage_id
    join subsections new_subsection on new_subsection.id = new_item.subsection_id
    join sections new_section on new_section.id = new_subsection.section_id
      and new_section.questionnaire_id = ${to}`)
  return to
}
