import { createPublicKey, type KeyObject } from 'node:crypto'
import jwt from 'jsonwebtoken'
import { LRUCache } from 'lru-cache'
import type { JwtKey } from '../../../server/secrets.js'
import type { Account } from '../../accounts/accounts-read-model.js'

/** Who signs access tokens and whom they are for; the gateway and integrators check both. */
export const accessTokenIssuer = 'urn:portal:api'
export const accessTokenAudience = 'urn:portal'

/** Whom a token is of. `scopes` is there for clients only, `sessionId` for people only. */
interface TokenFacts {
  userId: string
  issuedAt: Date
  /** The family of refresh tokens that the token belongs to. */
  sessionId?: string
  scopes?: readonly string[]
}

/** Tokens whose signature was checked are remembered as long as they are good: checking it costs as much as a small query. */
const mostRemembered = 5000

/** Signs and reads access tokens. */
export interface AccessTokens {
  /** Claims of specification 000 section 3 and iss, aud, iat, exp, sid; `now` becomes iat with its milliseconds. */
  sign(account: Account, sessionId: string, now: Date): string
  /** A token of a client: of this session's scopes only, and of no person. */
  signClient(client: { userId: string; fullName: string }, scopes: readonly string[], now: Date): string
  /** Null for a token that is not ours, not well formed, or past its end. */
  read(token: string, now: Date): TokenFacts | null
  /** Public keys, RFC 7517. */
  jwks: { keys: Record<string, unknown>[] }
  lifeSeconds: number
}

/** Signs and verifies access tokens: with the first key, and with all of them. `lifeSeconds` is how long a token is good. */
export function createAccessTokens(keys: readonly JwtKey[], lifeSeconds: number): AccessTokens {
  const [signing] = keys
  if (!signing) throw new Error('No key to sign access tokens with.')
  const published = keys.map((key) => ({ ...key, publicKey: createPublicKey(key.privateKey) }))
  const signed = (subject: string, claims: object, now: Date): string => {
    // A NumericDate may have decimals (RFC 7519 section 2): a password change must distinguish tokens of one second.
    const iat = now.getTime() / 1000
    return jwt.sign({ ...claims, iat, exp: Math.floor(iat) + lifeSeconds }, signing.privateKey, {
      algorithm: signing.algorithm,
      keyid: signing.kid,
      subject,
      issuer: accessTokenIssuer,
      audience: accessTokenAudience,
    })
  }
  const checked = new LRUCache<string, { facts: TokenFacts; endsAt: number }>({ max: mostRemembered })
  return {
    lifeSeconds,
    jwks: {
      keys: published.map(({ kid, algorithm, publicKey }) => ({
        ...publicKey.export({ format: 'jwk' }),
        kid,
        alg: algorithm,
        use: 'sig',
      })),
    },
    sign: (account, sessionId, now) => signed(account.userId, claimsOf(account, sessionId), now),
    signClient: (client, scopes, now) =>
      signed(
        client.userId,
        { client_id: client.userId, name: client.fullName, scope: scopes.join(' ') },
        now,
      ),
    read(token, now) {
      const known = checked.get(token)
      if (known) return now.getTime() < known.endsAt ? known.facts : null
      const claims = verified(published, token, now)
      if (!claims?.sub || claims.iat === undefined || claims.exp === undefined) return null
      const { sub, iat, exp, sid, client_id: client, scope } = claims
      const facts: TokenFacts = { userId: sub, issuedAt: new Date(Math.round(iat * 1000)) }
      if (client !== undefined) facts.scopes = String(scope ?? '').split(' ')
      if (typeof sid === 'string') facts.sessionId = sid
      checked.set(token, { facts, endsAt: exp * 1000 })
      return facts
    },
  }
}

function claimsOf(account: Account, sessionId: string): object {
  return {
    sid: sessionId,
    name: account.userName,
    fullname: account.fullName,
    email: account.email,
    jobtitle: account.jobTitle ?? '',
    phone_number: account.phoneNumber ?? '',
    role: account.roles,
    permission: account.permissions,
    configuration: JSON.stringify(account.configuration),
  }
}

type PublishedKey = JwtKey & { publicKey: KeyObject }

/** The claims of a token that one of our keys signed and that is still good; null for any other. */
function verified(published: readonly PublishedKey[], token: string, now: Date): jwt.JwtPayload | null {
  try {
    const kid = jwt.decode(token, { complete: true })?.header.kid
    const key = published.find((candidate) => candidate.kid === kid)
    if (!key) return null
    const claims = jwt.verify(token, key.publicKey, {
      algorithms: [key.algorithm],
      issuer: accessTokenIssuer,
      audience: accessTokenAudience,
      clockTimestamp: now.getTime() / 1000,
    })
    return typeof claims === 'string' ? null : claims
  } catch {
    return null
  }
}
