import { expect, it } from 'vitest'
import { originOf } from './session-origin.js'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:7:1::9', '2001:db8:7:1::/64'],
  ['2001:DB8:0007:1:ffff:1:2:3', '2001:db8:7:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('counts %s as %s', (ip, origin) => {
  expect(originOf(ip)).toBe(origin)
})
