import { setTimeout } from 'node:timers/promises'
import { and, count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditEvents, userRoles, users } from '../../db/schema/index.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

let api: TestApi
let token: string
let userId: string
beforeAll(async () => {
  api = await startTestApi()
  token = await api.tokenFor(user)
  userId = await api.userId(user)
})
afterAll(() => api.close())

const user = 'user@howard.example'
const announcement = {
  title: 'Office closed',
  body: '<p>On Monday.</p>',
  roles: [],
  leaIds: [],
  fromDay: '2026-03-01',
  toDay: '2026-03-02',
  severity: 'Information',
  dismissible: true,
}

/** The command itself decides. */
const announce = () =>
  api.call('post', '/api/announcements', {
    token,
    body: announcement,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })

/** The contract of the call decides, and the request is empty. */
const addAgency = () => api.call('post', '/api/leas', { token, body: {} })

const become = (roleId: string) => api.db.insert(userRoles).values({ userId, roleId })
const beNoMore = (roleId: string) =>
  api.db.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.roleId, roleId)))
const setUser = (values: Partial<typeof users.$inferInsert>) =>
  api.db.update(users).set(values).where(eq(users.userName, user))
const denials = async () => {
  const [row] = await api.db.select({ n: count() }).from(auditEvents).where(eq(auditEvents.action, 'denied'))
  return row?.n ?? 0
}

describe('a command of somebody who was here before', () => {
  // They are known, and past the time for which an account that was just read is kept.
  beforeEach(async () => {
    await announce()
    await setTimeout(150)
  })

  it('is allowed and refused by what they may do now, and one refusal is noted once', async () => {
    const before = await denials()
    expect((await announce()).status).toBe(403)
    expect((await addAgency()).status).toBe(403)
    expect(await denials()).toBe(before + 2)
    await become('StateAdmin')
    await setTimeout(150)
    expect((await announce()).status).toBe(201)
    expect((await addAgency()).status).toBe(422)
    await beNoMore('StateAdmin')
    await setTimeout(150)
    expect((await announce()).status).toBe(403)
    expect((await addAgency()).status).toBe(403)
    expect(await denials()).toBe(before + 4)
  })

  it('is not done when the account was disabled meanwhile', async () => {
    await setUser({ isEnabled: false })
    expect(await announce()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    await setUser({ isEnabled: true })
    await setTimeout(150)
    expect((await announce()).status).toBe(403)
  })

  it('is not done when the session was ended meanwhile', async () => {
    const [row] = await api.db.select().from(users).where(eq(users.userName, user))
    await setUser({ tokensValidAfter: new Date(api.deps.clock().getTime() + 60_000) })
    expect(await announce()).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    await setUser({ tokensValidAfter: row?.tokensValidAfter })
    await setTimeout(150)
    expect((await announce()).status).toBe(403)
  })

  it('asks for the account on its way, with no statement of its own before it', async () => {
    const load = vi.spyOn(api.deps.accounts, 'load')
    expect((await announce()).status).toBe(403)
    expect(load.mock.calls.length).toBe(0)
    load.mockRestore()
  })
})
