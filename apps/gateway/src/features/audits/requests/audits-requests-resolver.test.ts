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

const typeKey = 'desk-audit'
const fields = '{ id student dueOn extensions { from to } close { allowed reason } version }'
const reads: readonly [call: string, query: string][] = [
  ['listDocumentRequests', `documentRequests(typeKey: "${typeKey}", prongId: 3) ${fields}`],
  ['listRecordRequests', `recordRequests(typeKey: "${typeKey}", recordId: 7) ${fields}`],
  ['getDocumentRequest', `documentRequest(typeKey: "${typeKey}", id: 9) ${fields}`],
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

const acts: readonly [call: string, input: object, body: object][] = [
  [
    'requestDocuments',
    { recordId: 7, text: 'The notice.' },
    { text: 'The notice.', itemId: null, dueOn: null },
  ],
  [
    'answerDocumentRequest',
    { id: 9, text: 'Here.', noDocument: false, version: 2 },
    { text: 'Here.', noDocument: false, version: 2 },
  ],
  [
    'decideDocumentRequest',
    { id: 9, decision: 'close', version: 2 },
    { decision: 'close', reason: '', dueOn: null, version: 2 },
  ],
]

it.each(acts)('%s sends what was written, and names what is refused', async (call, input, body) => {
  const type = `${call.charAt(0).toUpperCase()}${call.slice(1)}Input`
  const act = () =>
    browser.query(
      `mutation ($input: ${type}!) { ${call}(input: $input) { errors { code field } request { version } } }`,
      { input: { typeKey, ...input } },
    )
  gateway.upstream.answers.set(call, (_request, response) =>
    response.status(call === 'requestDocuments' ? 201 : 200).json(sampleOf(call, 1)),
  )
  expect((await act()).data?.[call]).toMatchObject({ errors: [], request: {} })
  expect(gateway.upstream.last(call).body).toEqual(body)
  gateway.upstream.answers.set(call, (_request, response) =>
    refuse(response, 'BAD_USER_INPUT', 'Say it.', { fields: { text: ['Say it.'] } }),
  )
  expect((await act()).data?.[call]).toEqual({
    errors: [{ code: 'BAD_USER_INPUT', field: 'text' }],
    request: null,
  })
  gateway.upstream.answers.set(call, (_request, response) =>
    refuse(response, 'CONFLICT', 'Changed.', { current: sampleOf('getDocumentRequest', 1) }),
  )
  expect((await act()).data?.[call]).toMatchObject({ errors: [{ code: 'CONFLICT' }], request: {} })
})

it('reminds of an item, or of the record as a whole, and reports uploads', async () => {
  gateway.upstream.answers.set('remindOfDocumentRequests', (_request, response) =>
    response.json(sampleOf('remindOfDocumentRequests', 1)),
  )
  const remind = (given: object) =>
    browser.query(
      'mutation ($input: RemindOfRequestsInput!) { remindOfDocumentRequests(input: $input) { errors { code } requests { id } } }',
      { input: { typeKey, leaId: 1, recordId: 7, ...given } },
    )
  expect((await remind({})).data?.['remindOfDocumentRequests']).toMatchObject({ errors: [] })
  expect(gateway.upstream.last('remindOfDocumentRequests').params).toMatchObject({
    id: '7',
    itemId: 'record',
  })
  await remind({ itemId: 'a' })
  expect(gateway.upstream.last('remindOfDocumentRequests').params).toMatchObject({ id: '7', itemId: 'a' })
  gateway.upstream.answers.set('reportRecordUploads', (_request, response) =>
    response.json({ documents: 2, mailOn: '2026-11-20T11:00:00.000Z' }),
  )
  const { data } = await browser.query(
    'mutation ($input: ReportRecordUploadsInput!) { reportRecordUploads(input: $input) { errors { code } documents mailOn } }',
    { input: { typeKey, prongId: 3 } },
  )
  expect(data?.['reportRecordUploads']).toMatchObject({ errors: [], documents: 2 })
})
