import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { refuse } from '../../testing/stub-upstream.js'

let gateway: TestGateway
let browser: Browser

beforeAll(async () => {
  gateway = await TestGateway.start()
  browser = await gateway.signedInBrowser()
})
afterAll(async () => {
  await gateway.stop()
})
beforeEach(() => {
  gateway.upstream.answers.clear()
  gateway.upstream.received.length = 0
})

const address = '/files/exports/audit-trail.csv'

it('streams the export as the API names it, before its end is there', async () => {
  let finish = (): void => undefined
  gateway.upstream.answers.set('exportAuditTrail', (_request, response) => {
    response.attachment('audit-trail-20261101.csv').type('text/csv; charset=utf-8')
    response.write('\uFEFFNo.\r\n')
    finish = () => response.end('1\r\n')
  })
  const response = await browser.fetch(`${address}?q=birch&leaId=3&from=2026-10-01&action=&other=1`)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=audit-trail-20261101.csv')
  finish()
  expect(Buffer.from(await response.arrayBuffer()).toString('utf8')).toBe('\uFEFFNo.\r\n1\r\n')
  expect(gateway.upstream.last('exportAuditTrail').query).toEqual({
    q: 'birch',
    leaId: '3',
    from: '2026-10-01',
    order: 'oldest',
    format: 'csv',
  })
})

it('refuses a filter that cannot be read, by its name', async () => {
  const response = await browser.fetch(`${address}?from=yesterday&q=x`)
  expect([response.status, await response.json()]).toMatchObject([
    400,
    {
      errors: [
        { code: 'BAD_USER_INPUT', field: 'q', message: 'Search for two characters or more.' },
        { code: 'BAD_USER_INPUT', field: 'from', message: 'Enter a date.' },
      ],
    },
  ])
  expect(gateway.upstream.received).toEqual([])
})

it('is refused as the API refuses it', async () => {
  gateway.upstream.answers.set('exportAuditTrail', (_request, response) =>
    refuse(response, 'FORBIDDEN', 'For the state only.'),
  )
  expect((await browser.fetch(address)).status).toBe(403)
})
