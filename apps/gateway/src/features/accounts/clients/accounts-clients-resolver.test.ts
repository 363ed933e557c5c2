import type { AnswerOf, getClient } from '@portal/rest-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.js'
import { TestGateway } from '../../../testing/gateway.js'

type Client = AnswerOf<typeof getClient>

const yes = { allowed: true, reason: null }

function aClient(id: string, given: Partial<Client> = {}): Client {
  return {
    id,
    name: `Warehouse ${id}`,
    contact: 'warehouse@state.example',
    scopes: ['agencies.read'],
    allLeas: true,
    leaIds: [],
    expiresOn: '2027-06-30',
    requestsPerMinute: 600,
    state: 'active',
    secretCreatedOn: '2026-11-21T12:00:00.000Z',
    previousSecretUntil: null,
    lastUsedOn: null,
    lastUsedFrom: null,
    revokedOn: null,
    createdBy: { id: 'u-1', fullName: 'Dana Reed' },
    createdOn: '2026-11-21T12:00:00.000Z',
    changedBy: null,
    changedOn: null,
    version: 1,
    edit: yes,
    rotate: yes,
    revoke: yes,
    ...given,
  }
}

let gateway: TestGateway
let browser: Browser

beforeAll(async () => {
  gateway = await TestGateway.start()
  browser = await gateway.signedInBrowser()
})
afterAll(async () => {
  await gateway.stop()
})
beforeEach(() => {
  gateway.upstream.answers.clear()
  gateway.upstream.received.length = 0
})

describe('clients', () => {
  it('are listed with one call, however many there are', async () => {
    const clients = Array.from({ length: 20 }, (_, index) => aClient(`client-${index}`))
    gateway.upstream.answers.set('listClients', (_request, response) => response.json(clients))
    const result = await browser.query(
      '{ clients { id state createdBy { fullName } } clientScopes { value } }',
    )
    expect(result.data?.['clients']).toHaveLength(20)
    expect(result.data?.['clientScopes']).toContainEqual({ value: 'agencies.read' })
    expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['listClients'])
  })

  it('are registered with what was given, and the secret stands in no log', async () => {
    const secret = 'a-secret-that-is-shown-once'
    gateway.upstream.answers.set('registerClient', (_request, response) =>
      response.status(201).json({ client: aClient('client-1'), secret }),
    )
    const input = {
      name: 'Warehouse',
      contact: 'warehouse@state.example',
      scopes: ['agencies.read'],
      allLeas: false,
      leaIds: [1],
      expiresOn: '2027-06-30',
      requestsPerMinute: 60,
    }
    const result = await browser.query(
      'mutation ($input: RegisterClientInput!) { registerClient(input: $input) { errors { code } secret client { id } } }',
      { input },
    )
    expect(result.data?.['registerClient']).toEqual({ errors: [], secret, client: { id: 'client-1' } })
    expect(gateway.upstream.last('registerClient').body).toEqual(input)
    expect(gateway.logLines.join()).not.toContain(secret)
  })

  it('that somebody else changed answer CONFLICT with the client as it stands', async () => {
    const current = aClient('client-1', { version: 3 })
    for (const id of ['updateClient', 'rotateClientSecret', 'revokeClient'])
      gateway.upstream.answers.set(id, (_request, response) =>
        response.status(409).json({ id: 'e', code: 'CONFLICT', status: 409, message: 'Changed.', current }),
      )
    const result = await browser.query(`mutation {
      rotate: rotateClientSecret(id: "client-1", version: 1, keepPrevious: true) { errors { code } secret client { version } }
      revoke: revokeClient(id: "client-1", version: 1) { errors { code } client { version } }
    }`)
    const refused = { errors: [{ code: 'CONFLICT' }], client: { version: 3 } }
    expect(result.data).toEqual({ rotate: { ...refused, secret: null }, revoke: refused })
  })
})
