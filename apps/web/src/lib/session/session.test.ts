import { afterEach, expect, test, vi } from 'vitest'
import {
  currentUser,
  forgetUser,
  loginPath,
  onForget,
  onSessionChange,
  rememberUser,
  requireSignIn,
  sessionExpiredText,
  sessionNotice,
  type CurrentUser,
} from './session'
import { storage } from '../storage'

const user: CurrentUser = {
  id: 'u1',
  userName: 'user@howard.example',
  fullName: 'Mei Tanaka',
  email: 'user@howard.example',
  roles: ['LocalUser'],
  permissions: ['assigned-questions.answer'],
  leaId: 13,
  leaName: 'Howard County',
}
afterEach(() => history.replaceState(null, '', '/'))

test('remembers the person under the keys of the specification, without any secret', () => {
  rememberUser(user)
  expect(currentUser()).toMatchObject({ id: 'u1', fullName: 'Mei Tanaka', roles: ['LocalUser'] })
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'FullName',
    'LeaName',
    'UserId',
    'UserLeaId',
    'current_user',
    'remember_me',
    'user_permissions',
  ])
})

test('clears the saved school year after signing in, and only then', () => {
  storage.write('schoolYear', 2024)
  rememberUser(user)
  expect(storage.read('schoolYear')).toBe(2024)
  rememberUser(user, { signedInNow: true })
  expect(storage.read('schoolYear')).toBeNull()
})

test('forgets the person, and lets caches do so too', () => {
  const forget = vi.fn<() => void>()
  onForget(forget)
  rememberUser(user)
  forgetUser()
  expect(currentUser()).toBeNull()
  expect(storage.read('UserLeaId')).toBeNull()
  expect(forget).toHaveBeenCalled()
})

test('hears another tab sign in and out', () => {
  const heard: unknown[] = []
  const stop = onSessionChange((signal) => heard.push(signal))
  rememberUser(user)
  dispatchEvent(new StorageEvent('storage', { key: 'current_user' }))
  dispatchEvent(new StorageEvent('storage', { key: 'schoolYear' }))
  forgetUser()
  dispatchEvent(new StorageEvent('storage', { key: 'current_user' }))
  stop()
  dispatchEvent(new StorageEvent('storage', { key: 'current_user' }))
  expect(heard).toEqual([{ kind: 'signed-in', userId: 'u1' }, { kind: 'signed-out' }])
})

test.each([
  [undefined, undefined, 'session expired'],
  ['This account has been disabled.', undefined, 'session expired disabled'],
  ['x', 'refresh token reused', 'session expired (refresh token reused)'],
])('words the end of a session (%s, %s) as %s', (message, description, words) => {
  expect(sessionExpiredText(message, description)).toBe(words)
})

test('leads back to the page and its query after signing in again', () => {
  history.replaceState(null, '', '/user/dashboard?year=2026')
  requireSignIn('session expired')
  expect(location.pathname).toBe('/auth/login')
  expect(new URLSearchParams(location.search).get('returnUrl')).toBe('/user/dashboard?year=2026')
  expect(sessionNotice()).toBe('session expired')
})

test('remembers the start where no address was asked for', () => {
  expect(loginPath('')).toBe('/auth/login?returnUrl=%2F')
})
