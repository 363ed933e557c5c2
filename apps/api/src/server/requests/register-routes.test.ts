import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { defineCall } from '@portal/rest-contract'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { ApiError } from '../api-error.js'
import { answerError, requestId } from '../app.js'
import { createLog } from '../log.js'
import { registerRoutes } from './register-routes.js'
import { publicRoute, route } from './route.js'

const base = { feature: 'test', summary: '' } as const
const echo = defineCall({
  ...base,
  id: 'echo',
  method: 'post',
  path: '/echo/{id}',
  access: 'public',
  encoding: 'json',
  params: z.object({ id: z.coerce.number().int() }),
  query: z.object({ page: z.coerce.number().default(1) }),
  body: z.object({
    name: z.string().min(1, 'Name is required.'),
    nested: z.object({ on: z.iso.date() }).optional(),
  }),
  answer: z.object({ id: z.number(), page: z.number(), name: z.string() }),
})
const fixed = defineCall({
  ...base,
  id: 'fixed',
  method: 'post',
  path: '/echo/fixed',
  access: 'public',
  status: 204,
})
const talkative = defineCall({
  ...base,
  id: 'talkative',
  method: 'get',
  path: '/talkative',
  access: 'public',
  answer: z.object({ id: z.number() }),
})
const faulty = defineCall({
  ...base,
  id: 'faulty',
  method: 'get',
  path: '/faulty',
  access: 'public',
  status: 204,
})
const conflict = defineCall({
  ...base,
  id: 'conflict',
  method: 'get',
  path: '/conflict',
  access: 'public',
  status: 204,
})
const managed = defineCall({
  ...base,
  id: 'managed',
  method: 'get',
  path: '/managed',
  access: ['users.manage'],
  answer: z.object({ name: z.string() }),
})

let api: TestApi
let server: Server
let url: string
let logged = ''

beforeAll(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString()
      done()
    },
  })
  api = await startTestApi()
  const deps = { ...api.deps, log: createLog('info', sink) }
  const app = express()
  app.use(requestId)
  const none = { transaction: 'none' } as const
  registerRoutes(
    app,
    [
      publicRoute(echo, none, async ({ params, query, body }) => ({ ...params, ...query, name: body.name })),
      publicRoute(fixed, none, async () => undefined),
      publicRoute(talkative, none, async () => ({ id: 1, passwordHash: 'secret' })),
      publicRoute(faulty, none, async ({ ctx }) => {
        ctx.log.info({ password: 'hunter2', body: { accessToken: 'ey.secret' } }, 'a careless line')
        throw new Error('the inner workings')
      }),
      publicRoute(conflict, none, async () => {
        throw new ApiError('CONFLICT', 'Somebody was quicker.', { current: { version: 2 } })
      }),
      route(managed, { transaction: 'read' }, async ({ actor }) => ({ name: actor.fullName })),
    ],
    deps,
  )
  app.use(answerError(deps))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await api.close()
})

async function send(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as Record<string, unknown> }
}

describe('a registered call', () => {
  it('gets what the contract makes of the request', async () => {
    const { status, body } = await send('POST', '/echo/7?page=2', '{"name":"Ann"}')
    expect({ status, body }).toEqual({ status: 200, body: { id: 7, page: 2, name: 'Ann' } })
  })

  it('is reached at its fixed address although another call has a parameter there', async () => {
    expect((await send('POST', '/echo/fixed')).status).toBe(204)
  })

  it('refuses a wrong request with messages by field', async () => {
    const { status, body } = await send('POST', '/echo/7', '{"name":"","nested":{"on":"x"}}')
    expect(status).toBe(422)
    expect(body).toMatchObject({
      code: 'BAD_USER_INPUT',
      status: 422,
      fields: { name: ['Name is required.'] },
    })
    expect(body['fields']).toHaveProperty(['nested.on'])
    expect((await send('POST', '/echo/seven', '{"name":"Ann"}')).status).toBe(422)
  })

  it('refuses a body that is no JSON, and one of more than a megabyte', async () => {
    expect((await send('POST', '/echo/7', '{"name":')).status).toBe(422)
    const huge = await send('POST', '/echo/7', JSON.stringify({ name: 'x'.repeat(1_100_000) }))
    expect({ status: huge.status, code: huge.body['code'] }).toEqual({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    })
  })

  it('is for holders of its permission', async () => {
    expect((await send('GET', '/managed')).status).toBe(401)
    const as = async (user: string) => ({ authorization: `Bearer ${await api.tokenFor(user)}` })
    expect((await send('GET', '/managed', undefined, await as('admin@howard.example'))).status).toBe(403)
    expect((await send('GET', '/managed', undefined, await as('monitor@state.example'))).body).toEqual({
      name: 'Helen Marsh',
    })
  })

  it('shows the current row with a conflict', async () => {
    expect((await send('GET', '/conflict')).body).toMatchObject({ code: 'CONFLICT', current: { version: 2 } })
  })

  it('fails in tests when it answers more than its contract knows', async () => {
    expect((await send('GET', '/talkative')).status).toBe(500)
  })
})

describe('a fault', () => {
  it('is masked, with an id that is in the log', async () => {
    const { status, body } = await send('GET', '/faulty', undefined, { 'x-request-id': 'trace-77' })
    expect(status).toBe(500)
    expect(body).toMatchObject({ code: 'INTERNAL', message: 'Something went wrong on the server.' })
    expect(JSON.stringify(body)).not.toContain('inner workings')
    const line = logged.split('\n').find((entry) => entry.includes(String(body['id']))) ?? ''
    expect(line).toContain('the inner workings')
    expect(line).toContain('trace-77')
  })

  it('leaves no secret in the log', async () => {
    await send('GET', '/faulty')
    expect(logged).toContain('a careless line')
    expect(logged).not.toContain('hunter2')
    expect(logged).not.toContain('ey.secret')
  })
})
