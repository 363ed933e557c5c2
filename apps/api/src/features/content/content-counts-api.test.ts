import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnswerOf, applyContentVersion, listContentVersions } from '@portal/rest-contract'
import { selfAssessmentSteps } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

type Row = AnswerOf<typeof listContentVersions>[number]

const monitor = 'monitor@state.example'
const kinds = ['self-assessment', 'required-documents'] as const
const testAgency = 99

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
})
afterAll(async () => {
  await api.close()
})

const pathOf = (kind: string) => `/api/msde/content/${kind}/versions`
const rowsOf = async (kind: string) => (await steps.send<Row[]>(monitor, 'get', pathOf(kind))).body
const newest = async (kind: string) => {
  const row = (await rowsOf(kind)).find(({ part, state }) => part === 'Part B' && state === 'Published')
  if (!row) throw new Error(`Nothing of ${kind} is published.`)
  return row
}

it.each(kinds)(
  'archives the versions of earlier years and says when they were published: %s',
  async (kind) => {
    const rows = await rowsOf(kind)
    const year = await steps.currentYear()
    const earlier = rows.filter((row) => row.year < year)
    expect(earlier.length).toBeGreaterThan(0)
    expect(earlier.map(({ state }) => state)).toEqual(earlier.map(() => 'Archived'))
    expect(earlier.map(({ publishedOn }) => publishedOn?.slice(0, 10))).toEqual(
      earlier.map((row) => `${row.year}-07-01`),
    )
    expect(rows.filter((row) => row.year === year).map(({ state }) => state)).not.toContain('Archived')
  },
)

it.each(kinds)('counts the test agency in no number of reviews, and names it apart: %s', async (kind) => {
  const { body: records } = await steps.list(monitor)
  const counted = records.filter(({ part, leaId }) => part === 'Part B' && leaId !== testAgency).length
  const first = await newest(kind)
  expect([first.reviews, first.testReviews]).toEqual([counted, 1])

  const made = await steps.send<{ id: number }>(monitor, 'post', pathOf(kind), {
    fromId: first.id,
    year: first.year,
  })
  const { id } = made.body
  await steps.send(monitor, 'post', `${pathOf(kind)}/${id}/publish`, { applyToNotStarted: false })
  const second = await newest(kind)
  expect([second.id, second.testNotStarted]).toEqual([id, 1])

  const { body } = await steps.send<AnswerOf<typeof applyContentVersion>>(
    monitor,
    'post',
    `${pathOf(kind)}/${id}/apply`,
  )
  expect(body.applied).toBe(second.notStarted)
  expect(body.version).toMatchObject({
    reviews: second.notStarted,
    testReviews: 1,
    notStarted: 0,
    testNotStarted: 0,
  })
})
