import { setTimeout } from 'node:timers/promises'
import { defineCall, mostReads } from '@portal/rest-contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { Tx } from '../../db/database.js'
import { auditEvents, userRoles, users } from '../../db/schema/index.js'
import { loadAccount } from '../../features/accounts/accounts-read-model.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { createLog } from '../log.js'
import { togetherRoute } from './read-together.js'
import { route, type AnyInput } from './route.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

type Answers = { status: number; body: unknown }[]
const user = 'user@howard.example'

async function readTogether(body: object[], userName = user) {
  const token = await api.tokenFor(userName)
  return api.call<Answers>('post', '/api/reads', { token, body })
}

it('answers each read as it answers it alone', async () => {
  const token = await api.tokenFor(user)
  const alone = await Promise.all(
    ['/api/leas/years', '/api/leas?inactive=true', '/api/tasks?pageSize=5'].map((path) =>
      api.call('get', path, { token }),
    ),
  )
  const { status, body } = await readTogether([
    { call: 'listComplianceYears' },
    { call: 'listLeas', query: { inactive: 'true' } },
    { call: 'listTasks', query: { pageSize: '5' } },
  ])
  expect(status).toBe(200)
  expect(body).toEqual(alone.map((one) => ({ status: one.status, body: one.body })))
})

it('refuses a read by its own rules, writes that into the history, and answers the others', async () => {
  const { body } = await readTogether([
    { call: 'listRoles' },
    { call: 'listComplianceYears' },
    { call: 'getSelfAssessment', params: { id: 'x' } },
    { call: 'getSelfAssessment', params: { id: '999999' } },
  ])
  expect(body).toMatchObject([
    { status: 403, body: { code: 'FORBIDDEN' } },
    { status: 200 },
    { status: 422, body: { code: 'BAD_USER_INPUT' } },
    { status: 404, body: { code: 'NOT_FOUND' } },
  ])
  const [last] = await api.db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(1)
  expect(last).toMatchObject({ action: 'denied', targetType: 'call', targetId: 'listRoles' })
})

it.each(['saveNote', 'downloadLeaLogo', 'jwks', 'readTogether', 'nothing'])(
  'does not read by %s',
  async (call) => {
    const { body } = await readTogether([{ call }, { call: 'listComplianceYears' }])
    expect(body).toMatchObject([
      { status: 404, body: { message: 'There is no such read.' } },
      { status: 200 },
    ])
  },
)

describe('a person who was here before', () => {
  const isEnabled = (is: boolean) =>
    api.db.update(users).set({ isEnabled: is }).where(eq(users.userName, user))
  /** Past the time for which an account that was just read is kept. */
  const later = () => setTimeout(150)

  it('has what they may do now, not what they might do then', async () => {
    const reads = [{ call: 'listRoles' }, { call: 'listComplianceYears' }]
    expect((await readTogether(reads)).body).toMatchObject([{ status: 403 }, { status: 200 }])
    const userId = await api.userId(user)
    await api.db.insert(userRoles).values({ userId, roleId: 'StateAdmin' })
    await later()
    expect((await readTogether(reads)).body).toMatchObject([{ status: 200 }, { status: 200 }])
    await api.db
      .delete(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.roleId, 'StateAdmin')))
    await later()
    expect((await readTogether(reads)).body).toMatchObject([{ status: 403 }, { status: 200 }])
  })

  it('is not let in when the account was disabled meanwhile', async () => {
    const token = await api.tokenFor(user)
    const read = () => api.call('post', '/api/reads', { token, body: [{ call: 'listComplianceYears' }] })
    expect((await read()).status).toBe(200)
    await isEnabled(false)
    await later()
    expect(await read()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    await isEnabled(true)
    await later()
    expect((await read()).status).toBe(200)
  })

  it('is asked for in the picture of the reads, with no statement of its own before it', async () => {
    const token = await api.tokenFor(user)
    const body = [{ call: 'listComplianceYears' }]
    await api.call('post', '/api/reads', { token, body })
    await later()
    const load = vi.spyOn(api.deps.accounts, 'load')
    expect((await api.call('post', '/api/reads', { token, body })).status).toBe(200)
    expect(load).not.toHaveBeenCalled()
    load.mockRestore()
  })
})

it('takes some reads at once, not any number', async () => {
  expect((await readTogether([])).status).toBe(422)
  const many = Array.from({ length: mostReads + 1 }, () => ({ call: 'listComplianceYears' }))
  expect((await readTogether(many)).status).toBe(422)
})

const call = (id: string) =>
  defineCall({
    id,
    feature: 'test',
    summary: '',
    method: 'get',
    path: `/${id}`,
    access: 'signed-in',
    answer: z.unknown(),
  })
const one = (tx: Tx) => tx.execute(sql`select 1`).then(() => 1)

/** Sends these reads to a system that has only them. */
async function ask(reads: Record<string, (tx: Tx) => Promise<unknown>>, limitMs?: number): Promise<Answers> {
  const routes = Object.entries(reads).map(([id, read]) =>
    route(call(id), { transaction: 'read' }, ({ tx }) => read(tx)),
  )
  const deps = { ...api.deps, validateAnswers: false, log: createLog('silent') }
  const actor = await loadAccount(api.db, await api.userId(user))
  const ctx = {
    requestId: 'r',
    ip: '',
    now: new Date(),
    log: deps.log,
    idempotencyKey: null,
    sessionId: null,
    userAgent: '',
    publicUrl: '',
  }
  const body = Object.keys(reads).map((id) => ({ call: id, params: {}, query: {} }))
  const input = { params: {}, query: {}, body, actor, ctx, tx: api.db, req: {}, res: { locals: {} } }
  return togetherRoute(routes, deps, limitMs).handle(input as unknown as AnyInput) as Promise<Answers>
}

it('reads one picture for all of them, in one transaction', async () => {
  const seen: unknown[] = []
  const read = async (tx: Tx) => {
    seen.push(tx)
    return one(tx)
  }
  await ask({ first: read, second: read })
  expect(new Set(seen).size).toBe(1)
})

it('answers the others when a statement of one fails', async () => {
  const fault = async (tx: Tx) => tx.execute(sql`select 1 / (select 0)`)
  const later = async (tx: Tx) => {
    await one(tx)
    return one(tx)
  }
  expect(await ask({ first: one, broken: fault, later })).toMatchObject([
    { status: 200, body: 1 },
    { status: 500, body: { code: 'INTERNAL' } },
    { status: 200, body: 1 },
  ])
})

it('answers in time without the one that is late', async () => {
  let end: () => void = () => undefined
  const until = new Promise<void>((resolve) => (end = resolve))
  const answers = await ask({ first: one, late: () => until }, 200)
  end()
  expect(answers).toMatchObject([
    { status: 200, body: 1 },
    { status: 503, body: { code: 'UNAVAILABLE' } },
  ])
})
