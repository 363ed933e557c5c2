import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GraphqlResult } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { documentLimits } from './limit-rules.js'
import { hashOfDocument } from './registered-operations.js'

const registered = 'query Agencies {\n  leas {\n    id\n  }\n}'
const hash = hashOfDocument(registered)
const signIn = `mutation SignIn($input: SignInInput!) {
        signIn(input: $input) { mfaRequired email viewer { id } errors { code field message } }
      }`
const verify = `mutation Verify($input: VerifySecurityCodeInput!) {
        verifySecurityCode(input: $input) { mfaRequired viewer { id } errors { code field message } }
      }`

/** A data folder whose web build has registered these documents. */
async function dataDirWith(documents: string[]): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gateway-'))
  await mkdir(path.join(dataDir, 'web'))
  const manifest = Object.fromEntries(documents.map((document) => [hashOfDocument(document), document]))
  await writeFile(path.join(dataDir, 'web', 'operations.json'), JSON.stringify(manifest))
  return dataDir
}

describe('in a demonstration', () => {
  let gateway: TestGateway

  beforeAll(async () => {
    gateway = await TestGateway.start({ dataDir: await dataDirWith([registered]) })
  })
  afterAll(async () => {
    await gateway.stop()
  })

  it('answers any document, by GET too, and shows the schema', async () => {
    const browser = await gateway.signedInBrowser()
    const header = { 'apollo-require-preflight': '1' }
    const got = await browser.fetch(`/graphql?query=${encodeURIComponent('{ leas { id } }')}`, {
      headers: header,
    })
    expect(await got.json()).toEqual({ data: { leas: [{ id: 1 }, { id: 2 }] } })
    expect((await browser.query('{ __schema { queryType { name } } }')).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    })
  })

  it('takes a registered document by its hash, by POST and by GET', async () => {
    const browser = await gateway.signedInBrowser()
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
    const posted = await browser.post({ operationName: 'Agencies', extensions })
    expect(await posted.json()).toEqual({ data: { leas: [{ id: 1 }, { id: 2 }] } })
    const got = await browser.fetch(`/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`, {
      headers: { 'apollo-require-preflight': '1' },
    })
    expect(await got.json()).toEqual({ data: { leas: [{ id: 1 }, { id: 2 }] } })
    const unknown = await browser.post({
      extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } },
    })
    expect(await unknown.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })

  it('never runs a mutation by GET', async () => {
    const browser = await gateway.signedInBrowser()
    const query = encodeURIComponent('mutation { signOut { errors { code } } }')
    const response = await browser.fetch(`/graphql?query=${query}`, {
      headers: { 'apollo-require-preflight': '1' },
    })
    expect(response.status).toBe(405)
    expect(gateway.upstream.count('revokeToken')).toBe(0)
    expect((await browser.viewer()).data).toEqual({ viewer: { id: 'u-1' } })
  })

  it.each([
    ['a wrong field', '{ nobody }'],
    ['a syntax error', '{ viewer '],
    ['a wrong variable', 'query A($id: Int!) { lea(id: $id) { id } }'],
    ['no operation of that name', 'query A { viewer { id } } query B { viewer { id } }'],
  ])('says what is wrong with %s', async (_name, query) => {
    const { errors } = await gateway.browser().query(query)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      id: expect.stringMatching(/^[\w-]{36}$/),
    })
  })

  it('refuses documents that nest too deep, hold too many aliases or too many tokens, and batches', async () => {
    const browser = gateway.browser()
    const refusal = async (query: string): Promise<string> =>
      (await browser.query(query)).errors?.[0]?.message ?? ''
    const deep = `{ ${'a { '.repeat(documentLimits.depth)} id ${'} '.repeat(documentLimits.depth)} }`
    expect(await refusal(deep)).toMatch(/nests deeper|Cannot query field/)
    const aliases = Array.from({ length: documentLimits.aliases + 1 }, (_, i) => `a${i}: viewer { id }`).join(
      ' ',
    )
    expect(await refusal(`{ ${aliases} }`)).toBe(
      `The document has more than ${documentLimits.aliases} aliases.`,
    )
    expect(await refusal(`{ ${'viewer { id } '.repeat(documentLimits.tokens)} }`)).toContain('token')
    const batch = await browser.post([{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }])
    expect(batch.status).toBe(400)
  })

  it.each([
    ['cannot be parsed', '{ viewer '],
    ['cannot be validated', '{ nobody }'],
    ['nests too deep', `{ ${'a { '.repeat(documentLimits.depth)} id ${'} '.repeat(documentLimits.depth)} }`],
  ])('answers a document that %s with 200 as JSON and with 400 as GraphQL', async (_name, query) => {
    const statusOf = async (accept?: string): Promise<number> => {
      const response = await gateway.browser().post({ query }, accept === undefined ? {} : { accept })
      const { errors } = (await response.json()) as GraphqlResult
      expect(new Set(errors?.map(({ extensions }) => extensions['code']))).toEqual(
        new Set(['BAD_USER_INPUT']),
      )
      return response.status
    }
    expect(await statusOf()).toBe(200)
    expect(await statusOf('application/json')).toBe(200)
    expect(await statusOf('*/*')).toBe(200)
    expect(await statusOf('application/graphql-response+json')).toBe(400)
    expect(await statusOf('application/json;q=0.5, application/graphql-response+json')).toBe(400)
  })

  it('refuses a body of more than a megabyte, of another type and of another method', async () => {
    const browser = gateway.browser()
    const large = await browser.post({ query: `{ viewer { id } } # ${'x'.repeat(1024 * 1024)}` })
    expect([large.status, await large.json()]).toMatchObject([
      413,
      { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    ])
    const headers = { 'apollo-require-preflight': '1', 'content-type': 'text/plain' }
    expect((await browser.fetch('/graphql', { method: 'POST', headers, body: '{}' })).status).toBe(415)
    expect((await browser.fetch('/graphql', { method: 'PUT', headers })).status).toBe(405)
  })

  it('takes the fields about passwords and codes only once in a document, by aliases and fragments too', async () => {
    const browser = gateway.browser()
    const before = gateway.upstream.count('tokenMfa')
    const one = 'signIn(input: { username: "a", password: "b" }) { mfaRequired }'
    for (const query of [
      `mutation { a: ${one} b: ${one} }`,
      `mutation { ...F ${one} } fragment F on Mutation { b: ${one} }`,
      `mutation A { ${one} } mutation B { ${one} }`,
      `mutation { ... { a: ${one} } ... { b: ${one} } }`,
    ]) {
      expect({ query, ...(await browser.query(query)) }).toMatchObject({
        errors: [{ message: 'The field signIn may stand only once in a document.' }],
      })
    }
    expect(gateway.upstream.count('tokenMfa')).toBe(before)
  })

  it('refuses an idempotency key that is none', async () => {
    const { errors } = await gateway.browser().query('{ viewer { id } }', {}, { 'idempotency-key': 'a b' })
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT')
  })

  it('counts operations by name and code, and strangers cannot add names', async () => {
    const browser = await gateway.signedInBrowser()
    await browser.query(registered)
    await browser.query('query Invented { viewer { id } }')
    const metrics = await (await browser.fetch('/metrics')).text()
    expect(metrics).toMatch(/gateway_graphql_operations_total\{operation="Agencies",code="ok"\} [1-9]/)
    expect(metrics).toMatch(/gateway_upstream_call_seconds_count\{call="listLeas",outcome="2xx"\} [1-9]/)
    expect(metrics).not.toContain('Invented')
  })
})

