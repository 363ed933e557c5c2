import { and, desc, eq, notExists } from 'drizzle-orm'
import type { Database } from '../database.js'
import {
  citations,
  complianceStrategyItems,
  complianceYears,
  itemCitations,
  leas,
  questionnaireResponses,
  questionnaires,
  sections,
  subsectionResponses,
  subsections,
} from '../schema/index.js'
import { citationContent } from './content/citations.js'
import type { ItemContent, SubsectionContent } from './content/self-assessment-content.js'
import { selfAssessmentPartB } from './content/self-assessment-part-b.js'

const content = selfAssessmentPartB

/**
 * The Part B questionnaire of every compliance year that has none: published for the latest year, archived for those
 * before, with a response in state 0 for every agency of the latest. Answers the ids of the responses it made.
 */
export async function seedSelfAssessmentContent(db: Database): Promise<number[]> {
  const years = await db.select({ id: complianceYears.id }).from(complianceYears).orderBy(complianceYears.id)
  const latest = years.at(-1)?.id
  if (latest === undefined) return []
  return db.transaction(async (tx) => {
    const known = await tx
      .select({ year: questionnaires.year })
      .from(questionnaires)
      .where(eq(questionnaires.contentId, content.contentId))
    const without = years.filter(({ id }) => !known.some(({ year }) => year === id))
    const made =
      without.length === 0
        ? []
        : await tx
            .insert(questionnaires)
            .values(
              without.map(({ id: year }) => ({
                contentId: content.contentId,
                year,
                part: content.part,
                title: content.title,
                shortDescription: content.shortDescription,
                intro: content.intro,
                ratingScale: content.ratingScale,
                state: year === latest ? ('Published' as const) : ('Archived' as const),
                number: 1,
              })),
            )
            .returning({ id: questionnaires.id })
    if (made.length > 0)
      await seedQuestions(
        tx,
        made.map(({ id }) => id),
      )
    return seedResponses(tx, latest)
  })
}

async function seedQuestions(db: Database, questionnaireIds: readonly number[]): Promise<void> {
  await db
    .insert(citations)
    .values([...citationContent])
    .onConflictDoNothing()
  const madeSections = await db
    .insert(sections)
    .values(
      questionnaireIds.flatMap((questionnaireId) =>
        content.sections.map(({ subsections: _below, ...section }, order) => ({
          ...section,
          questionnaireId,
          order,
        })),
      ),
    )
    .returning({ id: sections.id, contentId: sections.contentId })
  const madeSubsections = await db
    .insert(subsections)
    .values(
      madeSections.flatMap(({ id: sectionId, contentId }) =>
        subsectionsOf(contentId).map(({ items: _below, ...subsection }, order) =>
          Object.assign(subsection, { sectionId, order }),
        ),
      ),
    )
    .returning({ id: subsections.id, contentId: subsections.contentId })
  const madeItems = await db
    .insert(complianceStrategyItems)
    .values(
      madeSubsections.flatMap(({ id: subsectionId, contentId }) =>
        itemsOf(contentId).map(({ citations: _below, ...item }, order) =>
          Object.assign(item, { subsectionId, order }),
        ),
      ),
    )
    .returning({ id: complianceStrategyItems.id, lineageId: complianceStrategyItems.lineageId })
  const citationIds = new Map(
    (await db.select({ id: citations.id, reference: citations.reference }).from(citations)).map(
      (citation) => [citation.reference, citation.id],
    ),
  )
  await db.insert(itemCitations).values(
    madeItems.flatMap(({ id: itemId, lineageId }) =>
      citationsOf(lineageId).map((reference, order) => {
        const citationId = citationIds.get(reference)
        if (citationId === undefined)
          throw new Error(`The content cites ${reference}, which is not in its citations.`)
        return { itemId, citationId, order }
      }),
    ),
  )
}

/** One response for each agency with a Part B programme that has none, with its subsections. */
async function seedResponses(db: Database, year: number): Promise<number[]> {
  const [questionnaire] = await db
    .select({ id: questionnaires.id })
    .from(questionnaires)
    .where(
      and(
        eq(questionnaires.year, year),
        eq(questionnaires.contentId, content.contentId),
        // A year that was launched since may have a draft still.
        eq(questionnaires.state, 'Published'),
      ),
    )
    .orderBy(desc(questionnaires.number))
    .limit(1)
  if (!questionnaire) return []
  const agencies = await db
    .select({ id: leas.id })
    .from(leas)
    .where(
      and(
        eq(leas.hasPartB, true),
        // An agency keeps the version that it has.
        notExists(
          db
            .select({ id: questionnaireResponses.id })
            .from(questionnaireResponses)
            .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
            .where(
              and(
                eq(questionnaireResponses.leaId, leas.id),
                eq(questionnaires.year, year),
                eq(questionnaires.contentId, content.contentId),
              ),
            ),
        ),
      ),
    )
    .orderBy(leas.code)
  if (agencies.length === 0) return []
  const made = await db
    .insert(questionnaireResponses)
    .values(agencies.map(({ id: leaId }) => ({ questionnaireId: questionnaire.id, leaId, year })))
    .onConflictDoNothing()
    .returning({ id: questionnaireResponses.id })
  if (made.length === 0) return []
  const below = await db
    .select({ id: subsections.id })
    .from(subsections)
    .innerJoin(sections, eq(sections.id, subsections.sectionId))
    .where(eq(sections.questionnaireId, questionnaire.id))
    .orderBy(sections.order, subsections.order)
  await db
    .insert(subsectionResponses)
    .values(
      made.flatMap(({ id: responseId }) =>
        below.map(({ id: subsectionId }) => ({ responseId, subsectionId })),
      ),
    )
  return made.map(({ id }) => id)
}

const allSubsections = content.sections.flatMap((section) => section.subsections)
const allItems = allSubsections.flatMap((subsection) => subsection.items)

function subsectionsOf(contentId: string): readonly SubsectionContent[] {
  return content.sections.find((section) => section.contentId === contentId)?.subsections ?? []
}

function itemsOf(contentId: string): readonly ItemContent[] {
  return allSubsections.find((subsection) => subsection.contentId === contentId)?.items ?? []
}

function citationsOf(lineageId: string): readonly string[] {
  return allItems.find((item) => item.lineageId === lineageId)?.citations ?? []
}
