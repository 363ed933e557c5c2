import { calendarDay, monthOf } from '@portal/domain'
import type {
  AnswerOf,
  getLanding,
  getLocalNews,
  getLocalStanding,
  listLocalTeam,
  putVisit,
} from '@portal/rest-contract'
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillDashboards, numberOf, rowsOf } from '../../../testing/dashboard-world.js'
import { allegany, howard, selfAssessmentSteps } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

type Standing = AnswerOf<typeof getLocalStanding>
type News = AnswerOf<typeof getLocalNews>
type Team = AnswerOf<typeof listLocalTeam>
type Landing = AnswerOf<typeof getLanding>
type Visit = AnswerOf<typeof putVisit>

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'

let api: TestApi
let send: ReturnType<typeof selfAssessmentSteps>['send']
let year: number

beforeAll(async () => {
  api = await startTestApi()
  const steps = selfAssessmentSteps(api)
  send = steps.send
  year = await steps.currentYear()
  await fillDashboards(api, year, { monitor: await api.userId(monitor) })
}, 120_000)
afterAll(() => api.close())

const local = (leaId: number, rest = '') => `/api/dashboards/local/${leaId}/${year}${rest}`
const read = async <Body>(who: string, path: string): Promise<Body> => {
  const answer = await send<Body>(who, 'get', path)
  expect(answer.status).toBe(200)
  return answer.body
}
const visit = (who: string, place: string) =>
  send<Visit>(who, 'put', `/api/account/users/me/preferences/visits/${place}`, {})
const count = (statement: SQL): Promise<number> => numberOf(api, statement)