describe('in production', () => {
  let gateway: TestGateway

  beforeAll(async () => {
    gateway = await TestGateway.start({
      dataDir: await dataDirWith([registered, signIn, verify]),
      env: { PORTAL_MODE: 'production', SESSION_SECRET: 'x'.repeat(32) },
    })
  })
  afterAll(async () => {
    await gateway.stop()
  })

  const own = 'query Mine { leas { code } }'

  it('takes registered documents of a browser, whole or by hash, and no others', async () => {
    const browser = await gateway.signedInBrowser()
    expect(await browser.query(registered)).toEqual({ data: { leas: [{ id: 1 }, { id: 2 }] } })
    const byHash = await browser.post({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } })
    expect(await byHash.json()).toEqual({ data: { leas: [{ id: 1 }, { id: 2 }] } })
    const before = gateway.upstream.count('listLeas')
    for (const browserOf of [browser, gateway.browser()]) {
      expect((await browserOf.query(own)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
      const smuggled = await browserOf.post({
        query: own,
        extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
      })
      expect(await smuggled.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] })
    }
    expect(gateway.upstream.count('listLeas')).toBe(before)
  })

  it('takes any document of people who may explore, schema included', async () => {
    const browser = await gateway.signedInBrowser()
    gateway.upstream.user = { ...gateway.upstream.user, permissions: ['api.explore'] }
    expect(await browser.query(own)).toEqual({ data: { leas: [{ code: '01' }, { code: '02' }] } })
    expect((await browser.query('{ __schema { queryType { name } } }')).errors).toBeUndefined()
    gateway.upstream.user = { ...gateway.upstream.user, permissions: [] }
    expect((await browser.query(own)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  })

  it('takes any document of clients with a token', async () => {
    const headers = { authorization: `Bearer ${gateway.upstream.clientToken()}` }
    expect(await gateway.browser().query(own, {}, headers)).toEqual({
      data: { leas: [{ code: '01' }, { code: '02' }] },
    })
    const schema = await gateway.browser().query('{ __type(name: "Lea") { name } }', {}, headers)
    expect(schema.data).toEqual({ __type: { name: 'Lea' } })
  })

  it('takes a person’s token for a browser of that person, and no document of its own', async () => {
    const { accessToken } = gateway.upstream.tokens() as { accessToken: string }
    const headers = { authorization: `Bearer ${accessToken}` }
    const browser = gateway.browser()
    expect(await browser.query(registered, {}, headers)).toEqual({ data: { leas: [{ id: 1 }, { id: 2 }] } })
    expect((await browser.query(own, {}, headers)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ])
    gateway.upstream.user = { ...gateway.upstream.user, permissions: ['api.explore'] }
    expect((await browser.query(own, {}, headers)).errors).toBeUndefined()
    gateway.upstream.user = { ...gateway.upstream.user, permissions: [] }
  })

  it('shows the schema and the playground to no client whose token is none', async () => {
    const headers = { authorization: 'Bearer made.up.token' }
    const browser = gateway.browser()
    for (const document of ['{ __schema { queryType { name } } }', '{ __type(name: "Lea") { name } }']) {
      const { data, errors } = await browser.query(document, {}, headers)
      expect({ data: data ?? null, errors }).toMatchObject({
        data: null,
        errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
      })
    }
    expect((await browser.fetch('/playground/', { headers })).status).toBe(401)
  })

  it('answers a refused look at the schema with a status that is no fault', async () => {
    const browser = gateway.browser()
    const query = '{ __schema { queryType { name } } }'
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const stranger = await browser.post({ query }, { authorization: 'Bearer made.up.token', accept })
      expect({ accept, status: stranger.status }).toEqual({ accept, status: 401 })
      const authorization = `Bearer ${gateway.upstream.clientToken()}`
      const client = await browser.post({ query }, { authorization, accept })
      expect({ accept, status: client.status }).toEqual({ accept, status: 200 })
    }
  })

  it('suggests no names of fields to strangers', async () => {
    const { errors } = await gateway
      .browser()
      .query('{ viewe { id } }', {}, { authorization: `Bearer ${gateway.upstream.clientToken()}` })
    expect(errors?.[0]?.message).not.toMatch(/did you mean/i)
  })

  it('shows the playground only to people who may explore', async () => {
    const browser = await gateway.signedInBrowser()
    expect((await browser.fetch('/playground/')).status).toBe(403)
    expect((await gateway.browser().fetch('/playground/')).status).toBe(403)
  })
})

it('does not start with a manifest whose hashes are wrong', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gateway-'))
  await mkdir(path.join(dataDir, 'web'))
  await writeFile(
    path.join(dataDir, 'web', 'operations.json'),
    JSON.stringify({ ['0'.repeat(64)]: registered }),
  )
  await expect(TestGateway.start({ dataDir })).rejects.toThrow('is not the hash of its document')
})
