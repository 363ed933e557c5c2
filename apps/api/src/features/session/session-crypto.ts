import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Keys of the session room, each drawn from SESSION_SECRET for one purpose. */
export interface SessionKeys {
  refresh: Buffer
  code: Buffer
}

export function sessionKeys(sessionSecret: string): SessionKeys {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', sessionSecret, '', `portal ${purpose}`, 32))
  return { refresh: derive('refresh tokens'), code: derive('security codes') }
}

/** An opaque token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: it holds 256 random bits, so a plain hash is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The refresh token that follows another: always the same one, so that a repeated refresh yields what was lost. */
export function successorOf(keys: SessionKeys, refreshToken: string): string {
  return createHmac('sha256', keys.refresh).update(refreshToken).digest('base64url')
}

/** Six digits, each code equally likely. */
export function newSecurityCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** A code is stored bound to its attempt, and with a key: a million codes are quickly tried otherwise. */
export function codeHash(keys: SessionKeys, attemptHash: string, code: string): string {
  return createHmac('sha256', keys.code).update(`${attemptHash} ${code}`).digest('hex')
}

export function sameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
