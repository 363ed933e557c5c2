import { expect, test } from 'vitest'
import { destinationAfterSignIn, sameOriginPath } from './destination.js'

test.each([
  ['LocalUser', 'code', null, '/user/dashboard'],
  ['LocalAdmin', 'code', null, '/user/dashboard'],
  ['DEILiaison', 'code', null, '/user/dashboard'],
  ['StateMonitor', 'code', null, '/user/statedashboard'],
  ['StateAdmin', 'code', null, '/user/statedashboard'],
  ['DisputeResolutionStaff', 'code', null, '/user/statedashboard'],
  ['LocalUser', 'password', null, '/user/landing'],
  ['StateMonitor', 'password', null, '/user/landing'],
  ['LocalUser', 'code', '/', '/user/dashboard'],
  ['LocalUser', 'code', '/user/dashboard/self-assessment/3?tab=2', '/user/dashboard/self-assessment/3?tab=2'],
  ['LocalUser', 'password', '/admin/users', '/admin/users'],
  ['StateMonitor', 'code', '/admin/users', '/admin/users'],
  ['StateMonitor', 'code', '/user/dashboard', '/user/statedashboard'],
  ['StateMonitor', 'code', '/user/dashboard/self-assessment', '/user/statedashboard'],
  ['StateMonitor', 'password', '/user/dashboard', '/user/landing'],
  ['StateAdmin', 'code', '/user/dashboard', '/user/statedashboard'],
  ['StateMonitor', 'code', '/user/statedashboard', '/user/statedashboard'],
  ['DisputeResolutionStaff', 'code', '/user/dashboard', '/user/dashboard'],
] as const)('sends %s after the %s step with return address %s to %s', (role, step, returnUrl, to) => {
  expect(destinationAfterSignIn({ roles: [role], step, returnUrl })).toBe(to)
})

test.each([
  ['password', null, '/admin/users'],
  ['code', '/', '/admin/users'],
  ['code', '/user/landing', '/user/landing'],
  ['code', '/user/dashboard', '/admin/users'],
] as const)(
  'sends a person with a home page after the %s step with return address %s to %s',
  (step, returnUrl, to) => {
    const roles = ['StateMonitor']
    expect(destinationAfterSignIn({ roles, step, returnUrl, homePage: '/admin/users' })).toBe(to)
  },
)

const origin = 'https://portal.example'

test.each(['/user/landing', '/user/dashboard/self-assessment/3?tab=2#items'])(
  'keeps the address %s of this origin',
  (address) => {
    expect(sameOriginPath(address, origin)).toBe(address)
  },
)

test.each([
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  'evil.example',
])('refuses the address %j', (address) => {
  expect(sameOriginPath(address, origin)).toBeNull()
})
