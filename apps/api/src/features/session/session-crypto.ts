import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Keys of the session feature, each drawn from SESSION_SECRET for one purpose. */
export interface SessionKeys {
  refresh: Buffer
  code: Buffer
  client: Buffer
}

/** One key for each purpose, derived from the secret of the installation. */
export function sessionKeys(sessionSecret: string): SessionKeys {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', sessionSecret, '', `portal ${purpose}`, 32))
  return {
    refresh: derive('refresh tokens'),
    code: derive('security codes'),
    client: derive('client secrets'),
  }
}

/** An opaque token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text can be a token of ours at all. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
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

/** What is stored of a client's secret: bound to its client, and of no use without the key. */
export function clientSecretHash(keys: SessionKeys, clientId: string, secret: string): string {
  return createHmac('sha256', keys.client).update(`${clientId} ${secret}`).digest('hex')
}

/**
 * Shows in the second step of a sign-in that the password is the one that was right in the first, without the long
 * comparison again. The key is a token of 256 random bits that only the browser's side has: whoever reads the table can
 * try no passwords with it. Bound to the stored hash, so that it ends with that password.
 */
export function passwordProof(attemptToken: string, password: string, passwordHash: string | null): string {
  return createHmac('sha256', attemptToken)
    .update(`${passwordHash} ${password.normalize('NFC')}`)
    .digest('hex')
}

/** Whether two hashes are equal, in a time that does not tell where they differ. */
export function sameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

const passwordKinds = [
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  'abcdefghijkmnpqrstuvwxyz',
  '23456789',
  '!#$%&*+-.:=?@_~',
] as const

/**
 * The first password of an account that somebody else makes: 32 characters with letters, digits and punctuation
 * (specification 000 section 9). Nobody learns it; the person sets another one with a mailed link.
 */
export function newTemporaryPassword(): string {
  const draw = (from: string) => from.charAt(randomInt(from.length))
  const characters = Array.from({ length: 32 }, (_, index) =>
    draw(passwordKinds[index] ?? passwordKinds.join('')),
  )
  for (let last = characters.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const kept = characters[last] ?? ''
    characters[last] = characters[other] ?? ''
    characters[other] = kept
  }
  return characters.join('')
}
