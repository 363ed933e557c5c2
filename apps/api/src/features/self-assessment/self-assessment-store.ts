import { SubmitState, SubsectionState } from '@portal/domain'
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { builtOnce } from '../../db/built-once.js'
import type { Database, Tx } from '../../db/database.js'
import {
  csiResponses,
  questionnaireResponses,
  subsectionAssignments,
  subsectionResponses,
} from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import type { Stamp } from '../../server/command.js'

/**
 * Locks self-assessments until the end of the transaction. Every command takes this lock first and reads afterwards,
 * so commands on one self-assessment follow each other and no rule is checked on a state that another command is changing.
 */
export async function lockSelfAssessments(tx: Tx, ids: readonly number[]): Promise<void> {
  const possible = ids.filter(isRowId)
  if (possible.length === 0) return
  await tx
    .select({ id: questionnaireResponses.id })
    .from(questionnaireResponses)
    .where(inArray(questionnaireResponses.id, possible))
    .orderBy(asc(questionnaireResponses.id))
    .for('update')
}

/** Locks one, see {@link lockSelfAssessments}. */
export function lockSelfAssessment(tx: Tx, id: number): Promise<unknown> {
  return isRowId(id) ? lockById(tx).execute({ id }) : Promise.resolve()
}

const lockById = builtOnce((db) =>
  db
    .select({ id: questionnaireResponses.id })
    .from(questionnaireResponses)
    .where(eq(questionnaireResponses.id, sql.placeholder('id')))
    .for('update')
    .prepare('lock of a self-assessment'),
)

/** Locks the self-assessment that a subsection belongs to, see {@link lockSelfAssessments}. */
export async function lockSelfAssessmentOf(tx: Tx, subsectionResponseId: number): Promise<void> {
  if (isRowId(subsectionResponseId)) await lockOfSubsection(tx).execute({ subsectionResponseId })
}

const lockOfSubsection = builtOnce((db) =>
  db
    .select({ id: questionnaireResponses.id })
    .from(questionnaireResponses)
    .innerJoin(subsectionResponses, eq(subsectionResponses.responseId, questionnaireResponses.id))
    .where(eq(subsectionResponses.id, sql.placeholder('subsectionResponseId')))
    .for('update', { of: questionnaireResponses })
    .prepare('lock of the self-assessment of a subsection'),
)

type SelfAssessmentColumns = Omit<Partial<typeof questionnaireResponses.$inferInsert>, 'id' | 'version'>

/** A step that a person takes: new columns, one version up. */
export async function changeSelfAssessments(
  tx: Tx,
  ids: readonly number[],
  columns: SelfAssessmentColumns,
  change: Stamp,
): Promise<void> {
  await tx
    .update(questionnaireResponses)
    .set({
      ...columns,
      changedBy: change.by,
      changedOn: change.on,
      lastActivityOn: change.on,
      version: sql`${questionnaireResponses.version} + 1`,
    })
    .where(inArray(questionnaireResponses.id, [...ids]))
}

/**
 * What work inside of a subsection leaves at the top: when it was, and that an open self-assessment is in progress. Sent
 * at once.
 */
export async function touchSelfAssessment(tx: Tx, id: number, on: Date, answered: boolean): Promise<void> {
  await (answered ? answeredTouch(tx) : touch(tx)).execute({ id, on })
}

const touch = builtOnce((db) => touchedBy(db, false).prepare('touch of a self-assessment'))
const answeredTouch = builtOnce((db) => touchedBy(db, true).prepare('answer in a self-assessment'))

function touchedBy(db: Database, answered: boolean) {
  const { submitState, id } = questionnaireResponses
  const { open, inProgress } = SubmitState
  return db
    .update(questionnaireResponses)
    .set({
      lastActivityOn: sql`${sql.placeholder('on')}`,
      ...(answered && {
        submitState: sql`case when ${submitState} = ${sql.raw(String(open))} then ${sql.raw(String(inProgress))} else ${submitState} end`,
      }),
    })
    .where(eq(id, sql.placeholder('id')))
}

