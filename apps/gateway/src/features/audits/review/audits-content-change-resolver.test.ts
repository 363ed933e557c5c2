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

const version = (id: number) => ({ id, number: id, publishedOn: '2026-11-27T15:00:00.000Z' })
const change = (items: number, to = 2) => ({
  id: 7,
  from: version(1),
  to: version(to),
  added: Array.from({ length: items }, (_, at) => ({ id: String(at), number: String(at), text: 'New?' })),
  changed: [],
  removed: [],
  answersLost: [],
  setupLost: [],
  missing: [],
  kept: null,
  choose: { allowed: true, reason: null },
  version: 3,
})

it.each([1, 70])('%d new items make one REST call', async (length) => {
  gateway.upstream.answers.set('checkSetupChanges', (_request, response) => response.json(change(length)))
  const { data } = await browser.query(
    '{ auditContentChange(typeKey: "desk-audit", recordId: 7) { to { number } added { number } } }',
  )
  expect(data?.['auditContentChange']).toMatchObject({ to: { number: 2 }, added: { length } })
  expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['checkSetupChanges'])
})

it('sends the version that was looked at, and shows a newer one', async () => {
  const choose = () =>
    browser.query(
      'mutation ($input: ChooseRecordContentInput!) { chooseRecordContent(input: $input) { errors { code } change { to { id } } } }',
      { input: { typeKey: 'desk-audit', recordId: 7, choice: 'Upgrade', contentId: 2, version: 3 } },
    )
  gateway.upstream.answers.set('chooseRecordContent', (_request, response) => response.json(change(0)))
  expect((await choose()).data?.['chooseRecordContent']).toEqual({ errors: [], change: { to: { id: 2 } } })
  expect(gateway.upstream.last('chooseRecordContent').body).toEqual({
    choice: 'Upgrade',
    contentId: 2,
    version: 3,
  })
  gateway.upstream.answers.set('chooseRecordContent', (_request, response) =>
    refuse(response, 'CONFLICT', 'Other content was published.', { current: change(0, 3) }),
  )
  expect((await choose()).data?.['chooseRecordContent']).toEqual({
    errors: [{ code: 'CONFLICT' }],
    change: { to: { id: 3 } },
  })
})

it('confirms an answer from the version that was seen', async () => {
  gateway.upstream.answers.set('confirmItemRecheck', (_request, response) =>
    refuse(response, 'CONFLICT', 'There is nothing to confirm here.'),
  )
  const { data } = await browser.query(
    'mutation ($input: ConfirmItemRecheckInput!) { confirmItemRecheck(input: $input) { errors { message } item { id } } }',
    { input: { typeKey: 'desk-audit', recordId: 7, itemId: '1', version: 4 } },
  )
  expect(data?.['confirmItemRecheck']).toEqual({
    errors: [{ message: 'There is nothing to confirm here.' }],
    item: null,
  })
  expect(gateway.upstream.last('confirmItemRecheck').body).toEqual({ studentId: 7, itemId: '1', version: 4 })
})
