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

it.each([1, 20])('a list of %d tasks makes one REST call, filters included', async (length) => {
  const page = sampleOf<{ rows: object[] }>('listTasks')
  const rows = Array.from({ length }, () => page.rows[0])
  gateway.upstream.answers.set('listTasks', (request, response) => {
    expect(request.query).toMatchObject({
      show: 'waiting',
      room: 'Findings',
      leaId: '1',
      due: 'week',
      assigned: 'forMe',
      sort: '-due',
    })
    response.json({ ...page, rows, total: length })
  })
  const { data, errors } = await browser.query(
    `{ tasks(filter: { show: waiting, room: "Findings", leaId: 1, due: week, assigned: forMe }, sort: "-due") {
      total rows { id agency deadline { due derivation } assignees { fullName } } } }`,
  )
  expect(errors).toBeUndefined()
  expect(data?.['tasks']).toMatchObject({ total: length })
  expect(gateway.upstream.received.map((call) => call.id)).toEqual(['listTasks'])
})

it('an announcement that was saved by somebody else comes with the refusal', async () => {
  const current = { ...sampleOf<object>('getAnnouncement'), id: 7, title: 'Theirs' }
  gateway.upstream.answers.set('updateAnnouncement', (_request, response) =>
    refuse(response, 'CONFLICT', 'Mona Tor saved this 5 minutes ago.', { current }),
  )
  const input = {
    id: 7,
    title: 'Mine',
    body: '<p>a</p>',
    severity: 'Urgent',
    roles: [],
    leaIds: [],
    fromDay: '2026-11-01',
    toDay: '2026-11-01',
    dismissible: true,
    version: 1,
  }
  const { data } = await browser.query(
    `mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) {
      errors { code } announcement { id title } } }`,
    { input },
  )
  expect(data?.['updateAnnouncement']).toEqual({
    errors: [{ code: 'CONFLICT' }],
    announcement: { id: 7, title: 'Theirs' },
  })
})

it('an announcement that stays is not dismissed, with the reason', async () => {
  gateway.upstream.answers.set('dismissAnnouncement', (_request, response) =>
    refuse(response, 'CONFLICT', 'This announcement stays until its last day.'),
  )
  const { data } = await browser.query('mutation { dismissAnnouncement(id: 7) { errors { code message } } }')
  expect(data?.['dismissAnnouncement']).toEqual({
    errors: [{ code: 'CONFLICT', message: 'This announcement stays until its last day.' }],
  })
})
