import {
  canActivate,
  canPlan,
  canReadReports,
  canRecall,
  canResetActivation,
  canResubmit,
  canStart,
  canSubmit,
  flagsOf,
  leasSeenBy,
  seesLea,
  seesReview,
  shownSubsectionState,
  SubmitState,
  subsectionsNotReady,
  SubsectionState,
  typedDue,
  type Actor,
  type SelfAssessmentFacts,
  type Verdict,
} from '@portal/domain'
import type { selfAssessment, selfAssessmentRow } from '@portal/rest-contract'
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { builtOnce } from '../../db/built-once.js'
import type { Database } from '../../db/database.js'
import { leas, questionnaireResponses, questionnaires } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import { personSql } from '../accounts/accounts-names-read-model.js'
import { findStateRequests } from '../reports/reports-read-model.js'
import { listSections, type SubsectionSummaryRow } from './self-assessment-sections-read-model.js'

export type SelfAssessmentRow = z.infer<typeof selfAssessmentRow>
export type SelfAssessment = z.infer<typeof selfAssessment>

/** Who changed a row last, for the message to whoever comes second. */
export interface LastChange {
  by: string
  on: Date
}

/** A self-assessment with the facts that rules need and the answer that clients get. */
export interface SelfAssessmentView {
  facts: SelfAssessmentFacts
  year: number
  version: number
  changed: LastChange | null
  agency: string
  /** Monitor who leads: of the review, and before there is one, whoever activated. */
  leadId: string | null
  answer: SelfAssessment
}

/**
 * Rows of the state list in the order of the agencies' numbers: what the actor may see of the agencies asked for,
 * an empty list meaning all. One query, however many agencies there are.
 */
export async function listSelfAssessmentRows(
  db: Database,
  actor: Actor,
  scope: { year: number; leaIds: readonly number[] },
): Promise<SelfAssessmentRow[]> {
  const seen = leasSeenBy(actor)
  const asked =
    scope.leaIds.length > 0 ? scope.leaIds.filter((id) => seen === 'all' || seen.includes(id)) : seen
  if (!isRowId(scope.year)) return []
  const { year } = scope
  const leaIds = asked === 'all' ? asked : asked.filter(isRowId)
  const rows = await (leaIds === 'all'
    ? rowsOfYear(db).execute({ year })
    : leaIds.length === 1
      ? rowsOfAgency(db).execute({ year, leaId: leaIds[0] })
      : rowsOfAgencies(db).execute({ year, leaIds }))
  return rows.map((row) => rowAnswer(row, actor))
}

