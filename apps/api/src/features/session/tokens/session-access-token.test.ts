import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { newJwtKeys, parseJwtKeys, type JwtKey } from '../../../server/secrets.js'
import type { Account } from '../../accounts/accounts-read-model.js'
import { createAccessTokens } from './session-access-token.js'

const account: Account = {
  userId: 'user-1',
  userName: 'someone@state.example',
  fullName: 'Some One',
  email: 'someone@state.example',
  phoneNumber: null,
  title: null,
  jobTitle: null,
  sortOrder: 0,
  contactInfoDisplayed: false,
  leaId: null,
  leaName: null,
  selectedLeas: [],
  isEnabled: true,
  lastLoginAt: null,
  configuration: {},
  roles: ['StateMonitor'],
  permissions: [],
  tokensValidAfter: new Date(0),
  endedSessions: [],
  version: 1,
}
const newKey = (): JwtKey[] => parseJwtKeys(newJwtKeys())
const now = new Date('2026-11-21T10:00:00.250Z')

describe('an access token', () => {
  it('tells whom it is for and the millisecond it was issued', () => {
    const tokens = createAccessTokens(newKey(), 300)
    expect(tokens.read(tokens.sign(account, 'session-1', now), now)).toEqual({
      userId: 'user-1',
      issuedAt: now,
      sessionId: 'session-1',
    })
  })

  it('is good until its life is over', () => {
    const tokens = createAccessTokens(newKey(), 300)
    const token = tokens.sign(account, 'session-1', now)
    expect(tokens.read(token, new Date(now.getTime() + 299_000))).not.toBeNull()
    expect(tokens.read(token, new Date(now.getTime() + 300_000))).toBeNull()
  })

  it('signed with the key before is good after a rotation, until that key is gone too', () => {
    const [before, current] = [newKey(), newKey()]
    const token = createAccessTokens(before, 300).sign(account, 'session-1', now)
    const rotated = createAccessTokens([...current, ...before], 300)
    expect(rotated.read(token, now)).not.toBeNull()
    expect(rotated.jwks.keys).toHaveLength(2)
    expect(createAccessTokens(current, 300).read(token, now)).toBeNull()
  })

  it('is refused unsigned, and signed with the public key as a secret', () => {
    const tokens = createAccessTokens(newKey(), 300)
    const [header = '', payload = ''] = tokens.sign(account, 'session-1', now).split('.')
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }
    const forged = (alg: string) =>
      Buffer.from(JSON.stringify({ alg, kid, typ: 'JWT' })).toString('base64url')
    expect(tokens.read(`${forged('none')}.${payload}.`, now)).toBeNull()
    const secret = JSON.stringify(tokens.jwks.keys[0])
    const signature = createHmac('sha256', secret)
      .update(`${forged('HS256')}.${payload}`)
      .digest('base64url')
    expect(tokens.read(`${forged('HS256')}.${payload}.${signature}`, now)).toBeNull()
    expect(tokens.read('not a token', now)).toBeNull()
  })

  it('publishes no private part of a key', () => {
    const { jwks } = createAccessTokens(newKey(), 300)
    expect(Object.keys(jwks.keys[0] ?? {}).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  })
})
