import { createHash } from 'node:crypto'
import { print } from 'graphql'
import { afterEach, expect, test, vi } from 'vitest'
import { SignOutDocument } from '../features/session/session.generated'
import { makeClient } from './apollo'
import { forgetAnswers } from './answered-at'
import { makeCache } from './cache'
import { problemOf } from './problem'
import { sessionNotice } from './session/session'
import { ViewerDocument } from './session/viewer.generated'

function answering(body: unknown, status = 200) {
  const fetcher = vi.fn<typeof fetch>(() =>
    Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/graphql-response+json' },
      }),
    ),
  )
  return { fetcher, client: makeClient(fetcher) }
}
const sent = (fetcher: ReturnType<typeof vi.fn<typeof fetch>>, call = 0) => {
  const init = fetcher.mock.calls[call]?.[1]
  return { headers: new Headers(init?.headers), body: JSON.parse(init?.body as string) as { query: string } }
}
const nobody = { data: { viewer: null } }
const signedOut = { data: { signOut: { __typename: 'SignOutPayload', errors: [] } } }

afterEach(() => history.replaceState(null, '', '/'))

test('sends the header that foreign pages cannot, with queries and mutations', async () => {
  const query = answering(nobody)
  await query.client.query({ query: ViewerDocument })
  expect(sent(query.fetcher).headers.get('apollo-require-preflight')).toBe('1')
  expect(sent(query.fetcher).headers.has('idempotency-key')).toBe(false)

  const mutation = answering(signedOut)
  await mutation.client.mutate({ mutation: SignOutDocument })
  expect(sent(mutation.fetcher).headers.get('apollo-require-preflight')).toBe('1')
})

test('gives each request an id of its own', async () => {
  const { fetcher, client } = answering(signedOut)
  await client.mutate({ mutation: SignOutDocument })
  await client.mutate({ mutation: SignOutDocument })
  const ids = [0, 1].map((call) => sent(fetcher, call).headers.get('x-request-id'))
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(ids[1]).not.toBe(ids[0])
})

test('gives each action its own key, and a retry the key of its first attempt', async () => {
  const { fetcher, client } = answering(signedOut)
  await client.mutate({ mutation: SignOutDocument })
  await client.mutate({ mutation: SignOutDocument })
  await client.mutate({ mutation: SignOutDocument, context: { idempotencyKey: 'first-attempt' } })
  const keys = [0, 1, 2].map((call) => sent(fetcher, call).headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe('first-attempt')
})

test('sends exactly the text that the build registers', async () => {
  const { fetcher, client } = answering(nobody)
  await client.query({ query: ViewerDocument })
  const registered = print(makeCache().transformDocument(ViewerDocument))
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(hash(sent(fetcher).body.query)).toBe(hash(registered))
})

test('sends the person to sign in when the session is lost', async () => {
  history.replaceState(null, '', '/user/dashboard')
  const { client } = answering({
    errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED', id: 'a1' } }],
  })
  await expect(client.query({ query: ViewerDocument })).rejects.toThrow('Sign in.')
  expect(location.pathname + location.search).toBe('/auth/login?returnUrl=%2Fuser%2Fdashboard')
  expect(sessionNotice()).toBe('session expired')
})

test.each([
  ['FORBIDDEN', 'forbidden'],
  ['NOT_FOUND', 'not-found'],
  ['UPSTREAM_TIMEOUT', 'unavailable'],
  ['INTERNAL', 'fault'],
])('tells screens that %s is %s, with the id of the log', async (code, kind) => {
  const { client } = answering({ errors: [{ message: 'No.', extensions: { code, id: 'a1' } }] })
  const error: unknown = await client.query({ query: ViewerDocument }).catch((e: unknown) => e)
  expect(problemOf(error)).toEqual({ kind, message: 'No.', id: 'a1' })
})

test('tells screens that the server cannot be reached', async () => {
  const client = makeClient(() => Promise.reject(new TypeError('Failed to fetch')))
  const error: unknown = await client.query({ query: ViewerDocument }).catch((e: unknown) => e)
  expect(problemOf(error)).toEqual({ kind: 'offline', message: 'No Network: The server cannot be reached' })
})

test('tells screens of an answer that is no GraphQL', async () => {
  const client = makeClient(() => Promise.resolve(new Response('<html>', { status: 502 })))
  const error: unknown = await client.query({ query: ViewerDocument }).catch((e: unknown) => e)
  expect(problemOf(error).kind).toBe('unavailable')
})

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'it is refused',
    () =>
      Promise.resolve(
        Response.json({ data: null, errors: [{ message: 'No.', extensions: { code: 'INTERNAL' } }] }),
      ),
  ],
])('knows from when is what is shown while %s', async (_why, fails) => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:42:00Z'), toFake: ['Date'] })
  const fetcher = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(nobody)))
  const client = makeClient(fetcher)
  const ask = () => client.query({ query: ViewerDocument, fetchPolicy: 'network-only' })
  await ask()
  vi.setSystemTime(new Date('2026-11-20T16:00:00Z'))
  fetcher.mockImplementation(fails)
  expect(await ask().catch(problemOf)).toMatchObject({ since: new Date('2026-11-20T15:42:00Z') })
  forgetAnswers()
  const unknown = await ask().catch(problemOf)
  expect(unknown).not.toHaveProperty('since')
  vi.useRealTimers()
})
