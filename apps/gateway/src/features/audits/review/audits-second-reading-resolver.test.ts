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
function sampleOf(id: string, items: number): object {
  const call = allCalls.find((one) => one.id === id)
  if (!call) throw new Error(`No call ${id}.`)
  return Object(sampleAnswer(call, { items, nulls: false, wrongDates: false }))
}

const record = 'typeKey: "desk-audit", recordId: 7'
const reads: readonly [call: string, query: string][] = [
  ['getSecondReading', `auditSecondReading(${record}) { percent kappa items { first second differs } }`],
  ['getProngAgreement', 'auditAgreement(typeKey: "desk-audit", prongId: 3) { percent kappa read waiting }'],
  ['getRecordSummary', `auditRecordSummary(${record}) { setup { answer } sections { items { answer } } }`],
  ['getPreviousAnswers', `auditPreviousAnswers(${record}) { year items { lineageId answer } }`],
]

it.each(reads.flatMap(([call, query]) => [1, 20].map((items) => [call, items, query] as const)))(
  '%s of %d rows makes one REST call',
  async (call, items, query) => {
    gateway.upstream.answers.set(call, (_request, response) => response.json(sampleOf(call, items)))
    const { errors } = await browser.query(`{ ${query} }`)
    expect(errors).toBeUndefined()
    expect(gateway.upstream.received.map(({ id }) => id)).toEqual([call])
  },
)

const of = { typeKey: 'desk-audit', recordId: 7, version: 2 }
const acts: readonly [call: string, input: object, body: object][] = [
  ['answerSecondReading', { itemId: 'a', value: null }, { itemId: 'a', value: null, version: 2 }],
  ['finishSecondReading', {}, { version: 2 }],
  ['settleSecondReading', { itemId: 'a', value: 'Y' }, { itemId: 'a', value: 'Y', version: 2 }],
]

it.each(acts)('%s sends what was chosen, and names what is refused', async (call, input, body) => {
  const type = `${call.charAt(0).toUpperCase()}${call.slice(1)}Input`
  const act = () =>
    browser.query(
      `mutation ($input: ${type}!) { ${call}(input: $input) { errors { field } reading { version } } }`,
      { input: { ...of, ...input } },
    )
  gateway.upstream.answers.set(call, (_request, response) => response.json(sampleOf(call, 1)))
  expect((await act()).data?.[call]).toMatchObject({ errors: [], reading: {} })
  expect(gateway.upstream.last(call).body).toEqual(body)
  gateway.upstream.answers.set(call, (_request, response) =>
    refuse(response, 'BAD_USER_INPUT', 'Explain it.', { fields: { comment: ['Explain it.'] } }),
  )
  expect((await act()).data?.[call]).toEqual({ errors: [{ field: 'comment' }], reading: null })
})

it('a record is reopened with its reason, and its fields beside answers are lists', async () => {
  const answer = sampleOf('reopenRecord', 1)
  gateway.upstream.answers.set('reopenRecord', (_request, response) => response.json(answer))
  const { data } = await browser.query(
    `mutation ($input: ReopenRecordInput!) {
      reopenRecord(input: $input) { errors { field } content { sections { items { extras { key value } } } } }
    }`,
    { input: { ...of, reason: 'Page 3.' } },
  )
  expect(data?.['reopenRecord']).toMatchObject({ errors: [], content: { sections: [{}] } })
  expect(gateway.upstream.last('reopenRecord').body).toEqual({ reason: 'Page 3.', version: 2 })
})
