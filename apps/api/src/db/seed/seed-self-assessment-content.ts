import { and, desc, eq, notExists } from 'drizzle-orm'
import { firstPublished } from '../content-versions.js'
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
import { readCitations, readQuestionnaires, type QuestionnaireContent } from './content-data.js'

/**
 * The questionnaires of both parts for every compliance year that has none: published for the latest year, archived for
 * those before, with a response in state 0 for every agency of the latest. Answers the ids of the responses it made.
 */
export async function seedSelfAssessmentContent(db: Database): Promise<number[]> {
  const years = await db.select({ id: complianceYears.id }).from(complianceYears).orderBy(complianceYears.id)
  const latest = years.at(-1)?.id
  if (latest === undefined) return []
  const contents = await readQuestionnaires()
  return db.transaction(async (tx) => {
    const made: number[] = []
    for (const content of contents) {
      await seedQuestionnaires(tx, content, { years: years.map(({ id }) => id), latest })
      made.push(...(await seedResponses(tx, content, latest)))
    }
    return made
  })
}

async function seedQuestionnaires(
  db: Database,
  content: QuestionnaireContent,
  { years, latest }: { years: readonly number[]; latest: number },
): Promise<void> {
  const known = await db
    .select({ year: questionnaires.year })
    .from(questionnaires)
    .where(eq(questionnaires.contentId, content.contentId))
  const without = years.filter((year) => !known.some((one) => one.year === year))
  if (without.length === 0) return
  const { contentId, part, title, shortDescription, intro, ratingScale } = content
  const made = await db
    .insert(questionnaires)
    .values(
      without.map((year) => ({
        contentId,
        year,
        part,
        title,
        shortDescription,
        intro,
        ratingScale,
        state: year === latest ? ('Published' as const) : ('Archived' as const),
        number: 1,
        publishedOn: firstPublished(year),
      })),
    )
    .returning({ id: questionnaires.id })
  await seedQuestions(
    db,
    content,
    made.map(({ id }) => id),
  )
}

async function seedQuestions(
  db: Database,
  content: QuestionnaireContent,
  questionnaireIds: readonly number[],
): Promise<void> {
  const allSubsections = content.sections.flatMap((section) => section.subsections)
  const allItems = allSubsections.flatMap((subsection) => subsection.items)
  await db
    .insert(citations)
    .values(await readCitations())
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
        ofId(content.sections, contentId).subsections.map(({ items: _below, ...subsection }, order) =>
          Object.assign(subsection, { sectionId, order }),
        ),
      ),
    )
    .returning({ id: subsections.id, contentId: subsections.contentId })
  const madeItems = await db
    .insert(complianceStrategyItems)
    .values(
      madeSubsections.flatMap(({ id: subsectionId, contentId }) =>
        ofId(allSubsections, contentId).items.map(({ citations: _below, ...item }, order) =>
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
  const cited = new Map(allItems.map((item) => [item.lineageId, item.citations]))
  await db.insert(itemCitations).values(
    madeItems.flatMap(({ id: itemId, lineageId }) =>
      (cited.get(lineageId) ?? []).map((reference, order) => {
        const citationId = citationIds.get(reference)
        if (citationId === undefined)
          throw new Error(`The content cites ${reference}, which is not in its citations.`)
        return { itemId, citationId, order }
      }),
    ),
  )
}

/** One response for each agency with a programme of the part that has none, with its subsections. */
async function seedResponses(db: Database, content: QuestionnaireContent, year: number): Promise<number[]> {
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
        eq(content.part === 'Part B' ? leas.hasPartB : leas.hasPartC, true),
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

function ofId<Place extends { contentId: string }>(places: readonly Place[], contentId: string): Place {
  const found = places.find((place) => place.contentId === contentId)
  if (!found) throw new Error(`The content has no ${contentId}.`)
  return found
}
