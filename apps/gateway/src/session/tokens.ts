import type { z } from 'zod'
import type { tokenAnswer } from '@portal/rest-contract'
import { PortalError } from '../errors/portal-error.js'

export type TokenAnswer = z.infer<typeof tokenAnswer>

/** Tokens of a signed-in person as the gateway stores them. Instants in milliseconds since 1970. */
export interface Tokens {
  accessToken: string
  refreshToken: string
  expiresAt: number
  refreshExpiresAt: number
}

const defaultLifetimeSeconds = 5 * 60
const defaultRefreshLifetimeSeconds = 30 * 24 * 60 * 60

/** Renames members of other systems of record: access_token to accessToken and so on (specification 000 section 3). */
export function adaptTokenAnswer(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json
  const raw: Record<string, unknown> = { ...json }
  raw['accessToken'] ??= raw['access_token']
  raw['refreshToken'] ??= raw['refresh_token']
  raw['expiresIn'] ??= raw['expires_in']
  raw['refreshExpiresIn'] ??= raw['refresh_expires_in']
  // A refresh response of another system does not mention the second step; a token in it means that the step was
  // passed.
  raw['mfaPassed'] ??= typeof raw['accessToken'] === 'string'
  return raw
}

/**
 * Reads the tokens of a response that completes a sign-in. Throws 'Received accessToken was empty' without an access
 * token, and for one that is not three dot-separated parts (specification 000 section 5); the screen shows both texts.
 */
export function tokensOf(answer: TokenAnswer, now: number, before?: Tokens): Tokens {
  const accessToken = answer.accessToken ?? ''
  if (accessToken === '') throw new PortalError('INTERNAL', 'Received accessToken was empty')
  if (accessToken.split('.').length !== 3 || accessToken.split('.').includes('')) {
    throw new PortalError('INTERNAL', 'Received accessToken does not have three parts')
  }
  const refreshSeconds = answer.refreshExpiresIn
  return {
    accessToken,
    // A system that does not rotate refresh tokens returns none: the old one stays valid.
    refreshToken: answer.refreshToken ?? before?.refreshToken ?? '',
    expiresAt: now + (answer.expiresIn ?? defaultLifetimeSeconds) * 1000,
    refreshExpiresAt:
      refreshSeconds === undefined
        ? (before?.refreshExpiresAt ?? now + defaultRefreshLifetimeSeconds * 1000)
        : now + refreshSeconds * 1000,
  }
}
