import { addDays, calendarDay, clockClasses, monthsOfYear } from '@portal/domain'
import type {
  AnswerOf,
  getStateCharts,
  getStateStanding,
  listStateActivity,
  listStateDays,
} from '@portal/rest-contract'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportStatements } from '../../db/statement-log.js'
import { fillDashboards, numberOf, rowsOf } from '../../testing/dashboard-world.js'
import { howard, selfAssessmentSteps } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { readStateCharts } from './state/dashboards-charts-read-model.js'
import { readStateStanding } from './dashboards-standing-read-model.js'

type Standing = AnswerOf<typeof getStateStanding>
type Charts = AnswerOf<typeof getStateCharts>
type Days = AnswerOf<typeof listStateDays>
type Activity = AnswerOf<typeof listStateActivity>

const monitor = 'monitor@state.example'
const base = '/api/dashboards/state'

let api: TestApi
let send: ReturnType<typeof selfAssessmentSteps>['send']
let year: number
let monitorId: string
let today: string

beforeAll(async () => {
  api = await startTestApi()
  const steps = selfAssessmentSteps(api)
  send = steps.send
  year = await steps.currentYear()
  monitorId = await api.userId(monitor)
  today = calendarDay(api.clock.now())
  await fillDashboards(api, year, { monitor: monitorId })
}, 120_000)
afterAll(() => api.close())

const read = async <Body>(path: string, query = `?year=${year}`, user = monitor): Promise<Body> => {
  const answer = await send<Body>(user, 'get', `${base}${path}${query}`)
  expect(answer.status).toBe(200)
  return answer.body
}
const count = (statement: SQL): Promise<number> => numberOf(api, statement)

/** Every figure of one agency, each in a request of its own. */
async function figuresOf(leaId: number, part?: string) {
  const ofPart = (column: string) => (part ? sql`and ${sql.raw(column)} = ${part}` : sql``)
  const mine = sql`questionnaire_responses r join questionnaires q on q.id = r.questionnaire_id
    where r.lea_id = ${leaId} and r.year = ${year} ${ofPart('q.part')}`
  const responses = await rowsOf<{ id: number; submit_state: number; due_on: string | null }>(
    api,
    sql`select r.id, r.submit_state, r.due_on::text as due_on from ${mine} order by q.part`,
  )
  const ids = sql.join([...responses.map(({ id }) => sql`${id}`), sql`0`], sql`, `)
  const applying = sql`s.response_id = r.id and coalesce(s.not_applicable, '') <> 'Approved'`
  const own = sql`r.id in (${ids})`
  const notApplicable = sql`(select count(*) from csi_responses c where c.is_complete and c.rating = 0
    and c.subsection_response_id in (select s.id from subsection_responses s where ${applying}))`
  const last = await rowsOf<{ last: string | null }>(
    api,
    sql`select max(at)::text as last from (
      select r.last_activity_on as at from ${mine}
      union all select c.submitted_on from finding_cases c where c.finding_id in (
        select id from findings f where f.lea_id = ${leaId} ${ofPart('f.part')})) t`,
  )
  const lastOn = last[0]?.last ? new Date(last[0].last).toISOString() : null
  const documents = sql`required_documents d where d.deleted_at is null and d.category_response_id in
    (select c.id from required_document_category_responses c where c.response_id in (${ids}))`
  return {
    parts: await rowsOf(
      api,
      sql`select r.id, (select count(*)::int from csi_responses c where c.is_complete and coalesce(c.rating, 9) <> 0
            and c.subsection_response_id in (select s.id from subsection_responses s where ${applying})) as answered,
          ((select count(*) from compliance_strategy_items i where i.active and exists (
            select 1 from subsection_responses s where ${applying} and s.subsection_id = i.subsection_id))
            - ${notApplicable})::int as answerable,
          (select count(*)::int from subsection_responses s where s.response_id = r.id) as "subsectionsTotal",
          (select count(*)::int from subsection_responses s where s.response_id = r.id and s.state > 1) as "subsectionsReady",
          (select count(*)::int from required_document_category_responses c where c.response_id = r.id
            and exists (select 1 from required_document_categories k where k.id = c.category_id and k.required)
          ) as "documentsNeeded",
          (select count(distinct c.id)::int from required_document_category_responses c
            join required_document_categories k on k.id = c.category_id and k.required
            join required_documents d on d.category_response_id = c.id and d.deleted_at is null
            where c.response_id = r.id) as "documentsReceived"
        from questionnaire_responses r join questionnaires q on q.id = r.questionnaire_id where ${own} order by q.part`,
    ),
    overdue: responses.filter(
      ({ submit_state: state, due_on: due }) => [1, 2, 3].includes(state) && due !== null && due < today,
    ).length,
    waiting: await count(
      sql`select count(*) from subsection_responses s where s.response_id in (${ids}) and s.state in (4, 5, 9)`,
    ),
    documentsWaiting: await count(sql`select count(*) from ${documents} and not d.received`),
    newUploads:
      await count(sql`select count(*) from file_objects f where f.lea_id = ${leaId} and f.deleted_at is null
      and f.uploaded_by in (select id from users where lea_id = ${leaId})
      and f.uploaded_at > now() - interval '30 days'`),
    findingsOpen: await count(sql`select count(*) from findings f where f.lea_id = ${leaId}
      and f.status in (2, 3, 4, 5, 6) ${ofPart('f.part')}`),
    findingsOverdue: await count(sql`select count(*) from findings f where f.lea_id = ${leaId}
      and f.status in (2, 3, 4, 5, 6) and f.due_on < ${today}::date ${ofPart('f.part')}`),
    lastOn,
    idle:
      responses.some(({ submit_state: state }) => [1, 2, 3, 6].includes(state)) &&
      (lastOn === null || calendarDay(new Date(lastOn)) < addDays(today, -30)),
  }
}

