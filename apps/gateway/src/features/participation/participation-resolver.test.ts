import { allCalls } from '@portal/rest-contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { sampleAnswer } from '../../testing/sample-answers.js'
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

/** A sample response that matches the contract. */
function sampleOf<Answer>(id: string): Answer {
  const call = allCalls.find((one) => one.id === id)
  if (!call) throw new Error(`No call ${id}.`)
  return sampleAnswer(call, { items: 1, nulls: false, wrongDates: false }) as Answer
}

it.each([1, 20])('the rates of %d agencies make two REST calls', async (length) => {
  const list = sampleOf<{ rows: object[] }>('listParticipation')
  const rows = Array.from({ length }, (_, at) => ({ ...list.rows[0], id: `2026-${at}`, leaId: 1 }))
  gateway.upstream.answers.set('listParticipation', (_request, response) => response.json({ ...list, rows }))
  const { data, errors } = await browser.query(
    '{ participation(year: 2026) { rows { id lea { shortName } ela { tested } } } }',
  )
  expect(errors).toBeUndefined()
  expect(data?.['participation']).toMatchObject({ rows: Array.from({ length }, () => ({})) })
  expect(gateway.upstream.received.map((call) => call.id).toSorted()).toEqual([
    'listLeas',
    'listParticipation',
  ])
})

it('sends what is entered and leaves out what is not; null takes the numbers of a subject away', async () => {
  gateway.upstream.answers.set('saveParticipationRates', (request, response) => {
    expect(request.body).toEqual({ ela: { tested: 2150, alternate: 25 }, math: null, version: 3 })
    response.json(sampleOf('getParticipation'))
  })
  const { data } = await browser.query(
    'mutation ($input: SaveParticipationRatesInput!) { saveParticipationRates(input: $input) { errors { code } } }',
    { input: { year: 2026, leaId: 13, ela: { tested: 2150, alternate: 25 }, math: null, version: 3 } },
  )
  expect(data?.['saveParticipationRates']).toEqual({ errors: [] })
})

it('rates that were saved by somebody else come with the refusal', async () => {
  const current = { ...sampleOf<object>('getParticipation'), version: 8 }
  gateway.upstream.answers.set('saveParticipationRates', (_request, response) =>
    refuse(response, 'CONFLICT', 'Andre Whitfield saved this 5 minutes ago.', { current }),
  )
  const { data } = await browser.query(
    'mutation ($input: SaveParticipationRatesInput!) { saveParticipationRates(input: $input) { errors { code } participation { version } } }',
    { input: { year: 2026, leaId: 13, science: { tested: 1, alternate: 0 }, version: 1 } },
  )
  expect(data?.['saveParticipationRates']).toEqual({
    errors: [{ code: 'CONFLICT' }],
    participation: { version: 8 },
  })
})

it('an agency that the caller does not see is null', async () => {
  gateway.upstream.answers.set('getParticipation', (_request, response) =>
    refuse(response, 'NOT_FOUND', 'No.'),
  )
  const { data } = await browser.query('{ agencyParticipation(year: 2026, leaId: 9) { id } }')
  expect(data).toEqual({ agencyParticipation: null })
})

it('a publication that somebody else changed comes with the refusal', async () => {
  const current = { ...sampleOf<object>('getJustificationPublication'), version: 8 }
  gateway.upstream.answers.set('publishJustification', (_request, response) =>
    refuse(response, 'CONFLICT', 'Andre Whitfield saved this 5 minutes ago.', { current }),
  )
  const { data } = await browser.query(
    'mutation ($input: PublishJustificationInput!) { publishJustification(input: $input) { errors { code } publication { version } } }',
    { input: { year: 2026, leaId: 13, version: 1 } },
  )
  expect(data?.['publishJustification']).toEqual({
    errors: [{ code: 'CONFLICT' }],
    publication: { version: 8 },
  })
})

it('a justification that is not published is null', async () => {
  gateway.upstream.answers.set('getPublishedJustification', (_request, response) =>
    refuse(response, 'NOT_FOUND', 'No.'),
  )
  const { data } = await browser.query('{ publishedJustification(year: 2026, leaId: 9) { id } }')
  expect(data).toEqual({ publishedJustification: null })
})
