import { SubmitState, SubsectionState } from '@portal/domain'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { builtOnce } from '../../db/built-once.js'
import type { Database } from '../../db/database.js'
import { leas, questionnaireResponses, questionnaires } from '../../db/schema/index.js'
import { personSql } from '../accounts/accounts-names-read-model.js'

export type StoredRow = Awaited<ReturnType<typeof rowQuery>>[number]

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

/** The same over the reports that were issued to the agency. */
const reportNumbers = sql`lateral (
  select count(*) filter (where p.kind = 'selective')::int as rounds,
    max(p.id) filter (where p.kind = 'final' and p.state in ('Issued', 'Acknowledged')) as final_id
  from published_reports p where p.self_assessment_id = ${questionnaireResponses.id}) report_numbers`

/** One of the numbers of {@link subsectionNumbers}. */
function number(name: string): SQL<number> {
  return sql<number>`coalesce(subsection_numbers.${sql.identifier(name)}, 0)`
}

/** Numbers of a row, as its client reads them. */
const numbers = {
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
}

/** The query of rows of the list of self-assessments that meet a condition. */
export function rowQuery(db: Database, where: SQL | undefined, counts = countedByRow) {
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
      ...numbers,
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

export const rowsOfYear = builtOnce((db) =>
  rowQuery(db, ofYear, countedByYear).prepare('self-assessments of a year'),
)

export const rowsOfAgencies = builtOnce((db) =>
  rowQuery(db, and(ofYear, ofAgencies)).prepare('self-assessments of agencies in a year'),
)

/** Most people have one agency. For a list of any length PostgreSQL would plan the statement again each time. */
export const rowsOfAgency = builtOnce((db) =>
  rowQuery(db, and(ofYear, eq(questionnaireResponses.leaId, sql.placeholder('leaId')))).prepare(
    'self-assessments of an agency in a year',
  ),
)

export const rowById = builtOnce((db) =>
  rowQuery(db, eq(questionnaireResponses.id, sql.placeholder('id'))).prepare('self-assessment by id'),
)
