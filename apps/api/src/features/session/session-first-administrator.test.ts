import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstStep, getMe, newestCode, secondStep } from '../../testing/sign-in.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { createAdministrator } from './session-first-administrator.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const given = { email: 'first@state.example', fullName: 'Ada First' }
const password = 'Str0ng!Harbor2026'

it('lets the first administrator set a password once, within a day, and sign in', async () => {
  const link = new URL(await createAdministrator(api.db, api.deps.config, given, api.clock.now()))
  expect(link.searchParams.get('newUser')).toBe('true')
  expect((await api.mailbox())[0]?.text).toContain(link.href)
  expect((await firstStep(api, given.email)).status).toBe(401)

  api.clock.advance({ hours: 23 })
  const body = { id: given.email, token: link.searchParams.get('token'), password, isNewUser: true }
  expect((await api.call('post', '/api/account/reset/password', { body })).status).toBe(204)
  expect((await api.call('post', '/api/account/reset/password', { body })).status).toBe(422)

  const first = await firstStep(api, given.email, { password })
  const code = await newestCode(api, given.email)
  const second = await secondStep(api, given.email, first.body.mfaToken ?? '', code, { password })
  expect((await getMe(api, second.body.accessToken ?? '')).body).toMatchObject({
    fullName: 'Ada First',
    roles: ['StateAdmin'],
    leaId: null,
  })
})

it('does not make the same administrator twice', async () => {
  await expect(createAdministrator(api.db, api.deps.config, given, api.clock.now())).rejects.toThrow(
    'already',
  )
})
