import { describe, expect, it } from 'vitest'
import { anActor } from '../testing/builders.js'
import { defaultRolePermissions } from './permissions.js'
import {
  canChangeRole,
  canCreateRole,
  canDeleteRole,
  canEditRole,
  checkRoleInput,
  roleNameOf,
} from './role-acts.js'

const clerk = { name: 'Clerk', permissions: ['users.view'], usersCount: 0 }
const monitor = anActor('StateMonitor')

describe('a role', () => {
  it.each([
    ['complete', { name: 'Clerk', description: 'Files.', permissions: ['users.view'] }, []],
    ['empty', { name: ' ', description: '', permissions: [] }, ['description', 'permissions']],
    ['without a name', { name: '', description: 'Files.', permissions: ['users.view'] }, []],
    [
      'with an unknown permission',
      { name: 'Clerk', description: 'Files.', permissions: ['users.view', 'moon.land'] },
      ['permissions'],
    ],
    [
      'with long words',
      { name: 'a'.repeat(101), description: 'a'.repeat(501), permissions: ['users.view'] },
      ['name', 'description'],
    ],
  ])('%s', (_case, input, fields) => {
    expect(checkRoleInput(input).map((verdict) => (verdict.allowed ? '' : verdict.field))).toEqual(fields)
  })

  it('may stay without permissions, not lose its last one', () => {
    const input = { name: 'DEILiaison', description: 'Reads.', permissions: [] }
    expect(checkRoleInput(input, { permissions: [] })).toEqual([])
    expect(checkRoleInput(input, { permissions: ['users.view'] })).toHaveLength(1)
  })

  it('is made by holders of roles.manage, of what they hold', () => {
    expect(canCreateRole(monitor, ['users.view']).allowed).toBe(true)
    expect(canCreateRole(monitor, ['administrators.manage']).allowed).toBe(false)
    expect(canCreateRole(anActor('LocalAdmin'), ['jurisdiction-users.view'])).toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it('that allows more than the own role is not touched', () => {
    const admin = { name: 'StateAdmin', permissions: defaultRolePermissions.StateAdmin, usersCount: 1 }
    expect(canEditRole(monitor, admin).allowed).toBe(false)
    expect(canEditRole(anActor('StateAdmin'), admin).allowed).toBe(true)
  })

  it.each([
    ['LocalUser', { name: 'Pupil' }, 'This role is part of every installation and keeps its name.'],
    ['LocalUser', { description: 'Other words.' }, null],
    ['StateAdmin', { permissions: ['users.view'] }, 'A System Administrator always has every permission.'],
    ['StateAdmin', { description: 'Other words.' }, null],
    ['StateMonitor', { permissions: ['users.manage'] }, null],
  ] as const)('%s changed by a system administrator to %j: %s', (name, change, reason) => {
    const role = { name, permissions: defaultRolePermissions[name], usersCount: 3 }
    const next = { name, description: 'Words.', permissions: role.permissions, ...change }
    expect(canChangeRole(anActor('StateAdmin'), role, next).reason).toBe(reason)
  })

  it.each(['LocalAdmin', 'LocalUser', 'DEILiaison'] as const)(
    'is neither changed nor deleted by a %s',
    (role) => {
      const next = { name: 'Clerk', description: 'Files.', permissions: ['users.view'] }
      expect(canChangeRole(anActor(role), clerk, next).reason).toBe('You may not manage roles.')
      expect(canDeleteRole(anActor(role), clerk).reason).toBe('You may not manage roles.')
    },
  )

  it('that allows more than the own one is neither changed nor deleted, even if it is to allow less', () => {
    const more = { ...clerk, permissions: ['administrators.manage'] }
    const next = { name: 'Clerk', description: 'Files.', permissions: ['users.view'] }
    expect(canChangeRole(monitor, more, next)).toMatchObject({ code: 'FORBIDDEN' })
    expect(canDeleteRole(monitor, more)).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('of the system keeps every permission, none exchanged for another', () => {
    const role = { name: 'StateAdmin', permissions: ['users.view', 'roles.manage'], usersCount: 1 }
    const next = { name: 'StateAdmin', description: 'All.', permissions: ['users.manage', 'roles.manage'] }
    expect(canChangeRole(anActor('StateAdmin'), role, next).reason).toContain('always has every permission')
  })

  it.each([
    ['Clerk', 'Files.', 'Clerk'],
    ['', 'Files.', 'Files.'],
    ['', `${'a'.repeat(99)} and more`, 'a'.repeat(99)],
    ['', 'Fi\u202eles.', 'Role'],
  ])('named %j and described as %j is called %j', (name, description, called) => {
    expect(roleNameOf({ name, description })).toBe(called)
  })

  it('of one’s own keeps the managing of roles', () => {
    const role = { name: 'StateMonitor', permissions: defaultRolePermissions.StateMonitor, usersCount: 2 }
    const permissions = role.permissions.filter((value) => value !== 'roles.manage')
    expect(canChangeRole(monitor, role, { name: role.name, description: 'x', permissions })).toMatchObject({
      code: 'CONFLICT',
      reason: 'You cannot take the managing of roles from your own role.',
    })
  })

  it('is deleted while nobody has it, unless it is built in', () => {
    expect(canDeleteRole(monitor, clerk).allowed).toBe(true)
    expect(canDeleteRole(monitor, { ...clerk, usersCount: 1 }).reason).toBe('One user has this role.')
    expect(canDeleteRole(monitor, { ...clerk, usersCount: 12 }).reason).toBe('12 users have this role.')
    expect(canDeleteRole(monitor, { ...clerk, name: 'LocalUser' }).reason).toBe(
      'This role is part of every installation.',
    )
  })
})