async function expectFigures(standing: Standing, part?: string): Promise<void> {
  for (const row of standing.agencies) {
    const expected = await figuresOf(row.leaId, part)
    expect(
      {
        parts: row.selfAssessments.map(
          ({ part: _part, submitState: _state, dueOn: _due, ...figures }) => figures,
        ),
        overdue: row.selfAssessmentsOverdue,
        waiting: row.subsectionsWaiting,
        documentsWaiting: row.documentsWaiting,
        newUploads: row.newUploads,
        findingsOpen: row.findingsOpen,
        findingsOverdue: row.findingsOverdue,
        lastOn: row.lastActivityOn,
        idle: row.idle,
      },
      `agency ${row.leaId}`,
    ).toEqual(expected)
  }
}

describe('the grid of the state dashboard', () => {
  it('holds for every agency the figures that its records add up to', async () => {
    const standing = await read<Standing>('')
    const known = await rowsOf<{ id: number }>(
      api,
      sql`select id from leas where active and id <> 99 order by code`,
    )
    expect(standing.agencies.map(({ leaId }) => leaId)).toEqual(known.map(({ id }) => id))
    await expectFigures(standing)
    const sum = (key: 'findingsOverdue' | 'documentsWaiting' | 'subsectionsWaiting' | 'newUploads') =>
      standing.agencies.reduce((total, row) => total + row[key], 0)
    // Figures that are zero everywhere would prove nothing.
    for (const key of ['findingsOverdue', 'documentsWaiting', 'subsectionsWaiting', 'newUploads'] as const)
      expect(sum(key)).toBeGreaterThan(0)
    expect(standing.agencies.some(({ idle }) => idle)).toBe(true)
  })

  it('is narrowed to a part, and all its figures with it', async () => {
    const standing = await read<Standing>('', `?year=${year}&part=Part%20C`)
    expect(new Set(standing.agencies.flatMap((row) => row.selfAssessments.map(({ part }) => part)))).toEqual(
      new Set(['Part C']),
    )
    await expectFigures(standing, 'Part C')
  })

  it('is narrowed to a cohort, and to the agencies that the reader answers for', async () => {
    const ids = (standing: Standing) => standing.agencies.map(({ leaId }) => leaId)
    const expected = async (where: SQL) =>
      (
        await rowsOf<{ id: number }>(
          api,
          sql`select id from leas l where active and id <> 99 and ${where} order by code`,
        )
      ).map(({ id }) => id)
    const ofCohort = await expected(sql`cohort = 2`)
    expect(ofCohort.length).toBeGreaterThan(0)
    expect(ids(await read<Standing>('', `?year=${year}&cohort=2`))).toEqual(ofCohort)
    const mine = await expected(sql`id in (select lea_id from monitor_cohort_leas where cohort_id in
      (select id from monitor_cohorts where year = ${year} and user_id = ${monitorId}))`)
    expect(mine.length).toBeGreaterThan(0)
    const own = await read<Standing>('', `?year=${year}&caseload=mine`)
    expect(ids(own)).toEqual(mine)
    expect(own.agencies.every((row) => row.mine && row.monitors.some(({ id }) => id === monitorId))).toBe(
      true,
    )
    expect(ids(await read<Standing>('', `?year=${year}&caseload=mine`, 'liaison@state.example'))).toEqual([])
    expect(ids(await read<Standing>('', '?year=99999999999'))).toHaveLength(
      ids(await read<Standing>('')).length,
    )
  })

  it('takes as many statements for three agencies as for all', async () => {
    const statementsFor = async (cohort: number | undefined) => {
      const sent: string[] = []
      const actor = {
        userId: monitorId,
        fullName: '',
        roles: ['StateMonitor'],
        permissions: [],
        leaId: null,
        selectedLeas: [],
      }
      const now = api.clock.now()
      const rows = await reportStatements(
        (text) => sent.push(text),
        async () => {
          await readStateCharts(api.db, actor, { year, cohort }, now)
          return readStateStanding(api.db, actor, { year, cohort }, { since: null, now })
        },
      )
      return { agencies: rows.length, statements: sent.length }
    }
    const few = await statementsFor(2)
    const all = await statementsFor(undefined)
    expect(all.agencies).toBeGreaterThan(few.agencies)
    expect(few.statements).toBe(10)
    expect(all.statements).toBe(10)
  })
})

