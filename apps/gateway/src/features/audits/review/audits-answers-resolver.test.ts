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

const item = (id: string, version = 1) => ({
  id,
  lineageId: id,
  number: id,
  text: 'Is it?',
  guidance: '',
  citations: [],
  documentHints: [],
  choices: [{ value: 'Y', label: 'Yes', counts: 'met' }],
  skipRule: null,
  notApplicable: null,
  skippedByHand: null,
  value: 'Y',
  comment: '',
  internalNote: '',
  extras: { page: '12' },
  recheck: null,
  answeredBy: null,
  answeredOn: null,
  version,
})
const may = { allowed: true, reason: null }
const content = (items: number) => ({
  id: 7,
  status: 3,
  flags: [],
  sections: [
    {
      id: 's',
      number: '1',
      title: 'One',
      intro: '',
      skipRule: null,
      skippedByHand: null,
      items: Array.from({ length: items }, (_, at) => item(String(at))),
    },
  ],
  extraFields: [],
  newer: null,
  blind: false,
  secondReaderDue: false,
  answer: may,
  skip: may,
  submit: may,
  reopen: may,
  version: 2,
})

it.each([1, 70])('a record of %d items makes one REST call', async (length) => {
  gateway.upstream.answers.set('getRecordContent', (_request, response) => response.json(content(length)))
  const { data } = await browser.query(
    '{ auditRecordContent(typeKey: "desk-audit", prongId: 3, recordId: 7) { sections { items { id } } } }',
  )
  expect(data?.['auditRecordContent']).toMatchObject({ sections: [{ items: { length } }] })
  expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['getRecordContent'])
})

const save = (given: object) =>
  browser.query(
    'mutation ($input: UpdateItemResponseInput!) { updateItemResponse(input: $input) { errors { code } item { value version } } }',
    { input: { typeKey: 'desk-audit', recordId: 7, itemId: '1', version: 1, ...given } },
  )

it('sends what is given of an answer, and takes one away by null', async () => {
  gateway.upstream.answers.set('updateItemResponse', (_request, response) => response.json(item('1', 2)))
  expect((await save({ value: null })).data?.['updateItemResponse']).toEqual({
    errors: [],
    item: { value: 'Y', version: 2 },
  })
  expect(gateway.upstream.last('updateItemResponse').body).toEqual({
    studentId: 7,
    itemId: '1',
    value: null,
    version: 1,
  })
})

it('gives the item as it stands when somebody else saved first', async () => {
  gateway.upstream.answers.set('updateItemResponse', (_request, response) =>
    refuse(response, 'CONFLICT', 'Changed meanwhile.', { current: item('1', 5) }),
  )
  expect((await save({ value: 'Y' })).data?.['updateItemResponse']).toMatchObject({
    errors: [{ code: 'CONFLICT' }],
    item: { version: 5 },
  })
})

it('submits a record, or says why not', async () => {
  const submit = () =>
    browser.query(
      'mutation { submitRecord(input: { typeKey: "desk-audit", recordId: 7 }) { errors { message } content { status } } }',
    )
  gateway.upstream.answers.set('submitRecord', (_request, response) => response.json(content(1)))
  expect((await submit()).data?.['submitRecord']).toEqual({ errors: [], content: { status: 3 } })
  gateway.upstream.answers.set('submitRecord', (_request, response) =>
    refuse(response, 'CONFLICT', 'Not complete.'),
  )
  expect((await submit()).data?.['submitRecord']).toMatchObject({ errors: [{}], content: null })
})
