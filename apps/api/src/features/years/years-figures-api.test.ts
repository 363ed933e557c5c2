import type { AnswerOf, listYearFigures } from '@portal/rest-contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

type Figures = AnswerOf<typeof listYearFigures>

const monitor = 'monitor@state.example'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function figures(kind: string, user = monitor) {
  const token = await api.tokenFor(user)
  return api.call<Figures>('get', `/api/years/${kind}/figures`, { token })
}

async function countOf(query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await api.db.select({ n: sql<number>`x.n` }).from(sql`(${query}) x`)
  return row?.n ?? 0
}

it.each(['compliance', 'determinations', 'disputes'])(
  'counts every launched year of %s, newest first, those of the first installation launched by nobody',
  async (kind) => {
    const { body } = await figures(kind)
    expect(body).toHaveLength(3)
    expect(body).toEqual(body.toSorted((a, b) => b.year - a.year))
    for (const one of body) expect(one).toMatchObject({ launchedBy: null, launchedOn: null })
  },
)

it('counts agencies, self-assessments, findings and documents without the training agency', async () => {
  const { body } = await figures('compliance')
  for (const one of body) {
    const of = sql`from questionnaire_responses r join leas l on l.id = r.lea_id and not l.is_test where r.year = ${one.year}`
    expect(one.selfAssessments).toBe(await countOf(sql`select count(*)::int as n ${of}`))
    expect(one.agencies).toBe(await countOf(sql`select count(distinct r.lea_id)::int as n ${of}`))
    expect(one.findings).toBe(
      await countOf(sql`select count(*)::int as n from findings f join leas l on l.id = f.lea_id and not l.is_test
        where f.year = ${one.year} and f.status between 2 and 8`),
    )
    expect(one.openFindings).toBeLessThanOrEqual(one.findings)
  }
  expect(body[0]).toMatchObject({ agencies: 24 })
  expect(body.reduce((sum, one) => sum + one.findings, 0)).toBeGreaterThan(0)
})

it('counts a finding in the fiscal year of its notification', async () => {
  const { body } = await figures('determinations')
  for (const one of body)
    expect(one.findings).toBe(
      await countOf(sql`select count(*)::int as n from findings f join leas l on l.id = f.lea_id and not l.is_test
        where f.status between 2 and 8
          and f.issued_on between make_date(${one.year}::int, 7, 1) and make_date(${one.year}::int + 1, 6, 30)`),
    )
})

it('says who launched a year', async () => {
  const [newest] = (await figures('disputes')).body
  const token = await api.tokenFor(monitor)
  const next = (newest?.year ?? 0) + 1
  const { body } = await api.call<{ launchedOn: string }>(
    'get',
    `/api/msde/dispute-resolution/year/launch/${next}`,
    { token },
  )
  const [launched] = (await figures('disputes')).body
  expect(launched?.year).toBe(next)
  expect(launched?.launchedBy?.fullName).toBeTruthy()
  expect(launched?.launchedOn).toBe(body.launchedOn)
})

it.each(['admin@howard.example', 'liaison@state.example'])('is closed to %s', async (user) => {
  expect((await figures('compliance', user)).status).toBe(403)
})
