import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'

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

describe('the list of reports', () => {
  it('is asked for in the order and with the filters that were given', async () => {
    const queries: unknown[] = []
    gateway.upstream.answers.set('listPublishedReports', (request, response) => {
      queries.push(request.query)
      response.json({ rows: [], total: 0 })
    })
    const ask = (given: string) =>
      browser.query(`{ publishedReports(page: 2, pageSize: 10${given}) { total rows { id } } }`)
    const { data, errors } = await ask(', filter: { year: 2026, part: "" }, sort: "-title,issued"')
    expect(errors).toBeUndefined()
    expect(data?.['publishedReports']).toEqual({ total: 0, rows: [] })
    await ask('')
    expect(queries).toEqual([
      { page: '2', pageSize: '10', year: '2026', sort: '-title,issued' },
      { page: '2', pageSize: '10' },
    ])
  })

  it('comes as a file with the same filters, order and columns', async () => {
    gateway.upstream.answers.set('exportReports', (request, response) => {
      response.attachment('reports-list-20261121.csv').type('csv').send(JSON.stringify(request.query))
    })
    const answer = await browser.fetch(
      '/files/exports/reports.csv?year=2026&part=&sort=-issued&columns=title,state',
    )
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain('reports-list-20261121.csv')
    expect(await answer.json()).toEqual({
      year: '2026',
      sort: '-issued',
      columns: 'title,state',
      format: 'csv',
    })
    for (const query of ['sort=document', 'columns=document', 'state=Lost'])
      expect((await browser.fetch(`/files/exports/reports.xlsx?${query}`)).status).toBe(400)
    expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['exportReports'])
  })
})
