import { expect, it } from 'vitest'
import { roleNames, type RoleName } from '../accounts/roles.js'
import { anActor } from '../testing/builders.js'
import { launchGaps } from './launch-readiness.js'
import { canLaunchYear, nextYear, yearName } from './year-launch.js'

it.each([
  ['compliance', '2026 - 2027'],
  ['determinations', 'FFY 2026'],
  ['disputes', 'FFY 2026'],
] as const)('names %s years %s', (kind, name) => {
  expect(yearName(kind, 2026)).toBe(name)
})

it('goes on with the latest id and one', () => {
  expect(nextYear('compliance', [2024, 2026, 2025], 2000)).toEqual({ id: 2027, name: '2027 - 2028' })
  expect(nextYear('disputes', [2025], 2000)).toEqual({ id: 2026, name: 'FFY 2026' })
  expect(nextYear('disputes', [], 2026)).toEqual({ id: 2026, name: 'FFY 2026' })
})

it('lets state monitors and system administrators launch', () => {
  const may = roleNames.filter(
    (role) => canLaunchYear(anActor(role), 'compliance', { ids: [2026], first: 2026 }, 2027).allowed,
  )
  expect(may).toEqual(['StateAdmin', 'StateMonitor'] satisfies RoleName[])
})

it.each([
  [2027, null],
  [2026, '2026 - 2027 has already been launched.'],
  [2028, 'The next year is 2027 - 2028.'],
  [1999, 'The next year is 2027 - 2028.'],
])('launches %i: %s', (year, reason) => {
  const verdict = canLaunchYear(
    anActor('StateMonitor'),
    'compliance',
    { ids: [2025, 2026], first: 2026 },
    year,
  )
  expect(verdict).toMatchObject(reason === null ? { allowed: true } : { code: 'CONFLICT', reason })
})

it('says in sentences what is not ready', () => {
  const none = { contents: [], agenciesWithoutAdmin: 0, usersNeverSignedIn: 0 }
  expect(launchGaps(2027, none)).toEqual([])
  expect(
    launchGaps(2027, {
      contents: [
        { part: 'Part B', state: 'Copied' },
        { part: 'Part C', state: 'Missing' },
        { part: 'Part B', state: 'Draft' },
        { part: 'Part B', state: 'Published' },
      ],
      agenciesWithoutAdmin: 1,
      usersNeverSignedIn: 14,
    }),
  ).toEqual([
    'There is no Part B questionnaire of 2027 - 2028 yet. The launch copies the latest one as a draft, and agencies get it when it is published.',
    'There is no Part C questionnaire.',
    'The Part B questionnaire of 2027 - 2028 is a draft. Agencies get it when it is published.',
    'One agency has no active local administrator.',
    '14 users have never signed in.',
  ])
})
