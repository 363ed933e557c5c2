import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { aLaunchPreview, aLaunchSummary } from '../../testing/stub-administration.js'
import { refuse } from '../../testing/stub-upstream.js'

const years = [
  { id: 2027, name: 'FFY 2027' },
  { id: 2026, name: 'FFY 2026' },
]

const kinds = [
  {
    list: 'complianceYears',
    listCall: 'listComplianceYears',
    preview: 'complianceYearLaunchPreview',
    previewCall: 'previewComplianceYearLaunch',
    launch: 'launchComplianceYear',
  },
  {
    list: 'determinationYears',
    listCall: 'listDeterminationYears',
    preview: 'determinationYearLaunchPreview',
    previewCall: 'previewDeterminationYearLaunch',
    launch: 'launchDeterminationYear',
  },
  {
    list: 'disputeYears',
    listCall: 'listDisputeYears',
    preview: 'disputeYearLaunchPreview',
    previewCall: 'previewDisputeYearLaunch',
    launch: 'launchDisputeYear',
  },
]

let gateway: TestGateway
let browser: Browser

beforeEach(async () => {
  gateway = await TestGateway.start({ limits: { deadlines: { readMs: 300, totalMs: 5000, bulkMs: 5000 } } })
  browser = await gateway.signedInBrowser()
  gateway.upstream.received.length = 0
})
afterEach(async () => {
  await gateway.stop()
})

describe.each(kinds)('the years of $list', ({ list, listCall, preview, previewCall, launch }) => {
  const mutation = `mutation {
    ${launch}(input: { year: 2027 }) {
      errors { code message } summary { year { name } created { what count } } years { id }
    }
  }`

  beforeEach(() => {
    gateway.upstream.answers.set(listCall, (_request, response) => response.json(years))
  })

  it('are listed in the order of the API', async () => {
    expect(await browser.query(`{ ${list} { id name } }`)).toEqual({ data: { [list]: years } })
  })

  it('can be looked at before the launch', async () => {
    gateway.upstream.answers.set(previewCall, (_request, response) => response.json(aLaunchPreview()))
    const result = await browser.query(
      `{ ${preview}(year: 2027) { next { name } launch { allowed } contents { state } carriedOver { what count } notReady } }`,
    )
    expect(result.data?.[preview]).toEqual({
      next: { name: '2027 - 2028' },
      launch: { allowed: true },
      contents: [{ state: 'Copied' }],
      carriedOver: [{ what: 'open self-assessments', count: 3 }],
      notReady: ['2 users have never signed in.'],
    })
    expect(gateway.upstream.last(previewCall).params).toEqual({ year: '2027' })
  })

  it('are launched by a GET that is made as a write: with its key, once, and as long as a write may take', async () => {
    gateway.upstream.answers.set(launch, async (_request, response) => {
      // Longer than the deadline of a read.
      await new Promise((resolve) => setTimeout(resolve, 600))
      response.json(aLaunchSummary())
    })
    const result = await browser.query(mutation, {}, { 'idempotency-key': 'launch-click-1' })
    expect(result.data?.[launch]).toEqual({
      errors: [],
      summary: { year: { name: '2027 - 2028' }, created: [{ what: 'self-assessments', count: 24 }] },
      years: [{ id: 2027 }, { id: 2026 }],
    })
    expect(gateway.upstream.received.map(({ id }) => id)).toEqual([launch, listCall])
    expect(gateway.upstream.last(launch).headers['idempotency-key']).toBe('launch-click-1')
  })

  it('are not launched again after a fault', async () => {
    gateway.upstream.answers.set(launch, (request) => request.socket.destroy())
    const result = await browser.query(mutation)
    expect(result.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
    expect(gateway.upstream.count(launch)).toBe(1)
  })

  it('are launched once after a refresh, because a refused token did nothing', async () => {
    gateway.upstream.answers.set(launch, (_request, response) => response.json(aLaunchSummary()))
    gateway.upstream.refuseTokens()
    const result = await browser.query(mutation, {}, { 'idempotency-key': 'launch-click-2' })
    expect(result.errors).toBeUndefined()
    const keys = gateway.upstream.received.filter(({ id }) => id === launch)
    expect(keys.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'launch-click-2',
      'launch-click-2',
    ])
  })

  it('tell who comes second what there is by now', async () => {
    gateway.upstream.answers.set(launch, (_request, response) =>
      refuse(response, 'CONFLICT', 'The year is already there.', { current: years }),
    )
    expect((await browser.query(mutation)).data?.[launch]).toEqual({
      errors: [{ code: 'CONFLICT', message: 'The year is already there.' }],
      summary: null,
      years: [{ id: 2027 }, { id: 2026 }],
    })
    expect(gateway.upstream.received.map(({ id }) => id)).toEqual([launch])
  })

  it('stay launched when their list cannot be read afterwards', async () => {
    gateway.upstream.answers.set(launch, (_request, response) => response.json(aLaunchSummary()))
    gateway.upstream.answers.set(listCall, (_request, response) => refuse(response, 'UNAVAILABLE', 'Down.'))
    expect((await browser.query(mutation)).data?.[launch]).toMatchObject({
      errors: [],
      summary: { year: { name: '2027 - 2028' } },
      years: null,
    })
  })
})

it('offers no query that launches', async () => {
  for (const { launch } of kinds) {
    const { errors } = await browser.query(`{ ${launch}(input: { year: 2027 }) { errors { code } } }`)
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT')
  }
  expect(gateway.upstream.received).toEqual([])
})
