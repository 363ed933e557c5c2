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

const lea = { leaId: 1 }

it.each([1, 20])('a register of %d findings makes two REST calls, filters included', async (length) => {
  const page = sampleOf<{ rows: object[] }>('listFindings')
  const rows = Array.from({ length }, (_, id) => ({ ...page.rows[0], ...lea, id }))
  gateway.upstream.answers.set('listFindings', (request, response) => {
    expect(request.query).toMatchObject({ status: 'open', overdue: 'true', sort: '-dueOn' })
    response.json({ ...page, rows, total: length })
  })
  const { data, errors } = await browser.query(
    '{ findings(filter: { status: open, overdue: true }, sort: "-dueOn") { total rows { id lea { shortName } } } }',
  )
  expect(errors).toBeUndefined()
  expect(data?.['findings']).toMatchObject({ total: length })
  expect(gateway.upstream.received.map(({ id }) => id).toSorted()).toEqual(['listFindings', 'listLeas'])
})

it('a refused act answers its errors, and with CONFLICT the finding as it stands', async () => {
  const current = { ...sampleOf<object>('getFinding'), ...lea, number: 'F-2026-01-B-0001' }
  gateway.upstream.answers.set('closeFinding', (_request, response) =>
    refuse(response, 'CONFLICT', 'Prong 2 has no round with 100 % compliance.', { current }),
  )
  const { data } = await browser.query(
    `mutation ($input: CloseFindingInput!) {
      closeFinding(input: $input) { errors { code message } finding { number } }
    }`,
    { input: { id: 7, version: 1, signatureName: 'Mona Tor', signatureTitle: 'Monitor' } },
  )
  expect(data?.['closeFinding']).toEqual({
    errors: [{ code: 'CONFLICT', message: 'Prong 2 has no round with 100 % compliance.' }],
    finding: { number: 'F-2026-01-B-0001' },
  })
})

it('a finding that is not there is null', async () => {
  gateway.upstream.answers.set('getFinding', (_request, response) => refuse(response, 'NOT_FOUND', 'No.'))
  expect((await browser.query('{ finding(id: 9) { id } }')).data).toEqual({ finding: null })
})
