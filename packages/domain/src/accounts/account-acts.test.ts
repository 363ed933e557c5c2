import { describe, expect, it } from 'vitest'
import { anAccount, anActor } from '../testing/builders.js'
import {
  canChangeStanding,
  canDeleteAccount,
  canDisableAccount,
  canEditAccount,
  canEditAccountDetails,
  canEnableAccount,
  canRestoreAccount,
  canSendPasswordReset,
  canUnblockAccount,
  type AccountFacts,
} from './account-acts.js'
import { roleNames, type RoleName } from './roles.js'

const rules = {
  canEditAccount,
  canDisableAccount,
  canEnableAccount,
  canDeleteAccount,
  canRestoreAccount,
  canUnblockAccount,
  canSendPasswordReset,
}
const fitting: Record<keyof typeof rules, Partial<AccountFacts>> = {
  canEditAccount: {},
  canDisableAccount: {},
  canEnableAccount: { isEnabled: false },
  canDeleteAccount: {},
  canRestoreAccount: { isDeleted: true, isEnabled: false },
  canUnblockAccount: { isLocked: true },
  canSendPasswordReset: {},
}
const all = [...roleNames]
const belowStateAdmin = all.filter((role) => role !== 'StateAdmin')
const local: RoleName[] = ['LocalAdmin', 'LocalUser']

describe('which accounts', () => {
  it.each<[keyof typeof rules, RoleName, readonly RoleName[]]>([
    ['canEditAccount', 'StateAdmin', all],
    ['canEditAccount', 'StateMonitor', belowStateAdmin],
    ['canEditAccount', 'LocalAdmin', local],
    ['canEditAccount', 'LocalUser', []],
    ['canEditAccount', 'DEILiaison', []],
    ['canEditAccount', 'DisputeResolutionStaff', []],
    ['canDisableAccount', 'StateAdmin', all],
    ['canDisableAccount', 'StateMonitor', belowStateAdmin],
    ['canDisableAccount', 'LocalAdmin', []],
    ['canDisableAccount', 'DEILiaison', []],
    ['canEnableAccount', 'StateMonitor', belowStateAdmin],
    ['canEnableAccount', 'LocalAdmin', []],
    ['canDeleteAccount', 'StateMonitor', belowStateAdmin],
    ['canDeleteAccount', 'LocalAdmin', []],
    ['canRestoreAccount', 'StateMonitor', belowStateAdmin],
    ['canRestoreAccount', 'LocalAdmin', []],
    ['canUnblockAccount', 'StateMonitor', belowStateAdmin],
    ['canUnblockAccount', 'LocalAdmin', local],
    ['canSendPasswordReset', 'StateMonitor', belowStateAdmin],
    ['canSendPasswordReset', 'LocalAdmin', local],
  ])('%s allows a %s: those of %j', (rule, role, may) => {
    const allowed = all.filter((each) => rules[rule](anActor(role), anAccount(each, fitting[rule])).allowed)
    expect(allowed).toEqual(may)
  })

  it('a local administrator touches are of the own agency', () => {
    const foreign = anAccount('LocalUser', { leaId: 2 })
    expect(canEditAccount(anActor('LocalAdmin'), foreign)).toMatchObject({ code: 'FORBIDDEN' })
    const withMore = anAccount('LocalUser', { roles: ['LocalUser', 'Clerk'] })
    expect(canEditAccount(anActor('LocalAdmin'), withMore)).toMatchObject({ code: 'FORBIDDEN' })
  })

  it.each(['canDisableAccount', 'canEnableAccount', 'canDeleteAccount', 'canRestoreAccount'] as const)(
    '%s asks for the state and for the permission, not for one of them',
    (rule) => {
      const account = anAccount('LocalUser', fitting[rule])
      for (const actor of [
        anActor('StateMonitor', { permissions: ['users.view', 'jurisdiction-users.manage'] }),
        anActor('LocalAdmin', { permissions: ['users.view', 'users.manage'] }),
      ])
        expect(rules[rule](actor, account)).toMatchObject({
          code: 'FORBIDDEN',
          reason: 'Only the state can disable, enable or delete users.',
        })
    },
  )

  it('nobody administers are none, and whoever asks is told so', () => {
    expect(canEditAccount(anActor('LocalUser'), anAccount('LocalUser')).reason).toBe(
      'You may not manage users.',
    )
    expect(canEditAccount(anActor('LocalAdmin'), anAccount('LocalUser', { leaId: null })).reason).toContain(
      'of your own agency only',
    )
  })

  it('everybody has the details of is the own one', () => {
    for (const role of all) {
      const actor = anActor(role)
      expect(canEditAccountDetails(actor, anAccount(role, { id: actor.userId })).allowed).toBe(true)
    }
    expect(canEditAccountDetails(anActor('LocalUser'), anAccount('LocalUser')).allowed).toBe(false)
  })
})

