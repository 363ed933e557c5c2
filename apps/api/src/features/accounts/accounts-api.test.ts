import { defaultRolePermissions } from '@portal/domain'
import type { AnswerOf, getMe, listPermissions } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('the signed-in user', () => {
  it('is answered with roles, permissions and agency', async () => {
    const token = await api.tokenFor('admin@allegany.example')
    const { status, body } = await api.call<AnswerOf<typeof getMe>>('get', '/api/account/users/me', { token })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      userName: 'admin@allegany.example',
      fullName: 'Daniel Brandt',
      roles: ['LocalAdmin'],
      leaId: 1,
      leaName: 'Allegany County',
      isEnabled: true,
      lastLoginDate: null,
    })
    expect(body.permissions).toEqual(defaultRolePermissions.LocalAdmin.toSorted())
  })

  it('is refused without a token, and with one that somebody else signed', async () => {
    const foreign = await foreignToken()
    for (const token of [undefined, 'nonsense', foreign]) {
      const { status, body } = await api.call('get', '/api/account/users/me', token ? { token } : {})
      expect(status).toBe(401)
      expect(body['code']).toBe('UNAUTHENTICATED')
    }
  })
})

describe('the list of permissions', () => {
  it('is for people who see or manage roles', async () => {
    const allowed = await api.call<AnswerOf<typeof listPermissions>>('get', '/api/account/permissions', {
      token: await api.tokenFor('monitor@state.example'),
    })
    expect(allowed.status).toBe(200)
    expect(allowed.body.map((permission) => permission.value)).toContain('users.manage')
    for (const user of ['admin@howard.example', 'user@howard.example', 'liaison@state.example']) {
      const refused = await api.call('get', '/api/account/permissions', { token: await api.tokenFor(user) })
      expect(refused.status).toBe(403)
    }
  })
})

/** A token of another installation: the same claims, another key. */
async function foreignToken(): Promise<string> {
  const other = await startTestApi()
  try {
    return await other.tokenFor('monitor@state.example')
  } finally {
    await other.close()
  }
}
