import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refreshFamilies, refreshTokens, users } from '../../../db/schema/index.js'
import { getMe, refresh, signIn } from '../../../testing/sign-in.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const user = 'monitor@state.example'

describe('a refresh', () => {
  it('gives new tokens and says how long they are good', async () => {
    const { refreshToken } = await signIn(api, user)
    const { status, body } = await refresh(api, refreshToken)
    expect(status).toBe(200)
    expect(body).toMatchObject({ mfaPassed: true, expiresIn: 300, refreshExpiresIn: 30 * 24 * 3600 })
    expect(body.refreshToken).not.toBe(refreshToken)
    expect((await getMe(api, body.accessToken ?? '')).status).toBe(200)
  })

  it('leaves exactly one live successor when fifty come at once', async () => {
    await api.db.delete(refreshFamilies)
    const { refreshToken } = await signIn(api, user)
    // They are sent in parallel, however long a busy machine takes to read them.
    const clock = vi.spyOn(api.deps, 'clock').mockReturnValue(api.clock.now())
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(api, refreshToken)))
    clock.mockRestore()
    expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(200))
    expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1)
    expect(await api.db.select().from(refreshTokens).where(isNull(refreshTokens.rotatedAt))).toHaveLength(1)
  })

  it('can be repeated for ten seconds with the same outcome', async () => {
    const { refreshToken } = await signIn(api, user)
    const first = await refresh(api, refreshToken)
    api.clock.advance({ seconds: 9 })
    const second = await refresh(api, refreshToken)
    expect(second.body.refreshToken).toBe(first.body.refreshToken)
  })

  it('can be repeated later with its idempotency key while the successor is unused', async () => {
    const { refreshToken } = await signIn(api, user)
    const first = await refresh(api, refreshToken, 'refresh-1')
    api.clock.advance({ hours: 3 })
    const second = await refresh(api, refreshToken, 'refresh-1')
    expect(second.status).toBe(200)
    expect(second.body.refreshToken).toBe(first.body.refreshToken)
    await refresh(api, second.body.refreshToken ?? '')
    expect((await refresh(api, refreshToken, 'refresh-1')).status).toBe(401)
  })

  it('ends the whole family when a token is replayed', async () => {
    const { refreshToken } = await signIn(api, user)
    const first = await refresh(api, refreshToken)
    api.clock.advance({ seconds: 11 })
    expect((await refresh(api, refreshToken)).status).toBe(401)
    expect((await refresh(api, first.body.refreshToken ?? '')).status).toBe(401)
  })

  it('ends the family when a grandparent is replayed, even within ten seconds', async () => {
    const { refreshToken } = await signIn(api, user)
    const child = await refresh(api, refreshToken)
    const grandchild = await refresh(api, child.body.refreshToken ?? '')
    expect((await refresh(api, refreshToken)).status).toBe(401)
    expect((await refresh(api, grandchild.body.refreshToken ?? '')).status).toBe(401)
  })

  it('is refused after thirty days without one', async () => {
    const { refreshToken } = await signIn(api, user)
    api.clock.advance({ days: 30, seconds: 1 })
    expect((await refresh(api, refreshToken)).status).toBe(401)
  })

  it('is refused for a token that nobody gave out', async () => {
    const { status, body } = await refresh(api, 'made-up')
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  it('says that an account has been disabled', async () => {
    const other = 'disputes@state.example'
    const { refreshToken } = await signIn(api, other)
    await api.db.update(users).set({ isEnabled: false }).where(eq(users.userName, other))
    const { status, body } = await refresh(api, refreshToken)
    expect(status).toBe(401)
    expect(body).toMatchObject({ message: expect.stringContaining('been disabled') as string })
  })
})

describe('signing out', () => {
  it('ends the family of the token and says nothing about unknown tokens', async () => {
    const { refreshToken } = await signIn(api, user)
    const next = await refresh(api, refreshToken)
    const form = { token: next.body.refreshToken ?? '' }
    expect((await api.call('post', '/api/auth/revoke', { form })).status).toBe(204)
    expect((await refresh(api, next.body.refreshToken ?? '')).status).toBe(401)
    expect((await api.call('post', '/api/auth/revoke', { form: { token: 'made-up' } })).status).toBe(204)
  })

  it('leaves the other sessions of the person alone', async () => {
    const one = await signIn(api, user)
    const other = await signIn(api, user)
    await api.call('post', '/api/auth/revoke', { form: { token: one.refreshToken } })
    expect((await refresh(api, other.refreshToken)).status).toBe(200)
  })
})

it('stores no refresh token in the clear', async () => {
  const { refreshToken } = await signIn(api, user)
  expect(JSON.stringify(await api.db.select().from(refreshTokens))).not.toContain(refreshToken)
})