/** Whether work is there from before: an answer, or a subsection of which the state has decided that it does not apply. */
export async function hasAnswers(tx: Tx, selfAssessmentId: number): Promise<boolean> {
  const found = await tx
    .select({ id: subsectionResponses.id })
    .from(subsectionResponses)
    .leftJoin(csiResponses, eq(csiResponses.subsectionResponseId, subsectionResponses.id))
    .where(
      and(
        eq(subsectionResponses.responseId, selfAssessmentId),
        or(isNotNull(csiResponses.id), eq(subsectionResponses.notApplicable, 'Approved')),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Moves all subsections with the self-assessment: to the state with a submission, back with a recall. */
export async function moveSubsections(
  tx: Tx,
  selfAssessmentId: number,
  step: { from: SubsectionState; to: SubsectionState },
): Promise<void> {
  await tx
    .update(subsectionResponses)
    .set({ state: step.to })
    .where(
      and(eq(subsectionResponses.responseId, selfAssessmentId), eq(subsectionResponses.state, step.from)),
    )
}

type SubsectionColumns = Omit<Partial<typeof subsectionResponses.$inferInsert>, 'id' | 'version'>

/** A step that a person takes with one subsection: one version up. */
export async function changeSubsection(
  tx: Tx,
  id: number,
  columns: SubsectionColumns,
  change: Stamp,
): Promise<void> {
  await tx
    .update(subsectionResponses)
    .set({
      ...columns,
      changedBy: change.by,
      changedOn: change.on,
      version: sql`${subsectionResponses.version} + 1`,
    })
    .where(eq(subsectionResponses.id, id))
}

/** Days that the agency set for single subsections. */
export async function listOwnDueDays(tx: Tx, selfAssessmentId: number): Promise<Map<number, string>> {
  const { id, dueOn, responseId } = subsectionResponses
  const rows = await tx
    .select({ id, dueOn })
    .from(subsectionResponses)
    .where(and(eq(responseId, selfAssessmentId), isNotNull(dueOn)))
  return new Map(rows.flatMap((row) => (row.dueOn === null ? [] : [[row.id, row.dueOn] as const])))
}

/** Sets the day of a subsection, or that it is due with the whole. Who answers it meanwhile is not disturbed. */
export async function setSubsectionDue(tx: Tx, id: number, dueOn: string | null): Promise<void> {
  await tx.update(subsectionResponses).set({ dueOn }).where(eq(subsectionResponses.id, id))
}

/** A step of the system; versions count only what people do. */
export async function setSubsectionStateOnly(tx: Tx, id: number, state: SubsectionState): Promise<void> {
  await tx.update(subsectionResponses).set({ state }).where(eq(subsectionResponses.id, id))
}

/** Writes an answer; the version was compared before, under the lock. Answers its version and who gave it. */
export async function putAnswer(
  tx: Tx,
  place: { subsectionResponseId: number; itemId: number },
  answer: {
    rating: number | null
    narrative: string
    carriedFromYear: number | null
    confirmedThisYear: boolean
    isComplete: boolean
  },
  change: Stamp,
): Promise<{ version: number; answeredById: string; answeredByName: string; answeredOn: Date }> {
  const written = { ...place, ...answer, answeredBy: change.by, answeredOn: change.on }
  const [row] = (await newAnswer(tx).execute(written)) as [{ version: number; answeredByName: string }]
  return { ...row, answeredById: change.by, answeredOn: change.on }
}

/** What people do all day is built once. */
const newAnswer = builtOnce((db) => {
  const { subsectionResponseId, itemId, answeredBy, version } = csiResponses
  return db
    .insert(csiResponses)
    .values({
      subsectionResponseId: sql.placeholder('subsectionResponseId'),
      itemId: sql.placeholder('itemId'),
      rating: sql.placeholder('rating'),
      narrative: sql.placeholder('narrative'),
      carriedFromYear: sql.placeholder('carriedFromYear'),
      confirmedThisYear: sql.placeholder('confirmedThisYear'),
      isComplete: sql.placeholder('isComplete'),
      answeredBy: sql.placeholder('answeredBy'),
      answeredOn: sql.placeholder('answeredOn'),
    })
    .onConflictDoUpdate({
      target: [subsectionResponseId, itemId],
      set: {
        rating: sql`excluded.rating`,
        narrative: sql`excluded.narrative`,
        carriedFromYear: sql`excluded.carried_from_year`,
        confirmedThisYear: sql`excluded.confirmed_this_year`,
        isComplete: sql`excluded.is_complete`,
        answeredBy: sql`excluded.answered_by`,
        answeredOn: sql`excluded.answered_on`,
        version: sql`${version} + 1`,
      },
    })
    .returning({
      version,
      answeredByName: sql<string>`(select person.full_name from users person where person.id = ${answeredBy})`,
    })
    .prepare('answer of an item')
})

/** Keeps the stored verdict in step when the documents of an item change. */
export async function setAnswerComplete(
  tx: Tx,
  place: { subsectionResponseId: number; itemId: number },
  isComplete: boolean,
): Promise<void> {
  await answerVerdict(tx).execute({ ...place, isComplete })
}

/** The same for every answer of a subsection: complete are those to the named items. */
export async function setAnswersComplete(
  tx: Tx,
  subsectionResponseId: number,
  itemIds: readonly number[],
): Promise<void> {
  const isComplete = sql<boolean>`${inArray(csiResponses.itemId, [...itemIds])}`
  await tx
    .update(csiResponses)
    .set({ isComplete })
    .where(
      and(
        eq(csiResponses.subsectionResponseId, subsectionResponseId),
        sql`${csiResponses.isComplete} <> (${isComplete})`,
      ),
    )
}

const answerVerdict = builtOnce((db) =>
  db
    .update(csiResponses)
    .set({ isComplete: sql`${sql.placeholder('isComplete')}` })
    .where(
      and(
        eq(csiResponses.subsectionResponseId, sql.placeholder('subsectionResponseId')),
        eq(csiResponses.itemId, sql.placeholder('itemId')),
      ),
    )
    .prepare('verdict of an answer'),
)

/** False when the person was assigned already. */
export async function addAssignment(
  tx: Tx,
  assignment: { subsectionResponseId: number; userId: string },
  change: Stamp,
): Promise<boolean> {
  const added = await tx
    .insert(subsectionAssignments)
    .values({ ...assignment, assignedBy: change.by, assignedOn: change.on })
    .onConflictDoNothing()
    .returning({ userId: subsectionAssignments.userId })
  return added.length > 0
}

/** False when the person was not assigned. */
export async function removeAssignment(
  tx: Tx,
  assignment: { subsectionResponseId: number; userId: string },
): Promise<boolean> {
  const removed = await tx
    .delete(subsectionAssignments)
    .where(
      and(
        eq(subsectionAssignments.subsectionResponseId, assignment.subsectionResponseId),
        eq(subsectionAssignments.userId, assignment.userId),
      ),
    )
    .returning({ userId: subsectionAssignments.userId })
  return removed.length > 0
}