describe('the local dashboard', () => {
  it('holds the figures that the records of the agency add up to', async () => {
    for (const [who, leaId] of [
      [admin, allegany],
      [monitor, howard],
      [monitor, 15],
    ] as const) {
      const standing = await read<Standing>(who, local(leaId))
      const open = sql`findings f where f.lea_id = ${leaId} and f.status in (2, 3, 4, 5, 6)`
      expect(standing.findings).toEqual(
        await rowsOf(
          api,
          sql`select f.id, f.number, f.part, f.status, f.issued_on::text as "issuedOn", f.due_on::text as "dueOn",
              (select count(*)::int from finding_cases c where c.finding_id = f.id) as "casesTotal",
              (select count(*)::int from finding_cases c where c.finding_id = f.id and c.state in (4, 6)) as "casesVerified"
            from ${open} order by f.due_on, f.number`,
        ),
      )
      expect(standing.findings.length).toBeGreaterThan(0)
      const cases = sql`select count(*) from finding_cases where finding_id in (select f.id from ${open})`
      expect(standing.corrections).toEqual({
        total: await count(cases),
        verified: await count(sql`${cases} and (state = 4 or state = 6)`),
      })
      expect(standing.selfAssessments.map(({ part }) => part)).toEqual(['Part B', 'Part C'])
      for (const [index, { id, part, submitState, ...figures }] of standing.selfAssessments.entries()) {
        const hidden = who === admin && submitState === 0
        const documents = sql`select count(*) from required_documents where deleted_at is null and category_response_id in
          (select id from required_document_category_responses where response_id = ${id})`
        expect(standing.documents[index]).toEqual({
          part,
          sent: await count(documents),
          received: await count(sql`${documents} and received = true`),
        })
        expect(figures.subsectionsTotal).toBe(
          await count(sql`select count(*) from subsection_responses where response_id = ${id}`),
        )
        expect(figures.subsectionsReady).toBe(
          hidden
            ? 0
            : await count(
                sql`select count(*) from subsection_responses where response_id = ${id} and state not in (0, 1)`,
              ),
        )
      }
      const names = await rowsOf<{ name: string }>(
        api,
        sql`select u.full_name as name from users u where u.id in (select m.user_id from monitor_cohorts m
          where m.year = ${year} and m.id in (select cohort_id from monitor_cohort_leas where lea_id = ${leaId}))
          order by 1`,
      )
      expect(standing.monitors.map(({ fullName }) => fullName)).toEqual(names.map(({ name }) => name))
    }
  })

  it('lists the people of the agency with what is open for each', async () => {
    const team = await read<Team>(admin, local(allegany, '/team'))
    const people = await rowsOf<{ id: string }>(
      api,
      sql`select id from users where lea_id = ${allegany} and is_enabled and deleted_at is null`,
    )
    expect(team.map(({ id }) => id).toSorted()).toEqual(people.map(({ id }) => id).toSorted())
    for (const person of team) {
      const responses = (states: SQL) => sql`(select id from questionnaire_responses
        where lea_id = ${allegany} and year = ${year} and submit_state in ${states})`
      expect(person).toMatchObject({
        openSubsections:
          await count(sql`select count(*) from subsection_responses s where s.state in (0, 1, 7, 8)
          and s.response_id in ${responses(sql`(1, 2, 3, 4, 5, 6)`)} and s.id in
          (select subsection_response_id from subsection_assignments where user_id = ${person.id})`),
        openDocuments: await count(sql`select count(*) from required_document_category_responses c
          where c.response_id in ${responses(sql`(1, 2, 3)`)} and c.id in
          (select category_response_id from required_document_assignments where user_id = ${person.id})
          and c.id not in (select category_response_id from required_documents where deleted_at is null)`),
        openFindings: await count(sql`select count(*) from findings where lea_id = ${allegany}
          and status in (2, 3, 4, 5, 6) and id in
          (select finding_id from finding_assignments where user_id = ${person.id})`),
      })
    }
    expect(team.some(({ openFindings }) => openFindings > 0)).toBe(true)
    expect((await send(user, 'get', local(allegany, '/team'))).status).toBe(403)
  })

  it('shows each person the messages that are for them, and none of what was withdrawn', async () => {
    for (const [who, audience] of [
      [admin, sql`true`],
      [user, sql`audience = 'All agency users'`],
    ] as const) {
      const { messages } = await read<News>(who, local(allegany, '/news'))
      const reports = messages.filter(({ kind }) => kind === 'report')
      expect(reports.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        (
          await rowsOf<{ id: number }>(
            api,
            sql`select id from published_reports where lea_id = ${allegany} and year = ${year}
              and state <> 'Withdrawn' and state <> 'Superseded' and ${audience} order by id`,
          )
        ).map(({ id }) => id),
      )
      expect(messages.map(({ on }) => on)).toEqual(
        messages
          .map(({ on }) => on)
          .toSorted()
          .toReversed(),
      )
    }
    const { messages } = await read<News>('liaison@state.example', local(allegany, '/news'))
    expect(messages.some(({ kind }) => kind === 'report')).toBe(false)
    expect(messages.some(({ kind }) => kind !== 'report')).toBe(true)
  })

  it('shows administrators the letters to several agencies, in the year in which they were written', async () => {
    const letter = { leaIds: [allegany, howard], subject: 'Due dates', text: 'Please look.\n\nThank you.' }
    expect((await send(monitor, 'post', '/api/notifications/agencies', letter)).status).toBe(200)
    const lettersOf = async (who: string, leaId: number, of = year) =>
      (await read<News>(who, `/api/dashboards/local/${leaId}/${of}/news`)).messages.filter(
        ({ kind }) => kind === 'letter',
      )
    for (const [who, leaId] of [
      [admin, allegany],
      [monitor, howard],
    ] as const)
      expect(await lettersOf(who, leaId)).toEqual([
        expect.objectContaining({ title: 'Due dates', text: letter.text, toAcknowledge: false }),
      ])
    expect(await lettersOf(user, allegany)).toEqual([])
    expect(await lettersOf('liaison@state.example', allegany)).toEqual([])
    expect(await lettersOf(monitor, 15)).toEqual([])
    expect(await lettersOf(admin, allegany, year - 1)).toEqual([])
  })

  it('tells what others did since the visit before, and nothing on the first', async () => {
    const since = async () => read<News>(admin, local(allegany, '/news'))
    expect(await since()).toMatchObject({ since: null, changes: [] })
    const first = (await visit(admin, 'local-dashboard')).body
    expect(first.before).toBeNull()
    expect(await since()).toMatchObject({ since: null, changes: [] })
    api.clock.advance({ minutes: 31 })
    expect((await since()).since).toBe(first.at)
    const [row] = await rowsOf<{ id: number }>(
      api,
      sql`select id from questionnaire_responses where lea_id = ${allegany} and year = ${year} order by id`,
    )
    await api.db.execute(sql`update questionnaire_responses set submit_state = 0 where id = ${row?.id ?? 0}`)
    await send(monitor, 'post', '/api/msde/self-assessment/activation', {
      ids: [row?.id],
      dueOn: '2999-06-28',
    })
    const second = (await visit(admin, 'local-dashboard')).body
    expect(second.before).toBe(first.at)
    expect((await since()).changes).toMatchObject([
      { action: 'activateSelfAssessments', leaId: allegany, targetId: String(row?.id) },
    ])
    // What the person did is no news to them.
    expect((await read<News>(monitor, local(allegany, '/news'))).changes).toEqual([])
  })

  it('is not there for people of another agency, nor for a number that is no agency', async () => {
    for (const path of ['', '/news', '/team']) {
      expect((await send('admin@howard.example', 'get', local(allegany, path))).status).toBe(404)
      expect((await send(monitor, 'get', local(99_999_999_999, path))).status).toBe(404)
      expect((await send(monitor, 'get', local(4711, path))).status).toBe(404)
    }
  })
})

