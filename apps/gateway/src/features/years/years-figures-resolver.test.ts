import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { refuse } from '../../testing/stub-upstream.js'

let gateway: TestGateway
let browser: Browser

beforeAll(async () => {
  gateway = await TestGateway.start()
  browser = await gateway.signedInBrowser()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.upstream.answers.clear()
  gateway.upstream.received.length = 0
})

const query = '{ yearFigures(kind: disputes) { year launchedOn launchedBy { fullName } agencies findings } }'

it.each([1, 20])('the figures of %d years make one REST call', async (length) => {
  const figures = Array.from({ length }, (_, at) => ({
    year: 2026 - at,
    launchedOn: '2026-06-15T15:00:00.000Z',
    launchedBy: { id: 'm1', fullName: 'Helen Marsh' },
    agencies: 24,
    selfAssessments: 48,
    closedSelfAssessments: 3,
    findings: 7,
    openFindings: 5,
    documents: 12,
  }))
  gateway.upstream.answers.set('listYearFigures', (request, response) => {
    expect(request.path).toBe('/api/years/disputes/figures')
    response.json(figures)
  })
  const { data, errors } = await browser.query(query)
  expect(errors).toBeUndefined()
  expect(data?.['yearFigures']).toHaveLength(length)
  expect(data?.['yearFigures']).toMatchObject([
    { launchedBy: { fullName: 'Helen Marsh' } },
    ...figures.slice(1).map(({ year }) => ({ year })),
  ])
  expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['listYearFigures'])
})

it('are null where the system of record does not count', async () => {
  gateway.upstream.answers.set('listYearFigures', (_request, response) =>
    refuse(response, 'NOT_FOUND', 'There is no such call.'),
  )
  expect(await browser.query(query)).toEqual({ data: { yearFigures: null } })
})
