import { afterEach, expect, test } from 'vitest'
import { goTo, here, withoutHashSlash } from './place'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/#/user/landing', '/user/landing'],
  ['/auth/login#/user/dashboard?tab=2', '/user/dashboard?tab=2'],
  ['/user/landing#section', '/user/landing'],
  ['/#//evil.example', '/'],
])('reads the address %s as %s', (address, place) => {
  history.replaceState(null, '', address)
  withoutHashSlash()
  expect(here()).toBe(place)
})

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'goes to the start instead of %s',
  (address) => {
    goTo(address)
    expect(location.href).toBe(`${location.origin}/`)
  },
)

test('takes the hash-slash out of an address it goes to', () => {
  goTo('/#/user/landing')
  expect(here()).toBe('/user/landing')
})
