import { addDays, calendarDay, clockClasses, monthsOfYear, submitStates, type Actor } from '@portal/domain'
import type { AnswerOf, getStateCharts } from '@portal/rest-contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { readAuditFunnels } from '../../audits/standing/audits-standing-read-model.js'
import { knownYear, ofPart, rowsOf, stateScope, type StateFilter } from '../dashboards-scope-read-model.js'

type Charts = AnswerOf<typeof getStateCharts>

/** Figures of the charts: one statement each, however many agencies. */
export async function readStateCharts(
  db: Database,
  actor: Actor,
  filter: StateFilter,
  now: Date,
): Promise<Charts> {
  const scope = stateScope(actor, filter)
  return {
    funnel: await funnel(db, scope, filter),
    audits: await readAuditFunnels(db, actor, scope, { ...filter, year: knownYear(filter.year) }),
    months: await months(db, scope, filter),
    clock: await clock(db, scope, filter, calendarDay(now)),
    areas: await areas(db, scope, filter),
  }
}

async function funnel(db: Database, scope: SQL, { year, part }: StateFilter): Promise<Charts['funnel']> {
  const rows = await rowsOf<{ state: number; n: number }>(
    db,
    sql`with ${scope}
      select r.submit_state as state, count(*)::int as n from questionnaire_responses r
      join scope s on s.id = r.lea_id join questionnaires q on q.id = r.questionnaire_id
      where r.year = ${knownYear(year)} ${ofPart(sql`q.part`, part)} group by r.submit_state`,
  )
  const stands = new Map(rows.map(({ state, n }) => [state, n]))
  return submitStates.map((_words, state) => ({
    state,
    stands: stands.get(state) ?? 0,
    reached: rows.reduce((sum, row) => (row.state >= state ? sum + row.n : sum), 0),
  }))
}

async function months(db: Database, scope: SQL, { year, part }: StateFilter): Promise<Charts['months']> {
  const names = monthsOfYear(year)
  const first = `${names[0]}-01`
  const last = `${names[11]}-30`
  const counted = (column: SQL, which: SQL) =>
    rowsOf<{ month: string; n: number }>(
      db,
      sql`with ${scope}
        select to_char(${column}, 'YYYY-MM') as month, count(*)::int as n
        from findings f join scope s on s.id = f.lea_id
        where ${which} and ${column} between ${first}::date and ${last}::date ${ofPart(sql`f.part`, part)}
        group by 1`,
    )
  const issued = byMonth(await counted(sql`f.issued_on`, sql`f.status between 2 and 8`))
  const closed = byMonth(await counted(sql`f.closed_on`, sql`f.status in (7, 8)`))
  return names.map((month) => ({ month, issued: issued.get(month) ?? 0, closed: closed.get(month) ?? 0 }))
}

function byMonth(rows: readonly { month: string; n: number }[]): Map<string, number> {
  return new Map(rows.map(({ month, n }) => [month, n]))
}

async function clock(
  db: Database,
  scope: SQL,
  { part }: StateFilter,
  today: string,
): Promise<Charts['clock']> {
  const counts = clockClasses.map(({ from, to }) => {
    const after = from === null ? sql`true` : sql`f.due_on >= ${addDays(today, from)}::date`
    const before = to === null ? sql`true` : sql`f.due_on <= ${addDays(today, to)}::date`
    return sql`count(*) filter (where ${after} and ${before})::int`
  })
  const [row] = await rowsOf<{ counts: number[] }>(
    db,
    sql`with ${scope}
      select json_build_array(${sql.join(counts, sql`, `)}) as counts
      from findings f join scope s on s.id = f.lea_id
      where f.status between 2 and 6 and f.due_on is not null ${ofPart(sql`f.part`, part)}`,
  )
  return clockClasses.map(({ id }, index) => ({ id, findings: row?.counts[index] ?? 0 }))
}

function areas(db: Database, scope: SQL, { year, part }: StateFilter): Promise<Charts['areas']> {
  return rowsOf<Charts['areas'][number]>(
    db,
    sql`with ${scope}
      select r.lea_id as "leaId", b.area_id as "areaId", count(*)::int as rated,
        count(*) filter (where c.rating = 4)::int as fully
      from questionnaire_responses r join scope s on s.id = r.lea_id
      join questionnaires q on q.id = r.questionnaire_id
      join subsection_responses sr on sr.response_id = r.id and sr.not_applicable is distinct from 'Approved'
      join subsections b on b.id = sr.subsection_id
      join csi_responses c on c.subsection_response_id = sr.id and c.rating between 1 and 4
      where r.year = ${knownYear(year)} and r.submit_state > 0 ${ofPart(sql`q.part`, part)}
      group by r.lea_id, b.area_id order by r.lea_id, b.area_id`,
  )
}
