import { expect, it } from 'vitest'
import { historyInSight } from './audit-trail.js'
import type { RoleName } from './accounts/roles.js'
import { anActor } from './testing/builders.js'

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
