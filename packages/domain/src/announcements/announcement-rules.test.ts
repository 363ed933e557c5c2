import { describe, expect, it, test } from 'vitest'
import type { RoleName } from '../accounts/roles.js'
import { anActor } from '../testing/builders.js'
import {
  announcementState,
  canChangeAnnouncement,
  canDismissAnnouncement,
  canManageAnnouncements,
  canRestoreAnnouncement,
  checkAnnouncement,
  isAnnouncedTo,
  mostAnnouncementCharacters,
  seesAnnouncement,
} from './announcement-rules.js'

test.each<[RoleName, boolean]>([
  ['StateAdmin', true],
  ['StateMonitor', true],
  ['DEILiaison', false],
  ['DisputeResolutionStaff', false],
  ['LocalAdmin', false],
  ['LocalUser', false],
])('%s manages announcements: %s', (role, may) => {
  const facts = { isDeleted: false }
  expect(canManageAnnouncements(anActor(role)).allowed).toBe(may)
  expect(canChangeAnnouncement(anActor(role), facts).allowed).toBe(may)
  expect(canRestoreAnnouncement(anActor(role), { isDeleted: true }).allowed).toBe(may)
})

test('what was deleted is restored before it is changed, and only then', () => {
  const monitor = anActor('StateMonitor')
  expect(canChangeAnnouncement(monitor, { isDeleted: true })).toMatchObject({ code: 'CONFLICT' })
  expect(canRestoreAnnouncement(monitor, { isDeleted: false })).toMatchObject({ code: 'CONFLICT' })
})

/** Local users of these builders belong to agency 1. */
test.each<[RoleName, string[], number[], boolean]>([
  ['LocalUser', [], [], true],
  ['LocalUser', ['LocalAdmin'], [], false],
  ['LocalUser', ['LocalAdmin', 'LocalUser'], [], true],
  ['LocalUser', [], [1, 2], true],
  ['LocalUser', [], [2], false],
  ['LocalAdmin', ['LocalAdmin'], [2], false],
  ['StateMonitor', [], [], true],
  ['StateMonitor', [], [1], false],
  ['StateMonitor', ['StateMonitor', 'LocalAdmin'], [1], true],
  ['StateAdmin', ['StateMonitor'], [], true],
  ['DEILiaison', ['StateMonitor'], [], false],
])('%s reads what is for the roles %j of the agencies %j: %s', (role, roles, leaIds, reads) => {
  expect(isAnnouncedTo(anActor(role), { roles, leaIds })).toBe(reads)
})

describe('the days of an announcement', () => {
  const days = { fromDay: '2026-11-02', toDay: '2026-11-04' }
  it.each([
    ['2026-11-01', 'Planned'],
    ['2026-11-02', 'Shown'],
    ['2026-11-04', 'Shown'],
    ['2026-11-05', 'Over'],
  ])('on %s it is %s', (today, state) => {
    expect(announcementState(days, today)).toBe(state)
    const facts = { ...days, roles: [], leaIds: [], dismissible: true, isDeleted: false }
    expect(seesAnnouncement(anActor('LocalUser'), facts, today)).toBe(state === 'Shown')
    expect(seesAnnouncement(anActor('LocalUser'), { ...facts, isDeleted: true }, today)).toBe(false)
  })
})

test('one that is not dismissible stays', () => {
  expect(canDismissAnnouncement({ dismissible: true }).allowed).toBe(true)
  expect(canDismissAnnouncement({ dismissible: false })).toMatchObject({ code: 'CONFLICT' })
})

describe('what an announcement must hold', () => {
  const good = {
    title: 'Closed on Friday',
    body: '<p>a</p>',
    plainText: 'a',
    roles: ['LocalAdmin'],
    fromDay: '2026-11-02',
    toDay: '2026-11-02',
  }
  const refused = (overrides: object) =>
    checkAnnouncement({ ...good, ...overrides }).flatMap((one) =>
      one.allowed ? [] : [[one.field, one.reason]],
    )
  it('takes one day and one word', () => {
    expect(refused({})).toEqual([])
  })
  it('names everything that is missing at once', () => {
    expect(
      refused({ title: ' ', plainText: ' ', fromDay: '', toDay: '2026-02-30', roles: ['Everybody'] }),
    ).toEqual([
      ['title', 'Title is required.'],
      ['body', 'Text is required.'],
      ['fromDay', 'Choose the first day.'],
      ['toDay', 'Choose the last day.'],
      ['roles', 'Choose roles of the list.'],
    ])
  })
  it('refuses a last day before the first, and too much of everything', () => {
    expect(refused({ toDay: '2026-11-01' })).toEqual([['toDay', 'Last day must be on or after First day.']])
    expect(refused({ title: 'x'.repeat(121) })).toEqual([['title', 'Title can have at most 120 characters.']])
    expect(refused({ body: 'x'.repeat(mostAnnouncementCharacters) })).toEqual([])
    expect(refused({ body: 'x'.repeat(mostAnnouncementCharacters + 1) })).toHaveLength(1)
    expect(refused({ roles: ['StateAdmin'] })).toHaveLength(1)
  })
})
