import { describe, expect, it } from 'vitest'
import { anActor } from '../testing/builders.js'
import { peopleSeenBy, presentAs, readPresenceTopic } from './presence.js'

const at = (role: Parameters<typeof anActor>[0], userId: string, since = 1) => ({
  ...presentAs({ ...anActor(role), userId, fullName: `Person ${userId}` }),
  since,
})
const names = (people: readonly { userId: string }[]) => people.map(({ userId }) => userId)

describe('people on a record', () => {
  const everybody = [
    at('StateAdmin', 'sa'),
    at('StateMonitor', 'sm'),
    at('DEILiaison', 'li'),
    at('DisputeResolutionStaff', 'drs'),
    at('LocalAdmin', 'la'),
    at('LocalUser', 'lu'),
  ]

  it.each([
    ['a local user', 'lu', 'agency', ['la', 'sa', 'sm']],
    ['a local administrator', 'la', 'agency', ['lu', 'sa', 'sm']],
    ['a state monitor', 'sm', 'state', ['drs', 'la', 'li', 'lu', 'sa']],
    ['a liaison', 'li', 'state', ['drs', 'la', 'lu', 'sa', 'sm']],
  ] as const)('are those that %s may know of', (_who, userId, side, seen) => {
    expect(names(peopleSeenBy({ userId, side }, everybody))).toEqual(seen)
  })

  it('stand there once each, where they went last', () => {
    const twice = [
      { ...at('LocalUser', 'lu', 5), at: 3 },
      { ...at('LocalUser', 'lu', 9), at: 4 },
      { ...at('LocalUser', 'lu', 7), at: 1 },
    ]
    expect(peopleSeenBy({ userId: 'la', side: 'agency' }, twice).map((one) => one.at)).toEqual([4])
  })
})

it('reads the topic of a record, and nothing else', () => {
  expect(readPresenceTopic('subsection-review:12')).toEqual({ kind: 'subsection-review', id: 12 })
  for (const text of ['subsection', 'subsection:0', 'subsection:1x', 'users:1', 'subsection:99999999999', ''])
    expect(readPresenceTopic(text)).toBeUndefined()
})
