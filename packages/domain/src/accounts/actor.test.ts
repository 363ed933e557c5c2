import { describe, expect, it } from 'vitest'
import { anActor } from '../testing/builders.js'
import { leasSeenBy, seesLea, type Actor } from './actor.js'
import { editorRoles, hasJurisdiction, readRoleName } from './editor-roles.js'
import { administeredLeas } from './grants.js'
import { roleFlags } from './roles.js'

const client = (leas: 'all' | number[]): Actor => ({
  ...anActor('StateMonitor'),
  roles: [],
  client: { scopes: [], leas },
})

describe('the agencies whose records somebody reads', () => {
  it.each<[string, Actor, 'all' | number[]]>([
    ['a monitor', anActor('StateMonitor'), 'all'],
    ['a monitor who chose agencies for the mail', anActor('StateMonitor', { selectedLeas: [2] }), 'all'],
    ['a liaison', anActor('DEILiaison'), 'all'],
    ['a liaison of some', anActor('DEILiaison', { selectedLeas: [2, 3] }), [2, 3]],
    ['dispute resolution of some', anActor('DisputeResolutionStaff', { selectedLeas: [2] }), [2]],
    ['a local administrator', anActor('LocalAdmin'), [1]],
    ['a local user', anActor('LocalUser'), [1]],
    ['a local administrator of no agency', anActor('LocalAdmin', { leaId: null }), []],
    ['a local user of no agency', anActor('LocalUser', { leaId: null }), []],
    ['somebody with a role of the state’s own making', anActor('LocalUser', { roles: ['Clerk'] }), []],
    ['somebody with no role', anActor('LocalUser', { roles: [] }), []],
    ['a client of all', client('all'), 'all'],
    ['a client of some', client([3]), [3]],
  ])('%s: %j %j', (_, actor, leas) => {
    expect(leasSeenBy(actor)).toEqual(leas)
    expect([1, 2, 3].filter((leaId) => seesLea(actor, leaId))).toEqual(leas === 'all' ? [1, 2, 3] : leas)
  })
})

describe('the agencies whose accounts somebody administers', () => {
  it.each<[string, Actor, 'all' | number[]]>([
    ['a monitor', anActor('StateMonitor'), 'all'],
    ['a monitor without the permission', anActor('StateMonitor', { permissions: [] }), []],
    ['a local administrator', anActor('LocalAdmin'), [1]],
    ['a local administrator without the permission', anActor('LocalAdmin', { permissions: [] }), []],
    ['a local administrator of all users', anActor('LocalAdmin', { permissions: ['users.manage'] }), [1]],
    ['a local administrator of no agency', anActor('LocalAdmin', { leaId: null }), []],
    ['a local user of all users', anActor('LocalUser', { permissions: ['users.manage'] }), []],
  ])('%s: %j %j', (_, actor, leas) => {
    expect(administeredLeas(actor)).toEqual(leas)
  })
})

/** Of several roles the first in this order decides, so that a person always counts as exactly one. */
it.each([
  [
    ['StateAdmin', 'LocalUser'],
    ['isStateAdmin', 'isStateMonitor'],
  ],
  [['StateMonitor', 'LocalAdmin', 'DEILiaison'], ['isStateMonitor']],
  [['LocalAdmin', 'LocalUser', 'DEILiaison'], ['isLocalAdmin']],
  [['LocalUser', 'DisputeResolutionStaff'], ['isLocalUser']],
  [['DEILiaison'], ['isLiaison', 'specialReadOnly']],
  [['DisputeResolutionStaff'], ['isLiaison', 'specialReadOnly']],
  [['Clerk'], []],
])('somebody with the roles %j is %j', (roles, flags) => {
  const set = Object.entries(roleFlags(roles)).flatMap(([name, value]) => (value ? [name] : []))
  expect(set).toEqual(flags)
})

describe('the roles of the editor', () => {
  it('want an agency of local people, let the others choose some, and hide one', () => {
    const named = (what: 'needsLea' | 'hasSelectedLeas' | 'extra') =>
      editorRoles.filter((role) => role[what]).map(({ name }) => name)
    expect(named('needsLea')).toEqual(['LocalAdmin', 'LocalUser'])
    expect(named('hasSelectedLeas')).toEqual([
      'DEILiaison',
      'DisputeResolutionStaff',
      'StateMonitor',
      'StateAdmin',
    ])
    expect(named('extra')).toEqual(['StateAdmin'])
  })

  it.each([
    [['StateAdmin'], false],
    [['StateMonitor'], false],
    [['DEILiaison', 'LocalAdmin'], false],
    [['LocalAdmin'], true],
    [['LocalUser'], true],
    [['DisputeResolutionStaff'], true],
    [['Clerk'], true],
  ])('%j have a jurisdiction in lists: %j', (roles, has) => {
    expect(hasJurisdiction(roles)).toBe(has)
  })

  it('a file without a role names none, not even one whose name has no letter', () => {
    expect(readRoleName(' - ', ['LocalAdmin', '…'])).toBeUndefined()
  })
})