/** Rows by id with what acts on many of them need; ids that the actor may not see are left out. */
export async function findSelfAssessmentViews(
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<
  (Pick<SelfAssessmentView, 'facts' | 'agency' | 'leadId'> & {
    row: SelfAssessmentRow
    responseDueOn: string | null
  })[]
> {
  const rows = await rowQuery(db, inArray(questionnaireResponses.id, ids.filter(isRowId)))
  return rows
    .filter((row) => seesLea(actor, row.leaId))
    .map((row) => ({
      facts: activationFacts(row),
      agency: row.agency,
      leadId: leadOf(row),
      row: rowAnswer(row, actor),
      responseDueOn: row.responseDueOn,
    }))
}

/** One self-assessment; null when it is not there or not for the actor's eyes. */
export async function findSelfAssessment(
  db: Database,
  actor: Actor,
  id: number,
): Promise<SelfAssessmentView | null> {
  if (!isRowId(id)) return null
  const [[row], subsections] = await Promise.all([rowById(db).execute({ id }), listSections(db, actor, id)])
  if (!row || !seesLea(actor, row.leaId)) return null
  const hidden = isHiddenFrom(actor, row.submitState)
  const requests = await findStateRequests(db, id, row.submitState)
  const facts = {
    ...activationFacts(row),
    subsectionStates: subsections.map((subsection) => subsection.state),
  }
  return {
    facts,
    year: row.year,
    version: row.version,
    changed: row.changedOn && row.changedBy ? { by: row.changedBy.fullName, on: row.changedOn } : null,
    agency: row.agency,
    leadId: leadOf(row),
    answer: {
      ...rowAnswer(row, actor),
      intro: row.intro,
      activatedBy: row.activatedBy,
      activatedOn: row.activatedOn?.toISOString() ?? null,
      locallyActivatedBy: row.locallyActivatedBy,
      locallyActivatedOn: row.locallyActivatedOn?.toISOString() ?? null,
      localLead: row.localLead,
      statementName: row.statementName,
      statementTitle: row.statementTitle,
      documentsReason: row.documentsReason,
      sections: hidden
        ? []
        : bySection(
            subsections.map((one) => ({
              ...one,
              state: shownSubsectionState(actor, { ...one, submitState: row.submitState }),
              itemsFlagged: requests.get(one.id)?.items.length ?? 0,
            })),
          ),
      gaps: hidden ? [] : submissionGaps(subsections),
      resetActivation: act(canResetActivation(actor, facts)),
      start: act(canStart(actor, facts)),
      plan: act(canPlan(actor, facts)),
      submit: act(canSubmit(actor, facts)),
      recall: act(canRecall(actor, facts)),
      resubmit: act(canResubmit(actor, { ...facts, subsections: subsections.map(responseFacts) })),
    },
  }
}

function leadOf({ lead, activatedBy }: Row): string | null {
  return lead?.id ?? activatedBy?.id ?? null
}

function responseFacts({ id, number, state, answered, answerable }: SubsectionSummaryRow) {
  return { id, number, state, gaps: answerable - answered, requests: 0 }
}

/** Before activation the questions, and answers kept from an earlier one, are hidden from the agency (8.2). */
export function isHiddenFrom(actor: Actor, submitState: number): boolean {
  const flags = flagsOf(actor)
  return submitState === SubmitState.notActivated && (flags.isLocalAdmin || flags.isLocalUser)
}

/** A verdict as clients get it. */
export function act(verdict: Verdict): { allowed: boolean; reason: string | null } {
  return { allowed: verdict.allowed, reason: verdict.reason }
}

type Row = Awaited<ReturnType<typeof rowQuery>>[number]

/** Of the date that is in force: that of the response while the state waits for one. */
export function dueDerivationOf({
  dueOn,
  dueMoved,
  responseDueOn,
  responseDueMoved,
}: Pick<
  typeof questionnaireResponses.$inferSelect,
  'dueOn' | 'dueMoved' | 'responseDueOn' | 'responseDueMoved'
>): string | null {
  if (responseDueOn !== null)
    return typedDue(responseDueOn, { with: 'the selective report', moved: responseDueMoved }).derivation
  if (dueOn === null) return null
  return typedDue(dueOn, { moved: dueMoved }).derivation
}

/** Items of a subsection that does not apply leave every number. */
const appliesSql = sql`s.not_applicable is distinct from 'Approved'`
/** Constants of the rules, not values of a request: the statement is planned once. */
const states = (...names: (keyof typeof SubsectionState)[]) =>
  sql.raw(names.map((name) => SubsectionState[name]).join(', '))
const openStates = sql.raw(`${SubmitState.open}, ${SubmitState.inProgress}`)

/** What is counted over the subsections of a row, in one pass over them. */
function subsectionNumbers(submitState: SQL): SQL {
  const isOpen = sql`${submitState} in (${openStates})`
  return sql`count(*)::int as total,
    count(*) filter (where s.state >= ${states('ready')})::int as ready,
    coalesce(sum(u.items) filter (where ${appliesSql}), 0)::int as items,
    coalesce(sum(s.complete) filter (where ${appliesSql}), 0)::int as complete,
    coalesce(sum(s.complete_not_applicable) filter (where ${appliesSql}), 0)::int as complete_not_applicable,
    count(*) filter (where s.state in (${states('accepted', 'responseNeeded', 'final')}))::int as reviewed,
    count(*) filter (where ${appliesSql} and ${isOpen} and s.state in (${states('submitted', 'inStateReview')}))::int as sent,
    count(*) filter (where ${appliesSql} and ${isOpen} and s.state in (${states('accepted', 'responseNeeded')}))::int
      as decided_early,
    count(*) filter (where s.not_applicable = 'Requested')::int as requests,
    coalesce(sum(s.documents), 0)::int as documents`
}

/** The same over its categories of required documents. */
const documentNumbers = sql`count(*)::int as needed, count(*) filter (where r.documents > 0)::int as received`

const subsectionsJoined = sql`subsection_responses s join subsections u on u.id = s.subsection_id`
const categoriesJoined = sql`required_document_category_responses r
  join required_document_categories c on c.id = r.category_id and c.required`

/** Where rows find their numbers, and which are theirs. */
interface Counts {
  subsections: readonly [from: SQL, ofRow: SQL]
  documents: readonly [from: SQL, ofRow: SQL]
}

/** For a few rows: each counts for itself. */
const countedByRow: Counts = {
  subsections: [
    sql`lateral (select ${subsectionNumbers(sql`${questionnaireResponses.submitState}`)}
      from ${subsectionsJoined} where s.response_id = ${questionnaireResponses.id}) subsection_numbers`,
    sql`true`,
  ],
  documents: [
    sql`lateral (select ${documentNumbers}
      from ${categoriesJoined} where r.response_id = ${questionnaireResponses.id}) document_numbers`,
    sql`true`,
  ],
}

/** For a whole year: all are counted in one go, for less than half of what each by itself would cost. */
const countedByYear: Counts = {
  subsections: [
    sql`(select s.response_id, ${subsectionNumbers(sql`q.submit_state`)}
      from ${subsectionsJoined} join questionnaire_responses q on q.id = s.response_id
      where q.year = ${sql.placeholder('year')} group by s.response_id) subsection_numbers`,
    sql`subsection_numbers.response_id = ${questionnaireResponses.id}`,
  ],
  documents: [
    sql`(select r.response_id, ${documentNumbers}
      from ${categoriesJoined} join questionnaire_responses q on q.id = r.response_id
      where q.year = ${sql.placeholder('year')} group by r.response_id) document_numbers`,
    sql`document_numbers.response_id = ${questionnaireResponses.id}`,
  ],
}

/** And over the reports that the agency was given. */
const reportNumbers = sql`lateral (
  select count(*) filter (where p.kind = 'selective')::int as rounds,
    max(p.id) filter (where p.kind = 'final' and p.state in ('Issued', 'Acknowledged')) as final_id
  from published_reports p where p.self_assessment_id = ${questionnaireResponses.id}) report_numbers`

/** One of the numbers of {@link subsectionNumbers}. */
function number(name: string): SQL<number> {
  return sql<number>`coalesce(subsection_numbers.${sql.identifier(name)}, 0)`
}

function rowQuery(db: Database, where: SQL | undefined, counts = countedByRow) {
  const response = questionnaireResponses
  return db
    .select({
      id: response.id,
      leaId: response.leaId,
      agency: leas.name,
      year: response.year,
      part: questionnaires.part,
      questionnaireId: questionnaires.id,
      questionnaireTitle: questionnaires.title,
      questionnaireState: questionnaires.state,
      shortDescription: questionnaires.shortDescription,
      intro: questionnaires.intro,
      submitState: response.submitState,
      dueOn: response.dueOn,
      dueMoved: response.dueMoved,
      responseDueOn: response.responseDueOn,
      responseDueMoved: response.responseDueMoved,
      activatedOn: response.activatedOn,
      locallyActivatedOn: response.locallyActivatedOn,
      submittedOn: response.submittedOn,
      statementName: response.statementName,
      statementTitle: response.statementTitle,
      documentsReason: response.documentsReason,
      lastActivityOn: response.lastActivityOn,
      changedOn: response.changedOn,
      version: response.version,
      submittedBy: personSql(response.submittedBy),
      activatedBy: personSql(response.activatedBy),
      locallyActivatedBy: personSql(response.locallyActivatedBy),
      localLead: personSql(response.localLead),
      changedBy: personSql(response.changedBy),
      subsectionsTotal: number('total'),
      subsectionsReady: number('ready'),
      items: number('items'),
      complete: number('complete'),
      completeNotApplicable: number('complete_not_applicable'),
      subsectionsReviewed: number('reviewed'),
      subsectionsSent: number('sent'),
      subsectionsDecidedEarly: number('decided_early'),
      notApplicableRequests: number('requests'),
      documents: number('documents'),
      documentsNeeded: sql<number>`coalesce(document_numbers.needed, 0)`,
      documentsReceived: sql<number>`coalesce(document_numbers.received, 0)`,
      selectiveRounds: sql<number>`report_numbers.rounds`,
      finalReport: sql<{
        id: number
        on: string
      } | null>`(select json_build_object('id', p.id, 'on', p.issued_on)
        from published_reports p where p.id = report_numbers.final_id)`,
      lead: personSql(response.reviewLead),
      monitors: sql<{ id: string; fullName: string }[]>`(select coalesce(json_agg(
        json_build_object('id', u.id, 'fullName', u.full_name) order by u.full_name, u.id), '[]')
        from monitor_cohort_leas a join monitor_cohorts m on m.id = a.cohort_id join users u on u.id = m.user_id
        where a.lea_id = ${response.leaId} and m.year = ${response.year})`,
    })
    .from(response)
    .innerJoin(questionnaires, eq(questionnaires.id, response.questionnaireId))
    .innerJoin(leas, eq(leas.id, response.leaId))
    .leftJoin(...counts.subsections)
    .leftJoin(...counts.documents)
    .innerJoin(reportNumbers, sql`true`)
    .where(where)
    .orderBy(asc(leas.code), asc(questionnaires.part), asc(response.id))
}

// What is read all day is built once.
const ofYear = eq(questionnaireResponses.year, sql.placeholder('year'))
const ofAgencies = sql`${questionnaireResponses.leaId} = any(${sql.placeholder('leaIds')})`
const rowsOfYear = builtOnce((db) =>
  rowQuery(db, ofYear, countedByYear).prepare('self-assessments of a year'),
)
const rowsOfAgencies = builtOnce((db) =>
  rowQuery(db, and(ofYear, ofAgencies)).prepare('self-assessments of agencies in a year'),
)
/** Most people have one agency. For a list of any length PostgreSQL would plan the statement again each time. */
const rowsOfAgency = builtOnce((db) =>
  rowQuery(db, and(ofYear, eq(questionnaireResponses.leaId, sql.placeholder('leaId')))).prepare(
    'self-assessments of an agency in a year',
  ),
)
const rowById = builtOnce((db) =>
  rowQuery(db, eq(questionnaireResponses.id, sql.placeholder('id'))).prepare('self-assessment by id'),
)

function rowAnswer(row: Row, actor: Actor): SelfAssessmentRow {
  const hidden = isHiddenFrom(actor, row.submitState)
  // What was decided is not told to the agency before the report is issued.
  const undecided = row.submitState <= SubmitState.inStateReview && !seesReview(actor)
  // The rule of the domain's completion(), over the verdicts that were stored with the answers.
  const notApplicable = hidden ? 0 : row.completeNotApplicable
  return {
    id: row.id,
    leaId: row.leaId,
    year: row.year,
    part: row.part,
    questionnaireId: row.questionnaireId,
    questionnaireTitle: row.questionnaireTitle,
    shortDescription: row.shortDescription,
    submitState: row.submitState,
    isActive: row.submitState !== SubmitState.notActivated,
    dueOn: row.dueOn,
    responseDueOn: row.responseDueOn,
    dueDerivation: dueDerivationOf(row),
    subsectionsReady: hidden ? 0 : row.subsectionsReady,
    subsectionsTotal: row.subsectionsTotal,
    answered: hidden ? 0 : row.complete - notApplicable,
    answerable: row.items - notApplicable,
    documents: hidden ? 0 : row.documents,
    documentsReceived: hidden ? 0 : row.documentsReceived,
    documentsNeeded: row.documentsNeeded,
    subsectionsReviewed: hidden || undecided ? 0 : row.subsectionsReviewed,
    // To the agency a subsection that was decided alone is still with the state.
    subsectionsSent: hidden ? 0 : row.subsectionsSent + (seesReview(actor) ? 0 : row.subsectionsDecidedEarly),
    notApplicableRequests: hidden ? 0 : row.notApplicableRequests,
    selectiveRounds: row.selectiveRounds,
    finalReportId: canReadReports(actor).allowed ? (row.finalReport?.id ?? null) : null,
    finalReportOn: row.finalReport ? new Date(row.finalReport.on).toISOString() : null,
    lead: row.lead,
    monitors: row.monitors,
    submittedBy: row.submittedBy,
    submittedOn: row.submittedOn?.toISOString() ?? null,
    lastActivityOn: row.lastActivityOn?.toISOString() ?? null,
    activate: act(canActivate(actor, activationFacts(row))),
    version: row.version,
  }
}

/** Activating asks nothing of the subsections. */
function activationFacts(row: Row): SelfAssessmentFacts {
  const { leaId, submitState, questionnaireState } = row
  return { leaId, submitState, questionnaireState, subsectionStates: [] }
}

function bySection(rows: readonly SubsectionSummaryRow[]): SelfAssessment['sections'] {
  const sections = new Map<number, SelfAssessment['sections'][number]>()
  for (const { section, ...subsection } of rows) {
    const entry = sections.get(section.id) ?? { ...section, subsections: [] }
    sections.set(section.id, entry)
    entry.subsections.push(subsection)
  }
  return [...sections.values()]
}

/** One line for each subsection that is not approved, after a line that counts them. */
function submissionGaps(rows: readonly SubsectionSummaryRow[]): SelfAssessment['gaps'] {
  const missing = rows.filter((row) => row.state < SubsectionState.approved)
  if (missing.length === 0) return []
  return [
    { subsectionResponseId: null, number: null, message: subsectionsNotReady(missing.length) },
    ...missing.map((row) => ({
      subsectionResponseId: row.id,
      number: row.number,
      message: gapOf(row),
    })),
  ]
}

function gapOf(row: SubsectionSummaryRow): string {
  if (row.notApplicable === 'Requested') return 'The state has not decided yet whether it applies.'
  if (row.answered < row.answerable) return `${row.answered} of ${row.answerable} items are answered.`
  return row.state === SubsectionState.ready ? 'It waits for approval.' : 'It is not marked ready.'
}
