import { expect, it } from 'vitest'
import { homePages } from '../shell/home-pages.js'
import {
  checkNotificationChoice,
  notificationGroupsFor,
  type NotificationChannel,
} from './notification-groups.js'

it.each<[string, string, NotificationChannel, boolean]>([
  ['LocalUser', 'assignments', 'Off', true],
  ['LocalUser', 'findings', 'Weekly', false],
  ['LocalUser', 'findings', 'Immediate', true],
  ['LocalUser', 'findings', 'Off', false],
  ['LocalUser', 'letters', 'Off', false],
  ['LocalUser', 'account', 'Off', false],
  ['LocalUser', 'years', 'Daily', false],
  ['DisputeResolutionStaff', 'years', 'Daily', true],
  ['LocalUser', 'horoscope', 'Daily', false],
])('a %s sets %s to %s: %s', (role, group, channel, allowed) => {
  expect(checkNotificationChoice([role], { group, channel }).allowed).toBe(allowed)
})

it('lists for everybody what concerns the own account', () => {
  for (const role of ['StateMonitor', 'LocalAdmin', 'LocalUser', 'DEILiaison', 'DisputeResolutionStaff'])
    expect(notificationGroupsFor([role]).map((group) => group.key)).toContain('account')
  expect(notificationGroupsFor(['Clerk'])).toEqual([])
})

it('offers pages of the own menu to begin with', () => {
  const paths = (role: string) => homePages([role]).map(({ path }) => path)
  expect(paths('LocalUser')).toContain('/user/dashboard/self-assessment')
  expect(paths('LocalUser')).not.toContain('/admin/users')
  expect(paths('StateMonitor')).toContain('/admin/users')
  expect(paths('DEILiaison')[0]).toBe('/user/landing')
})
