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

it.each([1, 20])('reminders of %d audits make two REST calls', async (length) => {
  gateway.upstream.answers.set('previewAuditReminders', (_request, response) =>
    response.json(
      Array.from({ length }, (_, id) => ({
        id,
        leaId: 1,
        reason: null,
        recipients: [],
        subject: 'Reminder',
        text: 'It waits.',
      })),
    ),
  )
  const { data, errors } = await browser.query(
    '{ plannedReminders(input: { typeKey: "desk-audit", ids: [1] }) { id lea { shortName } subject } }',
  )
  expect(errors).toBeUndefined()
  expect(data?.['plannedReminders']).toHaveLength(length)
  expect(gateway.upstream.received.map(({ id }) => id).toSorted()).toEqual([
    'listLeas',
    'previewAuditReminders',
  ])
})

it('answers what became of each audit, or why all was refused', async () => {
  const results = [{ id: 1, done: false, reason: 'This audit has ended.' }]
  gateway.upstream.answers.set('assignAuditLead', (_request, response) => response.json(results))
  const mutation = `mutation { assignAuditLead(input: { typeKey: "desk-audit", ids: [1], leadMonitorId: "x" })
    { errors { code } results { id done reason } } }`
  expect((await browser.query(mutation)).data).toEqual({ assignAuditLead: { errors: [], results } })
  gateway.upstream.answers.set('assignAuditLead', (_request, response) =>
    refuse(response, 'FORBIDDEN', 'Only a state monitor can assign a lead monitor.'),
  )
  expect((await browser.query(mutation)).data).toEqual({
    assignAuditLead: { errors: [{ code: 'FORBIDDEN' }], results: [] },
  })
})
