import { expect, it } from 'vitest'
import { fieldChanges, historyInSight } from './audit-trail.js'
import type { RoleName } from './accounts/roles.js'
import { anActor } from './testing/builders.js'

it.each<[string, unknown, unknown, [string, string | null, string | null][]]>([
  ['nothing', null, null, []],
  [
    'what was made',
    null,
    { name: 'Clerk', users: 0 },
    [
      ['name', null, 'Clerk'],
      ['users', null, '0'],
    ],
  ],
  ['what was taken away', { name: 'Clerk' }, null, [['name', 'Clerk', null]]],
  ['what changed only', { a: 1, b: 2 }, { a: 1, b: 3 }, [['b', '2', '3']]],
  ['lists with commas', { roles: ['A'] }, { roles: ['A', 'B'] }, [['roles', 'A', 'A, B']]],
  ['people by name', { by: { id: '1', fullName: 'Ada' } }, { by: null }, [['by', 'Ada', null]]],
  ['other objects as JSON', {}, { rule: { a: 1 } }, [['rule', null, '{"a":1}']]],
  ['nothing for empty texts and lists', { a: '', b: [] }, { a: null, b: null }, []],
  ['true and false', { on: true }, { on: false }, [['on', 'true', 'false']]],
])('shows %s', (_case, before, after, changes) => {
  expect(fieldChanges(before, after).map((each) => [each.field, each.before, each.after])).toEqual(changes)
})

it.each<[RoleName, string, ReturnType<typeof historyInSight>]>([
  ['StateMonitor', 'user', 'all'],
  ['StateAdmin', 'selfAssessment', 'all'],
  ['LocalAdmin', 'selfAssessment', { leaId: 1, from: null }],
  ['LocalAdmin', 'finding', { leaId: 1, from: 'issueFinding' }],
  ['LocalUser', 'finding', 'none'],
  ['LocalAdmin', 'user', 'none'],
  ['LocalUser', 'selfAssessment', 'none'],
  ['DEILiaison', 'selfAssessment', 'none'],
  ['DisputeResolutionStaff', 'selfAssessment', 'none'],
])('a %s reads the history of a %s: %j', (role, targetType, sight) => {
  expect(historyInSight(anActor(role), targetType)).toEqual(sight)
})
