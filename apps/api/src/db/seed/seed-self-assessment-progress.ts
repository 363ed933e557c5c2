import { randomUUID } from 'node:crypto'
import { calendarDay, itemGaps, SubmitState, SubsectionState } from '@portal/domain'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database.js'
import {
  complianceStrategyItems,
  csiResponses,
  questionnaireResponses,
  questionnaires,
  subsectionAssignments,
  subsectionResponses,
  subsections,
  sections,
  userRoles,
  users,
} from '../schema/index.js'
import {
  readNarratives,
  readProgress,
  type DemonstrationNarratives,
  type DemonstrationProgress,
} from './demonstration-data.js'

const day = 86_400_000

/** Moves some of the Part B responses on, so that the demonstration looks alive; the same answers every time. */
export async function seedSelfAssessmentProgress(
  db: Database,
  responseIds: readonly number[],
  now: Date,
): Promise<void> {
  if (responseIds.length === 0) return
  const [monitor] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userName, 'monitor@state.example'), isNull(users.deletedAt)))
  if (!monitor) return
  await db.transaction(async (tx) => {
    const responses = await tx
      .select({ id: questionnaireResponses.id, leaId: questionnaireResponses.leaId })
      .from(questionnaireResponses)
      .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
      .where(and(inArray(questionnaireResponses.id, [...responseIds]), eq(questionnaires.part, 'Part B')))
    for (const progress of await readProgress()) {
      const response = responses.find(({ leaId }) => leaId === progress.leaId)
      if (response) await seedProgress(tx, response.id, progress, monitor.id, now)
    }
  })
}

async function seedProgress(
  db: Database,
  responseId: number,
  progress: DemonstrationProgress,
  monitorId: string,
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const personId = await seedPerson(db, progress, ago(60))
  const { submitState } = progress
  const started = submitState >= SubmitState.open
  const submitted = submitState >= SubmitState.submitted
  await db
    .update(questionnaireResponses)
    .set({
      submitState,
      dueOn: calendarDay(ago(-progress.dueInDays)),
      activatedBy: monitorId,
      activatedOn: ago(40),
      ...(started && { locallyActivatedBy: personId, locallyActivatedOn: ago(36) }),
      ...(submitted && {
        submittedBy: personId,
        submittedOn: ago(3),
        statementName: progress.person.fullName,
        statementTitle: progress.person.jobTitle,
        documentsReason: 'The board adopts the procedures in its next meeting; they are uploaded then.',
      }),
      lastActivityOn: ago(submitted ? 3 : started ? 5 : 40),
    })
    .where(eq(questionnaireResponses.id, responseId))
  await seedSubsections(db, responseId, progress, personId, ago(8))
}

async function seedSubsections(
  db: Database,
  responseId: number,
  progress: DemonstrationProgress,
  personId: string,
  on: Date,
): Promise<void> {
  const rows = await db
    .select({ id: subsectionResponses.id, subsectionId: subsectionResponses.subsectionId })
    .from(subsectionResponses)
    .innerJoin(subsections, eq(subsections.id, subsectionResponses.subsectionId))
    .innerJoin(sections, eq(sections.id, subsections.sectionId))
    .where(eq(subsectionResponses.responseId, responseId))
    .orderBy(asc(sections.order), asc(subsections.order))
  const { approved, ready, begun } = progress
  const worked = rows.slice(0, approved + ready + begun)
  if (worked.length === 0) return
  const items = await db
    .select()
    .from(complianceStrategyItems)
    .where(
      inArray(
        complianceStrategyItems.subsectionId,
        worked.map((row) => row.subsectionId),
      ),
    )
    .orderBy(asc(complianceStrategyItems.id))
  const narratives = await readNarratives()
  const answers = worked.flatMap((row, position) => {
    const own = items.filter((item) => item.subsectionId === row.subsectionId)
    // A subsection that is only begun lacks its last item.
    const answered = position < approved + ready ? own : own.slice(0, -1)
    return answered.map((item, index) => {
      const answer = answerTo(narratives, progress.leaId * 31 + position * 7 + index)
      const isComplete = itemGaps(item, { ...answer, documents: 0 }).length === 0
      return {
        rating: answer.rating,
        narrative: answer.narrative,
        isComplete,
        subsectionResponseId: row.id,
        itemId: item.id,
        answeredBy: personId,
        answeredOn: on,
      }
    })
  })
  await db.insert(csiResponses).values(answers)
  await db.insert(subsectionAssignments).values(
    worked.map((row) => ({
      subsectionResponseId: row.id,
      userId: personId,
      assignedBy: personId,
      assignedOn: on,
    })),
  )
  const done =
    progress.submitState >= SubmitState.submitted ? SubsectionState.submitted : SubsectionState.approved
  await setState(db, worked.slice(0, approved), done)
  await setState(db, worked.slice(approved, approved + ready), SubsectionState.ready)
  await setState(db, worked.slice(approved + ready), SubsectionState.inProgress)
}

async function setState(
  db: Database,
  rows: readonly { id: number }[],
  state: SubsectionState,
): Promise<void> {
  if (rows.length === 0) return
  await db
    .update(subsectionResponses)
    .set({ state })
    .where(
      inArray(
        subsectionResponses.id,
        rows.map((row) => row.id),
      ),
    )
}

/** Mostly good ratings, every eleventh not applicable, each with its words. */
export function answerTo(
  narratives: DemonstrationNarratives,
  seed: number,
): { rating: number; narrative: string } {
  const rating = seed % 11 === 0 ? 0 : ([4, 3, 4, 4, 2, 4, 3, 1, 4][seed % 9] ?? 4)
  const texts = narratives[rating] ?? []
  return { rating, narrative: texts[seed % texts.length] ?? '' }
}

/** A local administrator who exists as an author only: without a password nobody can sign in as them. */
async function seedPerson(
  db: Database,
  { person, leaId }: DemonstrationProgress,
  createdAt: Date,
): Promise<string> {
  const [present] = await db.select({ id: users.id }).from(users).where(eq(users.userName, person.email))
  if (present) return present.id
  const id = randomUUID()
  await db.insert(users).values({
    ...person,
    id,
    userName: person.email,
    leaId,
    isDemonstration: true,
    tokensValidAfter: createdAt,
    createdAt,
  })
  await db.insert(userRoles).values({ userId: id, roleId: 'LocalAdmin' })
  return id
}
