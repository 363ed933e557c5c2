import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../../server/log.js'
import { firstStep, grant, newestCode, refresh, secondStep, wrongCode } from '../../testing/sign-in.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { testPassword } from '../../testing/test-config.js'

let api: TestApi
let logged = ''
beforeAll(async () => {
  const log = createLog('debug', {
    write(line: string) {
      logged += line
    },
  })
  api = await startTestApi({ log })
})
afterAll(() => api.close())

it('logs every call of signing in, and no password, code or token of it', async () => {
  const user = 'monitor@state.example'
  const secrets = [testPassword, 'Wrong#Password1', 'Str0ng!Harbor2026']
  await firstStep(api, user, { password: 'Wrong#Password1' })
  await api.call('post', '/api/auth/tokenmfa', { form: { ...grant(user), mfaToken: 'x'.repeat(600) } })
  const first = await firstStep(api, user)
  const code = await newestCode(api, user)
  await secondStep(api, user, first.body.mfaToken ?? '', wrongCode(code))
  const second = await secondStep(api, user, first.body.mfaToken ?? '', code, { trustedDevice: 'true' })
  const third = await refresh(api, second.body.refreshToken ?? '')
  await refresh(api, 'unknown-refresh-token')
  await api.call('post', '/api/account/recover/password', { body: { email: user } })
  const link = (await api.mailbox())[0]?.text.match(/token=([\w-]+)/)?.[1] ?? ''
  await api.call('post', '/api/account/reset/password', {
    body: { id: user, token: link, password: 'Str0ng!Harbor2026', isNewUser: false },
  })
  secrets.push(link, first.body.mfaToken ?? '', second.body.mfaToken ?? '')
  for (const { body } of [second, third]) secrets.push(body.accessToken ?? '', body.refreshToken ?? '')

  for (const call of ['tokenMfa', 'validateMfaCode', 'token', 'recoverPassword', 'resetPassword'])
    expect(logged).toContain(`"call":"${call}"`)
  // As a word of its own: six digits in a row may stand in an id by chance.
  expect(logged).not.toMatch(new RegExp(`\\b${code}\\b`))
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThanOrEqual(12)
    expect(logged).not.toContain(secret)
  }
})