describe('the state of an account', () => {
  const monitor = anActor('StateMonitor')
  it.each<[keyof typeof rules, Partial<AccountFacts>, string]>([
    ['canDisableAccount', { isEnabled: false }, 'This account is already disabled.'],
    ['canDisableAccount', { isDeleted: true, isEnabled: false }, 'This account is deleted.'],
    ['canEnableAccount', {}, 'This account is already enabled.'],
    ['canEnableAccount', { isDeleted: true, isEnabled: false }, 'This account is deleted.'],
    ['canDeleteAccount', { isDeleted: true }, 'This account is already deleted.'],
    ['canRestoreAccount', {}, 'This account is not deleted.'],
    ['canUnblockAccount', {}, 'This account is not locked.'],
    ['canSendPasswordReset', { isEnabled: false }, 'This account is disabled.'],
    ['canEditAccount', { isDeleted: true }, 'This account is deleted.'],
  ])('keeps %s back with %j', (rule, overrides, reason) => {
    expect(rules[rule](monitor, anAccount('LocalUser', overrides))).toEqual({
      allowed: false,
      code: 'CONFLICT',
      reason,
    })
  })
})

describe('the last active', () => {
  const admin = anActor('StateAdmin')
  it.each<[RoleName, string | null]>([
    ['LocalAdmin', 'This is the last active Local Admin of the agency.'],
    ['StateMonitor', 'This is the last active State Monitor.'],
    ['StateAdmin', 'This is the last active System Administrator.'],
    ['LocalUser', null],
    ['DEILiaison', null],
    ['DisputeResolutionStaff', null],
  ])('%s is disabled, deleted or given another role: %s', (role, reason) => {
    const last = anAccount(role, { activePeers: 1 })
    const another = anAccount(role, { activePeers: 2 })
    const next = { roles: [role === 'LocalUser' ? 'LocalAdmin' : 'LocalUser'], leaId: 1 }
    for (const judge of [
      (account: AccountFacts) => canDisableAccount(admin, account),
      (account: AccountFacts) => canDeleteAccount(admin, account),
      (account: AccountFacts) => canChangeStanding(admin, account, next),
    ]) {
      expect(judge(last).reason).toBe(reason)
      expect(judge(another).reason).toBeNull()
    }
  })

  it('local administrator of an agency does not move to another one', () => {
    const last = anAccount('LocalAdmin', { activePeers: 1 })
    expect(canChangeStanding(admin, last, { roles: ['LocalAdmin'], leaId: 2 }).allowed).toBe(false)
    expect(canChangeStanding(admin, last, { roles: ['LocalAdmin'], leaId: 1 }).allowed).toBe(true)
    expect(canChangeStanding(admin, last, { roles: ['LocalAdmin', 'Clerk'], leaId: 1 }).allowed).toBe(true)
  })

  it('of disabled ones may go', () => {
    const disabled = anAccount('LocalAdmin', { activePeers: 1, isEnabled: false })
    expect(canDeleteAccount(admin, disabled).allowed).toBe(true)
  })
})

it('nobody changes the own role or agency', () => {
  const monitor = anActor('StateMonitor')
  const own = anAccount('StateMonitor', { id: monitor.userId })
  expect(canChangeStanding(monitor, own, { roles: ['LocalUser'], leaId: 1 })).toMatchObject({
    code: 'FORBIDDEN',
    reason: 'You cannot change your own role or agency.',
  })
})

it.each<[string[], string[], number, boolean]>([
  [['LocalAdmin'], ['LocalAdmin'], 1, true],
  [['LocalAdmin', 'Clerk'], ['Clerk', 'LocalAdmin'], 1, true],
  [['LocalAdmin'], ['LocalAdmin'], 2, false],
  [['LocalAdmin', 'Clerk'], ['LocalAdmin', 'Coach'], 1, false],
  [['LocalAdmin'], ['LocalAdmin', 'Clerk'], 1, false],
  [['LocalAdmin', 'Clerk'], ['LocalAdmin'], 1, false],
])('one’s own roles %j stay %j in agency %i: allowed %j', (roles, next, leaId, may) => {
  const actor = anActor('LocalAdmin', { roles })
  const own = anAccount('LocalAdmin', { id: actor.userId, roles })
  expect(canChangeStanding(actor, own, { roles: next, leaId }).allowed).toBe(may)
})
