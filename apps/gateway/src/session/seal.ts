import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** A new session id: 256 random bits, base64url. It is stored in the cookie and nowhere else. */
export function newSessionId(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a cookie's value can be a session id: 32 bytes in base64url. */
export function isSessionId(value: string): boolean {
  return /^[\w-]{43}$/.test(value)
}

/** Key of a record in the store: a hash, so that access to the store alone does not reveal a session id. */
export function storeKeyOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex')
}

/**
 * Seals records with AES-256-GCM under a key derived from the server's secret and the session id: neither the disk with
 * the secret, nor the disk with a cookie, opens a record. Layout: 12 bytes nonce, 16 bytes tag, ciphertext.
 */
export class Sealer {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  seal(sessionId: string, purpose: string, plain: string): Buffer {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.#key(sessionId), nonce)
    cipher.setAAD(Buffer.from(purpose))
    const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), text])
  }

  /** Undefined when the record was sealed with another secret, for another id or purpose, or was tampered with. */
  open(sessionId: string, purpose: string, sealed: Uint8Array): string | undefined {
    if (sealed.length < 28) return undefined
    const decipher = createDecipheriv('aes-256-gcm', this.#key(sessionId), sealed.subarray(0, 12))
    decipher.setAAD(Buffer.from(purpose))
    decipher.setAuthTag(sealed.subarray(12, 28))
    try {
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }

  #key(sessionId: string): Uint8Array {
    return new Uint8Array(hkdfSync('sha256', this.#secret, sessionId, 'portal-session-1', 32))
  }
}
