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

it.each([1, 20])('a list of %d case studies makes two REST calls, filters included', async (length) => {
  const page = sampleOf<{ rows: object[] }>('listCaseStudies')
  const rows = Array.from({ length }, () => ({ ...page.rows[0], leaId: 1 }))
  gateway.upstream.answers.set('listCaseStudies', (request, response) => {
    expect(request.query).toMatchObject({ status: 'Final', part: 'Part C', sort: '-changedOn' })
    response.json({ ...page, rows, total: length })
  })
  const { data, errors } = await browser.query(
    '{ caseStudies(filter: { status: "Final", part: "Part C" }, sort: "-changedOn") { total rows { id lea { shortName } } } }',
  )
  expect(errors).toBeUndefined()
  expect(data?.['caseStudies']).toMatchObject({ total: length })
  expect(gateway.upstream.received.map((call) => call.id).toSorted()).toEqual(['listCaseStudies', 'listLeas'])
})

it('a study that was saved by somebody else comes with the refusal', async () => {
  const current = { ...sampleOf<object>('getCaseStudy'), id: 7, question: 'Theirs' }
  gateway.upstream.answers.set('updateCaseStudy', (_request, response) =>
    refuse(response, 'CONFLICT', 'Andre Whitfield saved this 5 minutes ago.', { current }),
  )
  const { data } = await browser.query(
    'mutation ($input: UpdateCaseStudyInput!) { updateCaseStudy(input: $input) { errors { code } caseStudy { question } } }',
    { input: { id: 7, question: 'Mine', version: 1 } },
  )
  expect(data?.['updateCaseStudy']).toEqual({
    errors: [{ code: 'CONFLICT' }],
    caseStudy: { question: 'Theirs' },
  })
})

it('a study that is not there is null', async () => {
  gateway.upstream.answers.set('getCaseStudy', (_request, response) => refuse(response, 'NOT_FOUND', 'No.'))
  const { data } = await browser.query('{ caseStudy(id: 9) { id } }')
  expect(data).toEqual({ caseStudy: null })
})