describe('the landing page', () => {
  it('names the deadlines and events of the month in the own agency, whom to ask, and the tour once', async () => {
    const today = calendarDay(api.clock.now())
    const { from, to } = monthOf(today)
    const landing = await read<Landing>(user, `/api/dashboards/landing?year=${year}`)
    expect(landing).toMatchObject({ from, to, tourDone: false })
    expect(new Set(landing.days.map(({ leaId }) => leaId))).toEqual(new Set([allegany]))
    const within = (column: string) =>
      sql`lea_id = ${allegany} and ${sql.raw(column)} between ${from}::date and ${to}::date`
    const expected: Record<string, number> = {
      selfAssessment: await count(
        sql`select count(*) from questionnaire_responses where submit_state in (1, 2, 3) and ${within('due_on')}`,
      ),
      finding: await count(
        sql`select count(*) from findings where status in (2, 3, 4, 5, 6) and ${within('due_on')}`,
      ),
      report: await count(sql`select count(*) from published_reports where state = 'Issued'
        and audience = 'All agency users' and ${within('acknowledge_by')}`),
      event:
        await count(sql`select count(*) from calendar_events e where lea_id = ${allegany} and deleted_on is null
        and not (e.start_day > ${to}::date or coalesce(e.end_day, e.start_day) < ${from}::date)`),
    }
    const found = Object.keys(expected).map((kind) => [
      kind,
      landing.days.filter((one) => one.kind === kind).length,
    ])
    expect(Object.fromEntries(found)).toEqual(expected)
    expect(landing.days.length).toBeGreaterThan(0)
    expect(landing.help.map(({ id }) => id)).toEqual(
      (
        await rowsOf<{ id: string }>(
          api,
          sql`select u.id from users u join monitor_cohorts m on m.user_id = u.id and m.year = ${year}
            where m.id in (select cohort_id from monitor_cohort_leas where lea_id = ${allegany}) order by u.full_name`,
        )
      ).map(({ id }) => id),
    )
    expect((await visit(user, 'tour')).status).toBe(200)
    expect((await read<Landing>(user, `/api/dashboards/landing?year=${year}`)).tourDone).toBe(true)
    expect((await read<Landing>(admin, `/api/dashboards/landing?year=${year}`)).tourDone).toBe(false)
  })

  it('shows state staff all agencies or the one they choose, and nobody to ask', async () => {
    const all = await read<Landing>(monitor, `/api/dashboards/landing?year=${year}`)
    expect(new Set(all.days.map(({ leaId }) => leaId)).size).toBeGreaterThan(1)
    expect(all.help).toEqual([])
    const one = await read<Landing>(
      monitor,
      `/api/dashboards/landing?year=${year}&leaId=${howard}&part=Part%20B`,
    )
    expect(new Set(one.days.map(({ leaId }) => leaId))).toEqual(new Set([howard]))
    expect(one.days.every(({ part }) => part !== 'Part C')).toBe(true)
    // People of an agency see theirs alone, whichever they request.
    const own = await read<Landing>(admin, `/api/dashboards/landing?year=${year}&leaId=${howard}`)
    expect(own.days.every(({ leaId }) => leaId === allegany)).toBe(true)
  })

  it('refuses a place that there is not', async () => {
    expect((await visit(user, 'elsewhere')).status).toBe(422)
  })
})
