import { allCalls } from '@portal/rest-contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.js'
import { TestGateway } from '../../../testing/gateway.js'
import { sampleAnswer } from '../../../testing/sample-answers.js'
import { refuse } from '../../../testing/stub-upstream.js'

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

/** A sample response that matches the contract. */
function sampleOf<Answer>(id: string): Answer {
  const call = allCalls.find((one) => one.id === id)
  if (!call) throw new Error(`No call ${id}.`)
  return sampleAnswer(call, { items: 1, nulls: false, wrongDates: false }) as Answer
}

it.each([1, 20])(
  'the reports and the published totals of %d agencies make three REST calls',
  async (length) => {
    for (const id of ['listAnnualReports', 'getPublishedIncidents']) {
      const list = sampleOf<{ rows: object[] }>(id)
      const rows = Array.from({ length }, (_, at) => ({ ...list.rows[0], id: `2025-${at}`, leaId: 1 }))
      gateway.upstream.answers.set(id, (_request, response) => response.json({ ...list, rows }))
    }
    const { data, errors } = await browser.query(
      `{ annualReports(year: 2025) { rows { id lea { shortName } incidents { text } } }
      publishedIncidents(year: 2025) { rows { agency physical { students { text } per100 } } } }`,
    )
    expect(errors).toBeUndefined()
    expect(data?.['annualReports']).toMatchObject({ rows: Array.from({ length }, () => ({})) })
    expect(gateway.upstream.received.map((call) => call.id).toSorted()).toEqual([
      'getPublishedIncidents',
      'listAnnualReports',
      'listLeas',
    ])
  },
)

it('sends what is entered and leaves out what is not; null takes the numbers of a kind away', async () => {
  gateway.upstream.answers.set('saveAnnualReport', (request, response) => {
    expect(request.body).toEqual({ physical: { incidents: 40, students: 20 }, seclusion: null, version: 3 })
    response.json(sampleOf('getAnnualReport'))
  })
  const { data } = await browser.query(
    'mutation ($input: SaveAnnualReportInput!) { saveAnnualReport(input: $input) { errors { code } } }',
    {
      input: {
        year: 2025,
        leaId: 13,
        physical: { incidents: 40, students: 20 },
        seclusion: null,
        version: 3,
      },
    },
  )
  expect(data?.['saveAnnualReport']).toEqual({ errors: [] })
})

it('figures that were saved by somebody else come with the refusal', async () => {
  const current = { ...sampleOf<object>('getAnnualReport'), version: 8 }
  gateway.upstream.answers.set('certifyAnnualReport', (_request, response) =>
    refuse(response, 'CONFLICT', 'Andre Whitfield saved this 5 minutes ago.', { current }),
  )
  const { data } = await browser.query(
    'mutation ($input: CertifyAnnualReportInput!) { certifyAnnualReport(input: $input) { errors { code } report { version } } }',
    { input: { year: 2025, leaId: 13, agreed: true, version: 1 } },
  )
  expect(data?.['certifyAnnualReport']).toEqual({ errors: [{ code: 'CONFLICT' }], report: { version: 8 } })
})
