import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { allCalls, readTogether, type Call } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { aPdf, upload } from '../../testing/upload-steps.js'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startTestApi({ config: { accessTokenSeconds: 3600 } })
  token = await api.tokenFor('sysadmin@state.example')
})
afterAll(() => api.close())

const named = (schema: z.ZodType | undefined): string[] =>
  schema === undefined ? [] : Object.keys(JSON.parse(JSON.stringify(jsonSchema(schema).properties ?? {})))

interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema

/** A body for each place that takes a text, with nothing in it but `value` at that place. */
function bodiesWith(value: string, schema: JsonSchema): unknown[] {
  const { type, properties = {}, additionalProperties, items } = schema
  const bodies: unknown[] = [
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
  ].flatMap((one) => bodiesWith(value, one))
  if (type === 'string' || (Array.isArray(type) && type.includes('string'))) bodies.push(value)
  for (const [name, member] of Object.entries(properties))
    bodies.push(...bodiesWith(value, member).map((inner) => ({ [name]: inner })))
  if (typeof additionalProperties === 'object')
    bodies.push({ [value]: 1 }, ...bodiesWith(value, additionalProperties).map((inner) => ({ a: inner })))
  if (items) bodies.push(...bodiesWith(value, items).map((inner) => [inner]))
  return bodies
}

const pathOf = (call: Call, name?: string, value = '') =>
  call.path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(param === name ? value : '1'))

interface Sent {
  path: string
  body?: unknown
  form?: Record<string, string>
}

/** Every request that carries `value` in one of the places where a call takes a text. */
function requestsWith(value: string, call: Call): Sent[] {
  const sent: Sent[] = named(call.params).map((name) => ({ path: pathOf(call, name, value) }))
  for (const name of named(call.query))
    sent.push({ path: `${pathOf(call)}?${new URLSearchParams({ [name]: value }).toString()}` })
  if (call.body === undefined || call.encoding === 'multipart' || call.id === readTogether.id) return sent
  for (const body of bodiesWith(value, jsonSchema(call.body)))
    sent.push(
      call.encoding === 'form'
        ? { path: pathOf(call), form: body as Record<string, string> }
        : { path: pathOf(call), body },
    )
  return sent
}

const send = (call: Call, sent: Sent) => api.call(call.method, sent.path, { token, ...sent })

describe('control characters', () => {
  it.each(allCalls.map((call) => [call.id, call] as const))(
    'are a malformed request wherever %s takes a text',
    async (_id, call) => {
      for (const value of ['a\u0000b', 'a\u001fb', '\u007f'])
        for (const sent of requestsWith(value, call)) {
          const { status, body } = await send(call, sent)
          expect({ sent, status, code: body['code'] }).toEqual({ sent, status: 400, code: 'BAD_USER_INPUT' })
        }
    },
  )

  it('are refused in one of several reads, and the others are answered', async () => {
    const { body } = await api.call<{ status: number }[]>('post', readTogether.path, {
      token,
      body: [
        { call: 'listComplianceYears' },
        { call: 'search', query: { q: 'a\u0000b' } },
        { call: 'getRoleByName', params: { roleName: 'a\u0001' } },
        { call: 'listLeas', query: { shape: '1' } },
      ],
    })
    expect(body.map(({ status }) => status)).toEqual([200, 400, 400, 400])
  })

  it.each([
    ['upload-supporting-files', 'documents'],
    ['/api/leas/1/logo', 'file'],
  ])('are refused in the fields of an upload: %s', async (to, part) => {
    const fields = [['version', 'a\u0000b']] as const
    const files = [{ name: 'a.pdf', bytes: aPdf, part }]
    const user = part === 'file' ? 'sysadmin@state.example' : 'admin@allegany.example'
    expect(await upload(api, user, { fields, files, to })).toMatchObject({ status: 400 })
  })

  it('leave line breaks and tabs to texts of several lines, and to no filter', async () => {
    expect((await api.call('get', '/api/account/users?q=two%0Alines', { token })).status).toBe(400)
    const role = { name: 'Reader', description: 'One\r\n\tTwo', permissions: ['roles.view'] }
    expect((await api.call('post', '/api/account/roles', { token, body: role })).status).toBe(201)
  })

  it('are sought in every text of the contract', () => {
    expect(allCalls.flatMap((call) => requestsWith('a', call)).length).toBeGreaterThan(500)
  })

  it('are named by their place, however deep a body may be', async () => {
    const deep = `${'['.repeat(60)}"a\\u0000"${']'.repeat(60)}`
    const answer = await fetch(`${api.url}/api/account/roles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: `{"name":"a\\u0001","permissions":${deep}}`,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { name: [expect.any(String)] } })
  })
})

describe('names in a query that a call does not know', () => {
  it.each(allCalls.filter(({ access }) => access !== 'public').map((call) => [call.id, call] as const))(
    'are refused by %s, and named',
    async (_id, call) => {
      const { status, body } = await send(call, { path: `${pathOf(call)}?colour=red&$top=1` })
      const odata = call.odata === true
      expect({ status, fields: Object.keys(Object(body['fields'])) }).toEqual({
        status: 400,
        fields: odata ? ['colour'] : ['colour', '$top'],
      })
    },
  )

  it('are taken where the specification gives them', async () => {
    const events = '/api/msde/desk-audit/dashboard/currentEvents'
    for (const path of [
      `${events}?$filter=${encodeURIComponent("StartTime ge '2026'")}&$orderby=a`,
      `${events}/1/true?$filter=x`,
      '/api/leas/years?part=B&year=2026&isStateMonitor=true',
    ])
      expect({ path, status: (await api.call('get', path, { token })).status }).toEqual({ path, status: 200 })
  })
})

describe('a request that leaves open which host it is for', () => {
  const raw = (headers: [string, string][], path = '/healthz') =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const sent = request({
        port: new URL(api.url).port,
        path,
        setHost: false,
        headers: headers.flat(),
      })
      sent.on('response', (response) => {
        void text(response).then((body) => resolve({ status: response.statusCode, body }))
      })
      sent.on('error', reject).end()
    })

  it.each<[string, [string, string][], string, number]>([
    ['one', [['Host', 'portal.example']], '/healthz', 200],
    [
      'two',
      [
        ['Host', 'portal.example'],
        ['Host', 'evil.example'],
      ],
      '/healthz',
      400,
    ],
    ['none', [], '/healthz', 400],
    ['another than its target', [['Host', 'portal.example']], 'http://evil.example/healthz', 400],
  ])('is refused: %s', async (_name, headers, path, status) => {
    expect((await raw(headers, path)).status).toBe(status)
  })
})
