import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestGateway } from '../../testing/gateway.js'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.start()
})
afterAll(async () => {
  await gateway.stop()
})

/** The audits send the anti-forgery header, as a browser of the portal does. */
const audits = serverAudits({
  url: () => `${gateway.url}/graphql`,
  fetchFn: (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('apollo-require-preflight', '1')
    return fetch(url, { ...init, headers })
  },
})

describe('GraphQL over HTTP', () => {
  it('has as many audits as were read', () => {
    expect(audits).toHaveLength(61)
  })

  it.each(audits.map(({ id, name, fn }) => ({ id, name, fn })))('$id: $name', async ({ fn }) => {
    expect(await fn()).toMatchObject({ status: 'ok' })
  })
})
