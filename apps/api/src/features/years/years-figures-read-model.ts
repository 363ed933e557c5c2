import { SubmitState, type YearKind } from '@portal/domain'
import type { AnswerOf, listYearFigures } from '@portal/rest-contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { yearTables } from './years-read-model.js'

type YearFigures = AnswerOf<typeof listYearFigures>[number]

/** A finding counts in the year whose records it is about; in a federal fiscal year, from July to June, by its notification. */
const findingYear: Record<YearKind, SQL> = {
  compliance: sql`r.year`,
  determinations: sql`extract(year from r.issued_on - interval '6 months')::int`,
  disputes: sql`extract(year from r.issued_on - interval '6 months')::int`,
}

const columns = {
  year: sql<number>`y.id`,
  launchedOn: sql<string | Date | null>`y.launched_on`,
  launchedBy: sql<YearFigures['launchedBy']>`case when u.id is not null
    then json_build_object('id', u.id, 'fullName', u.full_name) end`,
  agencies: sql<number>`coalesce(a.agencies, 0)`,
  selfAssessments: sql<number>`coalesce(a.self_assessments, 0)`,
  closedSelfAssessments: sql<number>`coalesce(a.closed, 0)`,
  findings: sql<number>`coalesce(f.findings, 0)`,
  openFindings: sql<number>`coalesce(f.open_findings, 0)`,
  documents: sql<number>`coalesce(d.documents, 0)`,
}

const counted = sql`join leas l on l.id = r.lea_id and not l.is_test`

const assessed = sql`(select r.year, count(distinct r.lea_id)::int as agencies, count(*)::int as self_assessments,
  count(*) filter (where r.submit_state = ${SubmitState.closed})::int as closed
  from questionnaire_responses r ${counted} group by r.year)`

const issued = (kind: YearKind) => sql`(select ${findingYear[kind]} as year, count(*)::int as findings,
  count(*) filter (where r.status between 2 and 6)::int as open_findings
  from findings r ${counted} where r.status between 2 and 8 group by 1)`

const filed = sql`(select of_year.year, sum(of_year.n)::int as documents from (
    select r.year, sum(c.documents) as n from required_document_category_responses c
      join questionnaire_responses r on r.id = c.response_id ${counted} group by r.year
    union all
    select r.year, count(*) as n from supporting_documents d
      join file_objects o on o.id = d.file_id and o.deleted_at is null
      join subsection_responses s on s.id = d.subsection_response_id
      join questionnaire_responses r on r.id = s.response_id ${counted} group by r.year) of_year
  group by of_year.year)`

/** Who launched each year and how much work it holds, newest first. One query, however many years there are. */
export async function listYearsFigures(db: Database, kind: YearKind): Promise<YearFigures[]> {
  const rows = await db
    .select(columns)
    .from(
      sql`${yearTables[kind]} y left join users u on u.id = y.launched_by left join ${assessed} a on a.year = y.id
        left join ${issued(kind)} f on f.year = y.id left join ${filed} d on d.year = y.id`,
    )
    .orderBy(sql`y.id desc`)
  return rows.map((row) =>
    Object.assign(row, {
      launchedOn: row.launchedOn === null ? null : new Date(row.launchedOn).toISOString(),
    }),
  )
}
