import { allCalls } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-api.js'
import { allRoutes } from '../features.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const nameOf = (call: { method: string; path: string; id: string }) =>
  `${call.method} ${call.path} ${call.id}`

describe('the API', () => {
  it('implements every call of the contract once, and nothing else', () => {
    const implemented = allRoutes(api.deps).map((route) => nameOf(route.call))
    expect(implemented.toSorted()).toEqual(allCalls.map(nameOf).toSorted())
  })

  it('gives every call an address and an id of its own', () => {
    expect(new Set(allCalls.map((call) => call.id)).size).toBe(allCalls.length)
    expect(new Set(allCalls.map((call) => `${call.method} ${call.path}`)).size).toBe(allCalls.length)
  })

  it('refuses every call that is not public without a token', async () => {
    for (const call of allCalls.filter(({ access }) => access !== 'public')) {
      const { status } = await api.call(call.method, call.path.replace(/\{\w+\}/g, '1'))
      expect({ call: call.id, status }).toEqual({ call: call.id, status: 401 })
    }
  })

  it('answers an unknown address with the error body', async () => {
    const { status, body } = await api.call('get', '/api/nothing-here')
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })

  it('forbids storing, sniffing and framing on every answer', async () => {
    for (const path of ['/api/leas', '/healthz', '/api/nothing-here']) {
      const { headers } = await api.call('get', path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  it('passes a plain request id on and replaces any other', async () => {
    const given = await api.call('get', '/healthz', { headers: { 'x-request-id': 'trace-1' } })
    expect(given.headers.get('x-request-id')).toBe('trace-1')
    const odd = await api.call('get', '/healthz', { headers: { 'x-request-id': 'a b"c' } })
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('tells its health, its metrics and its OpenAPI document', async () => {
    expect((await api.call('get', '/healthz')).status).toBe(200)
    expect((await api.call('get', '/readyz')).body).toEqual({ status: 'ready' })
    expect((await api.call<string>('get', '/metrics')).body).toContain('portal_api_request_seconds_count')
    const { body } = await api.call('get', '/api/openapi.json')
    expect(body['openapi']).toBe('3.1.0')
    // A path that stands for several kinds of audits is written out for each.
    const paths = allCalls.flatMap(({ path, writtenOut }) =>
      (writtenOut?.values ?? ['']).map((value) => `${path} ${value}`),
    )
    expect(Object.keys(body['paths'] as object)).toHaveLength(new Set(paths).size)
  })
})

describe('the demonstration mailbox', () => {
  it('does not exist in production', async () => {
    const production = await startTestApi({ config: { mode: 'production' } })
    try {
      expect((await production.call('get', '/dev/mail.json')).status).toBe(404)
    } finally {
      await production.close()
    }
    expect((await api.call('get', '/dev/mail.json')).status).toBe(200)
  })
})