describe('the charts', () => {
  it.each([undefined, 'Part B'])('add up to the records (%s)', async (part) => {
    const { funnel, months, clock, areas } = await read<Charts>(
      '/charts',
      `?year=${year}${part ? `&part=${encodeURIComponent(part)}` : ''}`,
    )
    const ofPart = (column: string) => (part ? sql`and ${sql.raw(column)} = ${part}` : sql``)
    for (const { state, stands, reached } of funnel) {
      const own = sql`select count(*) from questionnaire_responses r where r.year = ${year} and r.lea_id <> 99
        and r.questionnaire_id in (select q.id from questionnaires q where true ${ofPart('q.part')})`
      expect(stands).toBe(await count(sql`${own} and r.submit_state = ${state}`))
      expect(reached).toBe(await count(sql`${own} and not r.submit_state < ${state}`))
    }
    expect(months.map(({ month }) => month)).toEqual(monthsOfYear(year))
    for (const { month, issued, closed } of months) {
      const own = sql`select count(*) from findings f where f.lea_id <> 99 ${ofPart('f.part')}`
      expect(issued).toBe(
        await count(sql`${own} and f.status not in (0, 1, 9) and left(f.issued_on::text, 7) = ${month}`),
      )
      expect(closed).toBe(
        await count(sql`${own} and f.status in (7, 8) and left(f.closed_on::text, 7) = ${month}`),
      )
    }
    expect(months.some(({ issued }) => issued > 0) && months.some(({ closed }) => closed > 0)).toBe(true)
    for (const { id, findings } of clock) {
      const { from, to } = clockClasses.find((one) => one.id === id) ?? { from: 0, to: -1 }
      expect(findings).toBe(
        await count(sql`select count(*) from findings f where f.lea_id <> 99 and f.status in (2, 3, 4, 5, 6)
          ${ofPart('f.part')} and f.due_on - ${today}::date between ${from ?? -99_999} and ${to ?? 99_999}`),
      )
    }
    const expected = await rowsOf(
      api,
      sql`select lea_id as "leaId", area_id as "areaId", sum(1)::int as rated, sum((rating = 4)::int)::int as fully
        from (select r.lea_id, (select b.area_id from subsections b where b.id = s.subsection_id) as area_id, c.rating
          from csi_responses c, subsection_responses s, questionnaire_responses r
          where s.id = c.subsection_response_id and r.id = s.response_id and r.year = ${year} and r.lea_id <> 99
            and c.rating in (1, 2, 3, 4) and coalesce(s.not_applicable, '') <> 'Approved' and r.submit_state <> 0
            and r.questionnaire_id in (select q.id from questionnaires q where true ${ofPart('q.part')})) t
        group by lea_id, area_id order by lea_id, area_id`,
    )
    expect(areas.length).toBeGreaterThan(10)
    expect(areas).toEqual(expected)
  })
})

