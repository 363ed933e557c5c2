import http from 'node:http'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { TestGateway } from '../../testing/gateway.js'

const env = { RATE_LIMITS: 'bearer.address=40/60,passwordReset.account=3/900' }
let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.start({ env })
})
afterAll(async () => {
  await gateway.stop()
})
afterEach(() => {
  gateway.upstream.received.length = 0
})

/** Sends the headers of a request but never its body; returns the status of the response. */
function statusBeforeBody(authorization: string, path = '/graphql'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      gateway.url + path,
      {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'content-length': '5000' },
      },
      (response) => {
        resolve(response.statusCode)
        request.destroy()
      },
    )
    request.on('error', reject)
    request.flushHeaders()
  })
}

it('refuses a token that is none before the body has come, and asks nobody about what is no token', async () => {
  expect(await statusBeforeBody('Bearer x')).toBe(401)
  expect(await statusBeforeBody('Bearer x', '/graphql/')).toBe(401)
  expect(gateway.upstream.received).toEqual([])
  expect(await statusBeforeBody('Bearer made.up.token')).toBe(401)
  expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['getMe'])
})

it('asks once for a token, however many requests come with it, and again for another', async () => {
  const headers = { authorization: `Bearer ${gateway.upstream.clientToken()}` }
  const browser = gateway.browser()
  await Promise.all(Array.from({ length: 20 }, () => browser.query('{ __typename }', {}, headers)))
  expect(gateway.upstream.count('getMe')).toBe(1)
})

it('leaves the limits of signing in as they are, whatever header comes with it', async () => {
  const query = 'mutation { requestPasswordReset(input: { email: "a@x.example" }) { errors { code } } }'
  const headers = { authorization: `Bearer ${gateway.upstream.clientToken()}` }
  const codes = []
  for (let index = 0; index < 4; index += 1) {
    const { errors } = await gateway.browser().query(query, {}, headers)
    codes.push(errors?.[0]?.extensions['code'])
  }
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
  expect(gateway.upstream.count('recoverPassword')).toBe(3)
})

it('limits the tokens that an address has proved, and never one that was', async () => {
  const good = { authorization: `Bearer ${gateway.upstream.clientToken()}` }
  const browser = gateway.browser()
  expect((await browser.post({ query: '{ __typename }' }, good)).status).toBe(200)
  const statuses = []
  for (let index = 0; index < 45; index += 1)
    statuses.push(
      (await browser.post({ query: '{ __typename }' }, { authorization: `Bearer a.b.${index}` })).status,
    )
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect(gateway.upstream.count('getMe')).toBeLessThan(45)
  expect((await browser.post({ query: '{ __typename }' }, good)).status).toBe(200)
})

it('counts the time of documents that no build registered, and refuses the next when it was too long', async () => {
  const slow = await TestGateway.start({ env: { RATE_LIMITS: 'validation.address=1/60' } })
  const headers = { authorization: `Bearer ${slow.upstream.clientToken()}` }
  const codes = []
  for (let index = 0; index < 5; index += 1) {
    const fields = Array.from({ length: 25 }, (_, i) => `a${index}x${i}: id`).join(' ')
    const { errors } = await slow.browser().query(`{ viewer { ${fields} } }`, {}, headers)
    codes.push(errors?.[0]?.extensions['code'])
  }
  await slow.stop()
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
})
