import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { anImportPreview } from '../../testing/stub-administration.js'
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

const address = '/files/exports/active-users.csv'

describe('the export of active users', () => {
  it('is ActiveUsers.csv with a byte-order mark, CRLF and nothing that a spreadsheet would run', async () => {
    gateway.upstream.answers.set('exportActiveUsers', (_request, response) =>
      response.json([
        { fullName: 'Ana "A" Alder, PhD', email: 'ana@one.example' },
        { fullName: '=HYPERLINK("http://x")', email: '+1@one.example' },
      ]),
    )
    const response = await browser.fetch(address)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.toString('utf8')).toBe(
      '\uFEFFFull Name,Email\r\n' +
        '"Ana ""A"" Alder, PhD",ana@one.example\r\n' +
        `"'=HYPERLINK(""http://x"")",'+1@one.example\r\n`,
    )
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=ActiveUsers.csv',
      'x-row-count': '2',
      'cache-control': 'no-store',
    })
    expect(gateway.upstream.last('exportActiveUsers').body).toEqual({ leaId: null })
  })

  it('is of one jurisdiction when one is named, and of none that cannot be one', async () => {
    gateway.upstream.answers.set('exportActiveUsers', (_request, response) => response.json([]))
    await browser.fetch(`${address}?leaId=3`)
    expect(gateway.upstream.last('exportActiveUsers').body).toEqual({ leaId: 3 })
    for (const wrong of ['x', '-1', '1e3', '3&leaId=4']) {
      expect((await browser.fetch(`${address}?leaId=${wrong}`)).status).toBe(400)
    }
    expect(gateway.upstream.count('exportActiveUsers')).toBe(1)
  })

  it('is refused as the API refuses it, and never to another site', async () => {
    gateway.upstream.answers.set('exportActiveUsers', (_request, response) =>
      refuse(response, 'FORBIDDEN', 'Not yours.'),
    )
    const refused = await browser.fetch(address)
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { errors: [{ code: 'FORBIDDEN', message: 'Access Denied! Not yours.' }] },
    ])
    gateway.upstream.received.length = 0
    const foreign = await browser.fetch(address, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect([foreign.status, (await gateway.browser().fetch(address)).status]).toEqual([403, 401])
    expect(gateway.upstream.received).toEqual([])
  })
})

describe('a file of new users', () => {
  const csv = 'Email,Full Name\r\npat@one.example,Pat Lee\r\n'
  const send = (headers: Record<string, string> = { 'apollo-require-preflight': '1' }): Promise<Response> => {
    const form = new FormData()
    form.set('file', new Blob([csv]), 'august.csv')
    return browser.fetch('/files/user-imports', { method: 'POST', headers, body: form })
  }

  it('passes through unread and answers its preview', async () => {
    let arrived = ''
    gateway.upstream.answers.set('previewUserImport', async (request, response) => {
      for await (const chunk of request) arrived += String(chunk)
      response.json(anImportPreview())
    })
    const response = await send()
    expect([response.status, await response.json()]).toEqual([200, anImportPreview()])
    expect(arrived).toContain(csv)
  })

  it('is refused as the API refuses it, and without the anti-forgery header before it is read', async () => {
    gateway.upstream.answers.set('previewUserImport', (request, response) => {
      request.resume()
      refuse(response, 'BAD_USER_INPUT', 'This is no CSV file.')
    })
    const refused = await send()
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: [{ code: 'BAD_USER_INPUT', message: 'This is no CSV file.' }] },
    ])
    gateway.upstream.received.length = 0
    expect((await send({})).status).toBe(403)
    expect(gateway.upstream.received).toEqual([])
  })
})
