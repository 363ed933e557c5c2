import { afterEach, expect, it } from 'vitest'
import { TestGateway } from '../../testing/gateway.js'

let gateway: TestGateway | undefined
afterEach(() => gateway?.stop())

const address = '/.well-known/security.txt'

it('says whom to tell of a weakness, until when, and where it stands', async () => {
  gateway = await TestGateway.start({
    env: { SECURITY_CONTACT: 'https://state.example/security', PUBLIC_URL: 'https://portal.example' },
    now: () => Date.parse('2026-11-23T17:00:00Z'),
  })
  const response = await gateway.browser().fetch(address)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe(
    [
      'Contact: https://state.example/security',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://portal.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})

it('is not there where nobody is named', async () => {
  gateway = await TestGateway.start({ config: { securityContact: undefined } })
  expect((await gateway.browser().fetch(address, { headers: { accept: 'text/html' } })).status).toBe(404)
})

it('wants a contact that can be followed', async () => {
  await expect(TestGateway.start({ env: { SECURITY_CONTACT: 'the help desk' } })).rejects.toThrow(
    'SECURITY_CONTACT',
  )
  gateway = undefined
})

it.each([
  ['on', 'max-age=31536000; includeSubDomains'],
  ['off', 'max-age=31536000'],
])('HSTS names what is below this name only where that is set: %s', async (set, header) => {
  gateway = await TestGateway.start({ env: { HSTS_SUBDOMAINS: set, PUBLIC_URL: 'https://portal.example' } })
  const { headers } = await gateway.browser().fetch('/healthz')
  expect(headers.get('strict-transport-security')).toBe(header)
})
