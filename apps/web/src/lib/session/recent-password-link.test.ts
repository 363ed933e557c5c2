import { afterEach, expect, test, vi } from 'vitest'
import { SignOutDocument, type SignOutMutation } from '../../features/session/session.generated'
import { makeClient } from '../apollo'
import { fetchFile } from '../files/files'
import { onPasswordNeeded } from './recent-password'

const wanted = { code: 'FORBIDDEN', field: 'currentPassword', message: 'Please enter your password again.' }
const payload = (errors: object[]) => ({ data: { signOut: { __typename: 'SignOutPayload', errors } } })

/** A server that wants the password until it was sent, and the requests that it received. */
function server() {
  const state = { given: false }
  const fetcher = vi.fn<typeof fetch>(() =>
    Promise.resolve(
      Response.json(payload(state.given ? [] : [wanted]), {
        headers: { 'content-type': 'application/graphql-response+json' },
      }),
    ),
  )
  const sent = () =>
    fetcher.mock.calls.map(([, init]) => ({
      key: new Headers(init?.headers).get('idempotency-key'),
      body: init?.body,
    }))
  return { state, fetcher, sent, client: makeClient(fetcher) }
}

const signOut = (client: ReturnType<typeof makeClient>) =>
  client.mutate<SignOutMutation>({ mutation: SignOutDocument })

let stop = () => {}
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

function asking(answer: () => boolean) {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(answer()))
  stop = onPasswordNeeded(ask)
  return ask
}

test('sends the same change again with the same key, once the password is given', async () => {
  const { state, sent, client } = server()
  asking(() => (state.given = true))
  const { data } = await signOut(client)
  expect(data?.signOut.errors).toEqual([])
  const [first, second, ...more] = sent()
  expect(more).toEqual([])
  expect(second).toEqual(first)
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/)
})

test('asks once for many changes that wait', async () => {
  const { state, sent, client } = server()
  const ask = asking(() => (state.given = true))
  await Promise.all(Array.from({ length: 5 }, () => signOut(client)))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(sent()).toHaveLength(10)
})

test('hands the refusal to the form when the person cancels, and asks anew the next time', async () => {
  const { state, client, sent } = server()
  const ask = asking(() => (state.given = ask.mock.calls.length > 1))
  const refused = await signOut(client)
  expect(refused.data?.signOut.errors).toMatchObject([{ code: 'FORBIDDEN' }])
  expect(sent()).toHaveLength(1)
  expect((await signOut(client)).data?.signOut.errors).toEqual([])
})

test('sends no more than once again', async () => {
  const { sent, client } = server()
  asking(() => true)
  await signOut(client)
  expect(sent()).toHaveLength(2)
})

test('fetches a file again that was refused for the password', async () => {
  const refusal = () => Response.json({ errors: [wanted] }, { status: 403 })
  const fetcher = vi.fn<typeof fetch>().mockImplementation(() => Promise.resolve(refusal()))
  fetcher.mockImplementationOnce(() => Promise.resolve(refusal()))
  fetcher.mockImplementationOnce(() => Promise.resolve(new Response('Name')))
  vi.stubGlobal('fetch', fetcher)
  asking(() => true)
  expect(await (await fetchFile('/files/x')).text()).toBe('Name')
  stop()
  await expect(fetchFile('/files/x')).rejects.toThrow('Please enter your password again.')
})

const documents = import.meta.glob<string>('../../features/**/*.graphql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('every mutation of the signed-in area reads what says that the password is wanted', () => {
  const mutations = Object.values(documents).flatMap((text) => text.match(/^mutation [^]*?^}/gm) ?? [])
  expect(mutations.length).toBeGreaterThan(100)
  // Signing in and out is done with no session whose password could be wanted.
  const exempt = /^mutation (SignIn|VerifySecurityCode|ResendSecurityCode|SignOut)\b/
  const reads = /errors \{\s+(code\s+field\b|\.\.\.)|^ {4}\.\.\./m
  const blind = mutations.filter((text) => !exempt.test(text) && !reads.test(text))
  expect(blind).toEqual([])
})
