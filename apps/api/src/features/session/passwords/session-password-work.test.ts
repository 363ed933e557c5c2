import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { rateLimits, users } from '../../../db/schema/index.js'
import { firstStep, newestCode, secondStep } from '../../../testing/sign-in.js'
import { startTestApi, statusesOf, type TestApi } from '../../../testing/test-api.js'

// Files share their modules: what is replaced here is loaded anew before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

/** Every comparison: the parameters of its hash, and how many ran at once; with `held` they wait for it and say no. */
const work = vi.hoisted(() => ({
  parameters: [] as string[],
  running: 0,
  mostRunning: 0,
  held: null as Promise<void> | null,
}))

vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    async verify(hash: string, password: string) {
      work.parameters.push(hash.split('$').slice(1, 4).join('$'))
      work.mostRunning = Math.max(work.mostRunning, ++work.running)
      try {
        if (work.held === null) return await real.verify(hash, password)
        await work.held
        return false
      } finally {
        work.running--
      }
    },
  }
})

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(rateLimits)
  Object.assign(work, { parameters: [], running: 0, mostRunning: 0, held: null })
})

const user = 'user@howard.example'
const wrong = { password: 'Wrong#Password1' }

describe('the cost of a refused sign-in', () => {
  it.each([
    ['an unknown user', 'nobody@state.example', wrong],
    ['something that is no address', 'nobody', wrong],
    ['a wrong password', user, wrong],
    ['a password too long to be set', user, { password: `Aa1!${'x'.repeat(900)}` }],
    ['a disabled account with its right password', 'disabled@howard.example', {}],
    ['a locked account with its right password', 'admin@howard.example', {}],
    ['somebody who never had a password', 'liaison@state.example', wrong],
  ])('is one comparison with the same parameters for %s', async (_case, username, password) => {
    await api.db
      .update(users)
      .set({ lockedUntil: new Date(Date.now() + 600_000) })
      .where(eq(users.userName, 'admin@howard.example'))
    await api.db.update(users).set({ passwordHash: null }).where(eq(users.userName, 'liaison@state.example'))
    expect((await firstStep(api, username, password)).status).toBe(401)
    expect(work.parameters).toEqual(['argon2id$v=19$m=19456,t=2,p=1'])
  })
})

it('compares a password once for both steps of a sign-in', async () => {
  const { body } = await firstStep(api, user)
  expect(work.parameters).toHaveLength(1)
  const { status } = await secondStep(api, user, body.mfaToken ?? '', await newestCode(api, user))
  expect(status).toBe(200)
  expect(work.parameters).toHaveLength(1)
})

describe('a flood of sign-ins', () => {
  it('compares few passwords at once, refuses what finds no place, and leaves the server answering', async () => {
    let goOn = () => undefined as void
    work.held = new Promise((resolve) => {
      goOn = resolve
    })
    const answers = await Promise.all(
      Array.from({ length: 350 }, async (_, index) => {
        const answer = await firstStep(api, `nobody${index}@state.example`, wrong)
        if (answer.status === 503) goOn()
        return answer
      }),
    )
    work.held = null
    expect(work.mostRunning).toBeLessThanOrEqual(3)
    expect(new Set(statusesOf(answers))).toEqual(new Set([401, 503]))
    const refused = answers.find(({ status }) => status === 503)
    expect(refused?.body).toMatchObject({ code: 'UNAVAILABLE' })
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await firstStep(api, user)).status).toBe(200)
  }, 60_000)
})
