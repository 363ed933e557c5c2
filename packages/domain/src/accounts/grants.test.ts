import { describe, expect, it } from 'vitest'
import { anActor } from '../testing/builders.js'
import { editorRoleOf, readRoleName } from './editor-roles.js'
import {
  administeredLeas,
  canGrantRole,
  isShownInEditor,
  isUserAdministrator,
  lackedPermissions,
} from './grants.js'
import { defaultRolePermissions } from './permissions.js'
import { roleNames, type RoleName } from './roles.js'

const aRole = (name: RoleName) => ({ name, permissions: defaultRolePermissions[name] })

describe('giving roles', () => {
  it.each<[RoleName, RoleName[]]>([
    [
      'StateAdmin',
      ['StateAdmin', 'StateMonitor', 'LocalAdmin', 'LocalUser', 'DEILiaison', 'DisputeResolutionStaff'],
    ],
    ['StateMonitor', ['StateMonitor', 'LocalAdmin', 'LocalUser', 'DEILiaison', 'DisputeResolutionStaff']],
    ['LocalAdmin', ['LocalAdmin', 'LocalUser']],
    ['LocalUser', []],
    ['DEILiaison', []],
    ['DisputeResolutionStaff', []],
  ])('lets a %s give %j', (role, may) => {
    const grantable = roleNames.filter((name) => canGrantRole(anActor(role), aRole(name)).allowed)
    expect(grantable).toEqual(may)
  })

  it.each<[string, RoleName, string[], string[], string[]]>([
    ['nothing of nothing', 'LocalUser', [], [], []],
    ['what the actor holds not', 'StateMonitor', [], ['users.manage'], ['users.manage']],
    ['nothing that the actor holds', 'StateMonitor', ['users.manage'], ['users.manage'], []],
    [
      'nothing of one agency that the actor holds for all',
      'StateMonitor',
      ['users.manage', 'users.view'],
      ['jurisdiction-users.manage', 'jurisdiction-users.view'],
      [],
    ],
    [
      'viewing, which managing does not cover',
      'StateMonitor',
      ['users.manage'],
      ['jurisdiction-users.view'],
      ['jurisdiction-users.view'],
    ],
    ['no work inside an agency', 'StateMonitor', [], ['jurisdiction-questions.answer'], []],
    ['what nobody knows', 'StateAdmin', ['users.manage'], ['moon.land'], ['moon.land']],
  ])('finds lacking: %s', (_case, role, held, wanted, lacked) => {
    expect(lackedPermissions(anActor(role, { permissions: held }), wanted)).toEqual(lacked)
  })

  it('refuses a custom role that allows more than the actor may, and one without roles.assign', () => {
    const monitor = anActor('StateMonitor')
    const custom = { name: 'Clerk', permissions: ['users.view'] }
    expect(canGrantRole(monitor, custom)).toEqual({ allowed: true, reason: null })
    expect(canGrantRole(monitor, { ...custom, permissions: ['administrators.manage'] })).toMatchObject({
      code: 'FORBIDDEN',
    })
    const without = anActor('StateMonitor', {
      permissions: monitor.permissions.filter((value) => value !== 'roles.assign'),
    })
    expect(canGrantRole(without, custom).reason).toBe('You may not assign roles.')
    expect(canGrantRole(anActor('LocalAdmin'), custom).allowed).toBe(false)
  })

  it('lets a local administrator give Local Admin no longer once that allows more than the own role', () => {
    const admin = anActor('LocalAdmin', { permissions: ['jurisdiction-users.manage'] })
    const grown = { name: 'LocalAdmin', permissions: ['jurisdiction-users.manage', 'users.view'] }
    expect(canGrantRole(admin, grown).allowed).toBe(false)
  })

  it('keeps local people in their agency whatever they hold', () => {
    const holder = { permissions: ['users.manage', 'roles.assign', 'jurisdiction-users.manage'] }
    expect(administeredLeas(anActor('LocalAdmin', holder))).toEqual([1])
    expect(administeredLeas(anActor('LocalAdmin', { ...holder, leaId: null }))).toEqual([])
    expect(administeredLeas(anActor('LocalUser', holder))).toEqual([])
    expect(administeredLeas(anActor('DEILiaison', holder))).toBe('all')
    expect(isUserAdministrator(anActor('StateMonitor'))).toBe(true)
    expect(isUserAdministrator(anActor('LocalAdmin'))).toBe(false)
  })
})

describe('the editor', () => {
  it('offers System Administrator to user administrators only', () => {
    expect(isShownInEditor(anActor('StateMonitor'), 'StateAdmin')).toBe(true)
    expect(isShownInEditor(anActor('LocalAdmin'), 'StateAdmin')).toBe(false)
    expect(isShownInEditor(anActor('LocalAdmin'), 'LocalUser')).toBe(true)
    expect(isShownInEditor(anActor('LocalUser'), 'LocalUser')).toBe(false)
  })

  it.each<[string[], RoleName]>([
    [['LocalUser', 'StateAdmin', 'StateMonitor'], 'StateAdmin'],
    [['DEILiaison', 'StateMonitor'], 'StateMonitor'],
    [['LocalAdmin', 'DEILiaison'], 'DEILiaison'],
    [['DisputeResolutionStaff', 'LocalAdmin'], 'LocalAdmin'],
    [['LocalUser', 'DisputeResolutionStaff'], 'DisputeResolutionStaff'],
    [['Clerk'], 'LocalUser'],
    [[], 'LocalUser'],
  ])('shows %j as %s', (roles, shown) => {
    expect(editorRoleOf(roles)).toBe(shown)
  })

  it.each([
    ['LocalAdmin', 'LocalAdmin'],
    ['local admin', 'LocalAdmin'],
    ['State Admin', 'StateMonitor'],
    ['StateMonitor', 'StateMonitor'],
    ['System Administrator', 'StateAdmin'],
    ['dei-liaison', 'DEILiaison'],
    ['Headmaster', undefined],
    ['', undefined],
  ])('reads the role %j as %s', (text, name) => {
    expect(readRoleName(text, roleNames)).toBe(name)
  })
})
