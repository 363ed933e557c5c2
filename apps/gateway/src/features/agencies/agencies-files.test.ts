import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { aLeaContent, aLogo } from '../../testing/stub-administration.js'
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

const upload = (): Promise<Response> => {
  const form = new FormData()
  form.set('version', '4')
  form.set('file', new Blob(['a picture']), 'logo.png')
  return browser.fetch('/files/agency-logos/3', {
    method: 'POST',
    headers: { 'apollo-require-preflight': '1', 'idempotency-key': 'logo-click-1' },
    body: form,
  })
}

describe('the logo of an agency', () => {
  it('passes through unread to its agency, and answers the agency with its address', async () => {
    let arrived = ''
    gateway.upstream.answers.set('uploadLeaLogo', async (request, response) => {
      for await (const chunk of request) arrived += String(chunk)
      response.json(aLeaContent(3, { logo: aLogo }))
    })
    const response = await upload()
    const downloadPath = `/files/agency-logos/3?v=${'ab'.repeat(8)}`
    expect([response.status, await response.json()]).toEqual([
      200,
      { ...aLeaContent(3), logo: { ...aLogo, downloadPath } },
    ])
    expect(arrived.indexOf('name="version"')).toBeLessThan(arrived.indexOf('a picture'))
    expect(gateway.upstream.last('uploadLeaLogo')).toMatchObject({
      params: { id: '3' },
      headers: { 'idempotency-key': 'logo-click-1' },
    })
  })

  it('is refused when somebody changed the agency meanwhile', async () => {
    gateway.upstream.answers.set('uploadLeaLogo', (request, response) => {
      request.resume()
      refuse(response, 'CONFLICT', 'Changed.')
    })
    const response = await upload()
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { errors: [{ code: 'CONFLICT', message: 'Changed.' }] },
    ])
  })

  it('comes as a picture that can run nothing', async () => {
    gateway.upstream.answers.set('downloadLeaLogo', (_request, response) => {
      response.attachment('logo.png').type('image/png').send(Buffer.from('a picture'))
    })
    const response = await browser.fetch(`/files/agency-logos/3?v=${'ab'.repeat(8)}`)
    expect([response.status, await response.text()]).toEqual([200, 'a picture'])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  it('knows only ids that can be ids', async () => {
    for (const other of ['x', '1.5', '..%2f1', '9'.repeat(12)]) {
      expect((await browser.fetch(`/files/agency-logos/${other}`)).status).toBe(404)
    }
    expect(gateway.upstream.received).toEqual([])
  })
})
