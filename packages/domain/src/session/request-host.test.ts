import { expect, test } from 'vitest'
import { namesOneHost } from './request-host.js'

test.each([
  [['portal.example'], '/user/landing'],
  [['localhost:4000'], '*'],
  [['[::1]:4000'], '/'],
  [['Portal.Example:443'], 'https://portal.example:443/a?b=http://other.example/'],
])('takes the host %j with the target %s', (hosts, target) => {
  expect(namesOneHost(hosts, target, '1.1')).toBe(true)
})

test.each([
  [[], '/'],
  [[''], '/'],
  [['portal.example', 'evil.example'], '/'],
  [['portal.example', 'portal.example'], '/'],
  [['portal.example, evil.example'], '/'],
  [['user@portal.example'], '/'],
  [['portal.example/evil'], '/'],
  [['portal.example'], 'http://evil.example/'],
  [['portal.example'], 'http://user@portal.example/'],
  [['portal.example'], 'http:///'],
  [['portal.example:1:2'], '/'],
])('refuses the hosts %j with the target %s', (hosts, target) => {
  expect(namesOneHost(hosts, target, '1.1')).toBe(false)
})

test('lets a request of HTTP/1.0 leave the host out, and not in doubt', () => {
  expect(namesOneHost([], '/readyz', '1.0')).toBe(true)
  expect(namesOneHost([], 'http://evil.example/', '1.0')).toBe(false)
  expect(namesOneHost(['a.example', 'b.example'], '/', '1.0')).toBe(false)
})
