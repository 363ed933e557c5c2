import { calendarDay, itemGaps, SubmitState, SubsectionState } from '@portal/domain'
import { and, asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Database } from '../database.js'
import {
  complianceStrategyItems,
  complianceYears,
  csiResponses,
  questionnaireResponses,
  questionnaires,
  sections,
  subsectionAssignments,
  subsectionResponses,
  subsections,
  users,
} from '../schema/index.js'
import { readNarratives } from './demonstration-data.js'
import { answerTo } from './seed-self-assessment-progress.js'

/** Agencies that answered last year, with the demonstration accounts who did; the others begin with the portal. */
const lastYear = [
  { leaId: 1, admin: 'admin@allegany.example', user: 'user@allegany.example' },
  { leaId: 13, admin: 'admin@howard.example', user: 'user@howard.example' },
]

/**
 * Closed self-assessments of the year before the latest: what an agency wrote then is offered to it now, and so are the
 * people who wrote it. Adds only what is missing.
 */
export async function seedLastYear(db: Database): Promise<void> {
  const [{ latest } = { latest: null }] = await db
    .select({ latest: max(complianceYears.id) })
    .from(complianceYears)
  if (latest === null) return
  const year = latest - 1
  const ofYear = await db
    .select({ id: questionnaires.id })
    .from(questionnaires)
    .where(and(eq(questionnaires.year, year), eq(questionnaires.number, 1)))
    .orderBy(asc(questionnaires.id))
  await db.transaction(async (tx) => {
    for (const { leaId, admin, user } of lastYear) {
      const people = await tx
        .select({ id: users.id, userName: users.userName })
        .from(users)
        .where(inArray(users.userName, [admin, user]))
      const adminId = people.find(({ userName }) => userName === admin)?.id
      const userId = people.find(({ userName }) => userName === user)?.id
      if (!adminId || !userId) continue
      for (const { id: questionnaireId } of ofYear)
        await seedClosed(tx, { questionnaireId, leaId, year, people: [userId, adminId] })
    }
  })
}

async function seedClosed(
  db: Database,
  of: { questionnaireId: number; leaId: number; year: number; people: readonly [string, string] },
): Promise<void> {
  const { questionnaireId, leaId, year, people } = of
  const inSpring = (month: number) => new Date(Date.UTC(year + 1, month - 1, 15, 16))
  const [writer, admin] = people
  const [response] = await db
    .insert(questionnaireResponses)
    .values({
      questionnaireId,
      leaId,
      year,
      submitState: SubmitState.closed,
      dueOn: calendarDay(inSpring(3)),
      activatedOn: inSpring(1),
      locallyActivatedBy: admin,
      locallyActivatedOn: inSpring(1),
      submittedBy: admin,
      submittedOn: inSpring(3),
      statementName: sql`(select full_name from users where id = ${admin})`,
      statementTitle: 'Director of Special Education',
      lastActivityOn: inSpring(5),
    })
    .onConflictDoNothing()
    .returning({ id: questionnaireResponses.id })
  if (!response) return
  const below = await db
    .select({ id: subsections.id })
    .from(subsections)
    .innerJoin(sections, eq(sections.id, subsections.sectionId))
    .where(eq(sections.questionnaireId, questionnaireId))
    .orderBy(asc(sections.order), asc(subsections.order))
  const rows = await db
    .insert(subsectionResponses)
    .values(
      below.map(({ id: subsectionId }) => ({
        responseId: response.id,
        subsectionId,
        state: SubsectionState.final,
      })),
    )
    .returning({ id: subsectionResponses.id, subsectionId: subsectionResponses.subsectionId })
  await seedAnswers(db, rows, { seed: leaId * 17, answeredBy: writer, answeredOn: inSpring(2) })
  await db.insert(subsectionAssignments).values(
    rows.map(({ id: subsectionResponseId }, position) => ({
      subsectionResponseId,
      userId: position % 3 === 2 ? admin : writer,
      assignedBy: admin,
      assignedOn: inSpring(1),
    })),
  )
}

/** An answer to every item of these subsections; the same numbers give the same answers. */
async function seedAnswers(
  db: Database,
  rows: readonly { id: number; subsectionId: number }[],
  { seed, answeredBy, answeredOn }: { seed: number; answeredBy: string; answeredOn: Date },
): Promise<void> {
  const items = await db
    .select()
    .from(complianceStrategyItems)
    .where(
      inArray(
        complianceStrategyItems.subsectionId,
        rows.map(({ subsectionId }) => subsectionId),
      ),
    )
    .orderBy(asc(complianceStrategyItems.id))
  const narratives = await readNarratives()
  await db.insert(csiResponses).values(
    rows.flatMap((row, position) =>
      items
        .filter((item) => item.subsectionId === row.subsectionId)
        .map((item, index) => {
          const answer = answerTo(narratives, seed + position * 5 + index)
          return {
            rating: answer.rating,
            narrative: answer.narrative,
            isComplete: itemGaps(item, { ...answer, documents: 0 }).length === 0,
            subsectionResponseId: row.id,
            itemId: item.id,
            answeredBy,
            answeredOn,
          }
        }),
    ),
  )
}