describe('the calendar strip and the feed', () => {
  it('hold every deadline and event of the next 14 days, by day', async () => {
    const days = await read<Days>('/days', `?year=${year}&cohort=1`)
    const to = addDays(today, 13)
    const inCohort = sql`lea_id in (select id from leas where cohort = 1 and id <> 99)`
    const within = (column: string) =>
      sql`${sql.raw(column)} >= ${today}::date and ${sql.raw(column)} <= ${to}::date`
    const expected = {
      selfAssessment: await count(sql`select count(*) from questionnaire_responses
        where ${inCohort} and submit_state in (1, 2, 3) and ${within('due_on')}`),
      response: await count(sql`select count(*) from questionnaire_responses
        where ${inCohort} and submit_state = 6 and ${within('response_due_on')}`),
      finding: await count(sql`select count(*) from findings
        where ${inCohort} and status in (2, 3, 4, 5, 6) and ${within('due_on')}`),
      report: await count(sql`select count(*) from published_reports
        where ${inCohort} and state = 'Issued' and requires_acknowledgement and ${within('acknowledge_by')}`),
      event: await count(sql`select count(*) from calendar_events e where ${inCohort} and deleted_on is null
        and exists (select 1 from generate_series(e.start_day, coalesce(e.end_day, e.start_day), '1 day') d
          where d::date between ${today}::date and ${to}::date)`),
    }
    const found = Object.keys(expected).map((kind) => [kind, days.filter((one) => one.kind === kind).length])
    expect(Object.fromEntries(found)).toEqual(expected)
    expect(days.length).toBeGreaterThan(5)
    expect((await read<Days>('/days')).length).toBeGreaterThan(days.length)
    expect(days.map(({ on }) => on)).toEqual(days.map(({ on }) => on).toSorted())
    expect(days.every(({ on, leaId }) => on >= today && on <= to && leaId !== 99)).toBe(true)
  })

  it('call an event without a subject by its reason and school', async () => {
    const named = async () =>
      (await read<Days>('/days', `?year=${year}`))
        .filter(({ kind }) => kind === 'event')
        .map(({ name }) => name)
    expect(await named()).not.toContain('')
    await api.db
      .execute(sql`update calendar_events set subject = '', event_description = 'Other', school = 'Fort Hill High'
      where id = (select id from calendar_events where deleted_on is null and start_day <= ${today}::date
        and coalesce(end_day, start_day) >= ${today}::date and lea_id <> 99 order by id limit 1)`)
    expect(await named()).toContain('Other, Fort Hill High')
  })

  it('tell what agencies did last, newest first, without what concerns nobody', async () => {
    const [{ selfAssessments } = { selfAssessments: [] }] = (await read<Standing>('', `?year=${year}`))
      .agencies
    const target = selfAssessments[0]?.id ?? 0
    await api.db.execute(sql`update questionnaire_responses set submit_state = 0 where id = ${target}`)
    const activated = await send(monitor, 'post', '/api/msde/self-assessment/activation', {
      ids: [target],
      dueOn: '2999-06-28',
    })
    expect(activated.status).toBe(200)
    const feed = await read<Activity>('/activity')
    expect(feed[0]).toMatchObject({ action: 'activateSelfAssessments', leaId: 1, lea: 'Allegany County' })
    expect(feed.map(({ seq }) => seq)).toEqual(feed.map(({ seq }) => seq).toSorted((a, b) => b - a))
    expect(feed.some(({ action }) => action.startsWith('sign'))).toBe(false)
  })

  it('put together what happened to one record, with its number and the newest of it one by one', async () => {
    const [{ selfAssessments } = { selfAssessments: [] }] = (await read<Standing>('', `?year=${year}`))
      .agencies
    const [target] = selfAssessments
    const rowBefore = await read<Activity>('/activity')
    for (let n = 0; n < 25; n++) {
      const dueOn = n % 2 === 0 ? '2999-06-25' : '2999-06-24'
      const set = await send(monitor, 'post', '/api/msde/self-assessment/due-date', {
        ids: [target?.id],
        dueOn,
      })
      expect(set.status).toBe(200)
    }
    const feed = await read<Activity>('/activity')
    const [changes] = feed
    expect(changes).toMatchObject({
      action: 'setSelfAssessmentDueDate',
      count: 25,
      counted: '25 changes to due dates',
    })
    expect(changes?.single).toHaveLength(20)
    expect(changes?.single[0]).toMatchObject({ seq: changes?.seq, at: changes?.at, by: changes?.by })
    const others = ({ action }: Activity[number]) => action !== 'setSelfAssessmentDueDate'
    expect(feed.filter(others).map(({ seq }) => seq)).toEqual(rowBefore.filter(others).map(({ seq }) => seq))
  })

  it('count what happened to subsections with their self-assessment', async () => {
    const steps = selfAssessmentSteps(api)
    const admin = 'admin@howard.example'
    const { id } = await steps.rowOf(howard)
    await api.db.execute(sql`update questionnaire_responses set submit_state = 0 where id = ${id}`)
    await api.db.execute(
      sql`update subsection_responses set state = 0, not_applicable = null where response_id = ${id}`,
    )
    const { sections } = await steps.open(howard, admin)
    for (const subsection of sections.flatMap(({ subsections }) => subsections).slice(0, 2)) {
      const { version } = await steps.complete(admin, subsection.id)
      expect((await steps.move(admin, subsection.id, 2, version)).status).toBe(200)
    }
    const [ready] = await read<Activity>('/activity')
    expect(ready).toMatchObject({
      action: 'markSubsectionReady',
      targetType: 'selfAssessment',
      targetId: String(id),
      counted: '2 subsections marked as ready',
    })
  })
})

it.each(['admin@allegany.example', 'user@allegany.example'])(
  'refuses %s the state dashboard',
  async (user) => {
    for (const path of ['', '/charts', '/days', '/activity'])
      expect((await send(user, 'get', `${base}${path}?year=${year}`)).status).toBe(403)
  },
)
