import type { AnswerOf, token } from '@portal/rest-contract'
import type { TestAnswer, TestApi } from './test-api.js'
import { testPassword } from './test-config.js'

export type TokenAnswer = AnswerOf<typeof token>

/** Form of a password grant. */
export function grant(username: string, more: Record<string, string> = {}): Record<string, string> {
  return {
    grant_type: 'password',
    username,
    password: testPassword,
    client_id: 'portal-web',
    scope: 'openid',
    ...more,
  }
}

export function firstStep(
  api: Pick<TestApi, 'call'>,
  username: string,
  more: Record<string, string> = {},
): Promise<TestAnswer<TokenAnswer>> {
  return api.call<TokenAnswer>('post', '/api/auth/tokenmfa', { form: grant(username, more) })
}

export function secondStep(
  api: Pick<TestApi, 'call'>,
  username: string,
  mfaToken: string,
  mfaCode: string,
  more: Record<string, string> = {},
): Promise<TestAnswer<TokenAnswer>> {
  return api.call<TokenAnswer>('post', '/api/auth/validatemfacode', {
    form: grant(username, { mfaToken, mfaCode, ...more }),
  })
}

export function refresh(
  api: Pick<TestApi, 'call'>,
  refreshToken: string,
  idempotencyKey?: string,
): Promise<TestAnswer<TokenAnswer>> {
  return api.call<TokenAnswer>('post', '/api/auth/token', {
    form: { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: 'portal-web' },
    ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
  })
}

/** The code in the newest mail to a person. */
export async function newestCode(api: Pick<TestApi, 'mailbox'>, to: string): Promise<string> {
  const mail = (await api.mailbox()).find((entry) => entry.to === to && /security code/.test(entry.subject))
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`No security code was mailed to ${to}.`)
  return code
}

/** A code of six digits that is not the right one. */
export function wrongCode(right: string): string {
  return right === '111111' ? '222222' : '111111'
}

/** Signs in through both steps. */
export async function signIn(
  api: Pick<TestApi, 'call' | 'mailbox'>,
  username: string,
  more: { trustedDevice?: boolean; password?: string } = {},
): Promise<{ accessToken: string; refreshToken: string; deviceToken: string | undefined }> {
  const password: Record<string, string> = more.password === undefined ? {} : { password: more.password }
  const first = await firstStep(api, username, password)
  const code = await newestCode(api, username)
  const second = await secondStep(api, username, first.body.mfaToken ?? '', code, {
    ...password,
    trustedDevice: String(more.trustedDevice ?? false),
  })
  const { accessToken, refreshToken, mfaToken } = second.body
  if (accessToken === undefined || refreshToken === undefined)
    throw new Error(`${username} could not sign in.`)
  return { accessToken, refreshToken, deviceToken: mfaToken }
}

export function getMe(
  api: Pick<TestApi, 'call'>,
  token: string,
): Promise<TestAnswer<Record<string, unknown>>> {
  return api.call('get', '/api/account/users/me', { token })
}
