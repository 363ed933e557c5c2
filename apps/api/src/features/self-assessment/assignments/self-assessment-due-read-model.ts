import { SubmitState, SubsectionState } from '@portal/domain'
import { and, asc, between, eq, inArray, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import {
  leas,
  questionnaireResponses,
  questionnaires,
  subsectionResponses,
  subsections,
} from '../../../db/schema/index.js'

/** Days within a span on which self-assessments of an agency are due that were activated and not yet submitted. */
export async function listSelfAssessmentDueDays(
  db: Database,
  leaId: number,
  span: { from: string; to: string },
): Promise<{ id: number; name: string; part: 'Part B' | 'Part C'; dueOn: string }[]> {
  const { id, dueOn, submittedOn, activatedOn } = questionnaireResponses
  // Between two days, so there is one.
  const day = sql<string>`${dueOn}::text`
  return db
    .select({ id, name: questionnaires.shortDescription, part: questionnaires.part, dueOn: day })
    .from(questionnaireResponses)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .where(
      and(
        eq(questionnaireResponses.leaId, leaId),
        isNotNull(activatedOn),
        isNull(submittedOn),
        between(dueOn, span.from, span.to),
      ),
    )
    .orderBy(asc(dueOn), asc(id))
}

/** What is left to do in a subsection on a day that the agency set for it, before that of the whole. */
const ownDue = and(
  inArray(questionnaireResponses.submitState, [SubmitState.open, SubmitState.inProgress]),
  lt(subsectionResponses.state, SubsectionState.approved),
  isNull(subsectionResponses.notApplicable),
  lt(subsectionResponses.dueOn, questionnaireResponses.dueOn),
)

function subsectionDues(db: Database, where: SQL | undefined) {
  const { id, dueOn } = subsectionResponses
  return db
    .select({
      id,
      selfAssessmentId: questionnaireResponses.id,
      leaId: questionnaireResponses.leaId,
      year: questionnaireResponses.year,
      part: questionnaires.part,
      agency: leas.name,
      number: subsections.number,
      name: sql<string>`${subsections.number} || ' ' || ${subsections.title}`,
      leadId: sql<
        string | null
      >`coalesce(${questionnaireResponses.reviewLead}, ${questionnaireResponses.activatedBy})`,
      // By the condition there is one.
      dueOn: sql<string>`${dueOn}::text`,
    })
    .from(subsectionResponses)
    .innerJoin(questionnaireResponses, eq(questionnaireResponses.id, subsectionResponses.responseId))
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .innerJoin(subsections, eq(subsections.id, subsectionResponses.subsectionId))
    .innerJoin(leas, eq(leas.id, questionnaireResponses.leaId))
    .where(and(ownDue, where))
    .orderBy(asc(dueOn), asc(id))
}

/** Days within a span that an agency set for single subsections. */
export function listSubsectionDueDays(db: Database, leaId: number, span: { from: string; to: string }) {
  return subsectionDues(
    db,
    and(eq(questionnaireResponses.leaId, leaId), between(subsectionResponses.dueOn, span.from, span.to)),
  )
}

/** Those that are due within some days, or overdue, of agencies that count. */
export function listOpenSubsectionDueDays(db: Database, today: string, days: number) {
  return subsectionDues(
    db,
    and(eq(leas.isTest, false), sql`${subsectionResponses.dueOn} <= ${today}::date + ${days}::int`),
  )
}

/**
 * Self-assessments that are the agency's turn and due within some days, or overdue, of agencies that count: by the day
 * of the activation, or by that of a selective report.
 */
export async function listOpenDueDays(db: Database, today: string, days: number) {
  const { id, leaId, year, dueOn, responseDueOn, submitState, reviewLead, activatedBy } =
    questionnaireResponses
  const responds = eq(submitState, SubmitState.selectiveReportIssued)
  const day = sql<string>`case when ${responds} then ${responseDueOn} else ${dueOn} end`
  return db
    .select({
      id,
      leaId,
      year,
      part: questionnaires.part,
      agency: leas.name,
      leadId: sql<string | null>`coalesce(${reviewLead}, ${activatedBy})`,
      dueOn: sql<string>`(${day})::text`,
      /** Subsections in which the state waits for a response; null unless a selective report requests one. */
      askedIds: sql<number[] | null>`case when ${responds} then array(
        select s.id from ${subsectionResponses} s where s.response_id = ${id} and s.state in
          (${SubsectionState.responseNeeded}, ${SubsectionState.responseInProgress})) end`,
    })
    .from(questionnaireResponses)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireResponses.questionnaireId))
    .innerJoin(leas, eq(leas.id, leaId))
    .where(
      and(
        inArray(submitState, [
          SubmitState.activated,
          SubmitState.open,
          SubmitState.inProgress,
          SubmitState.selectiveReportIssued,
        ]),
        eq(leas.isTest, false),
        sql`${day} <= ${today}::date + ${days}::int`,
      ),
    )
    .orderBy(asc(id))
}
