import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.js'
import { TestGateway } from '../../../testing/gateway.js'
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

const question = { key: 'evalType', text: 'Which?', type: 'Select', options: ['Initial'], required: true }
const setup = (questions: number) => ({
  id: 7,
  status: 1,
  questions: Array.from({ length: questions }, () => ({ ...question, values: [], proposed: [] })),
  missing: ['evalType'],
  notApplicable: [],
  applicable: 70,
  update: { allowed: true, reason: null },
  version: 2,
})

it.each([1, 20])('a setup of %d questions makes one REST call', async (length) => {
  gateway.upstream.answers.set('getRecordSetup', (_request, response) => response.json(setup(length)))
  const { data } = await browser.query(
    '{ auditRecordSetup(typeKey: "desk-audit", recordId: 7) { missing questions { key } } }',
  )
  expect(data?.['auditRecordSetup']).toMatchObject({ missing: ['evalType'] })
  expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['getRecordSetup'])
})

const answer = () =>
  browser.query(
    'mutation ($input: UpdateRecordSetupInput!) { updateRecordSetup(input: $input) { errors { field } preview { text } setup { id } } }',
    {
      input: {
        typeKey: 'desk-audit',
        id: 7,
        answers: [{ key: 'evalType', values: ['Initial'] }],
        version: 2,
      },
    },
  )

it('answers are sent by their keys, and a refusal names its question', async () => {
  gateway.upstream.answers.set('updateRecordSetup', (_request, response) =>
    response.json({ ...setup(1), preview: null }),
  )
  expect((await answer()).data?.['updateRecordSetup']).toEqual({
    errors: [],
    preview: null,
    setup: { id: 7 },
  })
  expect(gateway.upstream.last('updateRecordSetup').body).toEqual({
    answers: { evalType: ['Initial'] },
    version: 2,
  })
  const fields = { 'answers.evalType': ['Choose one of the answers.'] }
  gateway.upstream.answers.set('updateRecordSetup', (_request, response) =>
    refuse(response, 'BAD_USER_INPUT', 'Choose one of the answers.', { fields }),
  )
  expect((await answer()).data?.['updateRecordSetup']).toEqual({
    errors: [{ field: 'answers.evalType' }],
    preview: null,
    setup: null,
  })
})
