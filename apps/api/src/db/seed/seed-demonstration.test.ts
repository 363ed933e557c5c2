import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { leas, users } from '../schema/index.js'
import { hasDemonstrationAccounts } from '../../features/accounts/accounts-store.js'
import { seedDemonstration } from './seed-demonstration.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('the demonstration state', () => {
  it('can be seeded again without changing what somebody changed', async () => {
    const before = await api.db.$count(users)
    await api.db.update(users).set({ fullName: 'Changed' }).where(eq(users.userName, 'user@howard.example'))
    await seedDemonstration(api.db, {
      password: 'Another#Pass2026',
      hashPassword: async () => 'unused',
      now: new Date(),
    })
    expect(await api.db.$count(users)).toBe(before)
    expect(await api.db.$count(leas)).toBe(25)
    const [row] = await api.db.select().from(users).where(eq(users.userName, 'user@howard.example'))
    expect(row?.fullName).toBe('Changed')
  })

  it('gives everybody the role and the agency of the list', async () => {
    const expected = [
      ['monitor@state.example', 'StateMonitor', null],
      ['monitor2@state.example', 'StateMonitor', null],
      ['sysadmin@state.example', 'StateAdmin', null],
      ['liaison@state.example', 'DEILiaison', null],
      ['disputes@state.example', 'DisputeResolutionStaff', null],
      ['admin@allegany.example', 'LocalAdmin', 1],
      ['admin2@allegany.example', 'LocalAdmin', 1],
      ['user@allegany.example', 'LocalUser', 1],
      ['admin@howard.example', 'LocalAdmin', 13],
      ['user@howard.example', 'LocalUser', 13],
      ['admin@training.example', 'LocalAdmin', 99],
    ]
    for (const [user, role, leaId] of expected) {
      const { body } = await api.call('get', '/api/account/users/me', {
        token: await api.tokenFor(String(user)),
      })
      expect([body['userName'], body['roles'], body['leaId']]).toEqual([user, [role], leaId])
    }
    const [disabled] = await api.db.select().from(users).where(eq(users.userName, 'disabled@howard.example'))
    expect(disabled).toMatchObject({ isEnabled: false, leaId: 13 })
  })

  it('is told by its accounts, so that production can refuse it', async () => {
    expect(await hasDemonstrationAccounts(api.db)).toBe(true)
    await api.db.update(users).set({ isDemonstration: false })
    expect(await hasDemonstrationAccounts(api.db)).toBe(false)
  })
})
