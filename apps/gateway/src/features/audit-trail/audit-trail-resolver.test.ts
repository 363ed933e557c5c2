import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { anAuditEvent, anAuditPage } from '../../testing/stub-administration.js'
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

const fields = `seq at actor { id fullName } actorRole action targetType targetId targetName leaId leaName year
  changes { field before after } reason ip requestId`

describe('the record of what happened', () => {
  it('passes every field on, field by field', async () => {
    gateway.upstream.answers.set('listAuditEvents', (_request, response) =>
      response.json(anAuditPage([anAuditEvent(7)])),
    )
    const result = await browser.query(`{ auditEvents { rows { ${fields} } total page pageSize } }`)
    expect(result).toEqual({ data: { auditEvents: anAuditPage([anAuditEvent(7)]) } })
    expect(gateway.upstream.last('listAuditEvents').query).toEqual({
      page: '1',
      pageSize: '25',
      order: 'newest',
    })
  })

  it.each([
    ['auditEvents(pageSize: 201) { total }', ''],
    ['auditEvents(pageSize: $n) { total }', '($n: Int!)'],
    ['auditEvents(pageSize: 0) { total }', ''],
    ['users(pageSize: $n) { total }', '($n: Int!)'],
  ])('asks nobody for a page that is larger than any: %s', async (field, head) => {
    const result = await browser.query(`query${head} { ${field} }`, head ? { n: 100_000 } : {})
    expect(result.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { pageSize: ['Ask for 1 to 200 rows.'] },
    })
    expect(gateway.upstream.received).toEqual([])
  })

  it.each([1, 20])('of %d events makes one REST call', async (length) => {
    const rows = Array.from({ length }, (_, index) => anAuditEvent(index + 1))
    gateway.upstream.answers.set('listAuditEvents', (_request, response) => response.json(anAuditPage(rows)))
    const result = await browser.query(`{ auditEvents(pageSize: 20) { rows { ${fields} } } }`)
    expect(result.data?.['auditEvents']).toMatchObject({ rows: { length } })
    expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['listAuditEvents'])
  })

  it('is filtered as asked, and empty members are no filter', async () => {
    gateway.upstream.answers.set('listAuditEvents', (_request, response) => response.json(anAuditPage([])))
    await browser.query(`{
      auditEvents(page: 3, pageSize: 50, order: oldest, filter: {
        q: "birch", actorId: "u-1", action: "disableUser", targetType: "", leaId: 1, year: 2026, from: "2026-10-01", to: null
      }) { total }
    }`)
    expect(gateway.upstream.last('listAuditEvents').query).toEqual({
      page: '3',
      pageSize: '50',
      q: 'birch',
      actorId: 'u-1',
      action: 'disableUser',
      leaId: '1',
      year: '2026',
      from: '2026-10-01',
      order: 'oldest',
    })
  })

  it('is a root error for somebody who may not see it', async () => {
    gateway.upstream.answers.set('listAuditEvents', (_request, response) =>
      refuse(response, 'FORBIDDEN', 'For the state only.'),
    )
    const result = await browser.query('{ auditEvents { total } }')
    expect(result.errors).toMatchObject([
      { message: 'Access Denied! For the state only.', extensions: { code: 'FORBIDDEN' } },
    ])
  })

  it('says what it can be filtered by', async () => {
    const filters = { actions: ['signIn'], targetTypes: ['user'] }
    gateway.upstream.answers.set('getAuditFilters', (_request, response) => response.json(filters))
    expect(await browser.query('{ auditFilters { actions targetTypes } }')).toEqual({
      data: { auditFilters: filters },
    })
  })
})

describe('the history of a record', () => {
  it('is asked for by kind and id, which stay within their places of the path', async () => {
    gateway.upstream.answers.set('getRecordHistory', (_request, response) =>
      response.json(anAuditPage([anAuditEvent(7, { ip: null })])),
    )
    const result = await browser.query(
      '{ recordHistory(targetType: "user", targetId: "../u?1", page: 2) { rows { seq ip } } }',
    )
    expect(result.data?.['recordHistory']).toEqual({ rows: [{ seq: 7, ip: null }] })
    expect(gateway.upstream.last('getRecordHistory')).toMatchObject({
      params: { targetType: 'user', targetId: '../u?1' },
      query: { page: '2', pageSize: '25' },
    })
  })
})
