import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Proves without a call of the system of record that this portal trusted a device for an account: the cookie holds a
 * signature over both behind the token. Trust that was revoked since is checked by the system of record, at sign-in.
 */
export class DeviceProofs {
  constructor(private readonly secret: string) {}

  sign(username: string, token: string): string {
    return createHmac('sha256', this.secret)
      .update(`trusted device\n${username.trim().toLowerCase()}\n${token}`)
      .digest('base64url')
  }

  holds(username: string, token: string, proof: string): boolean {
    const expected = Buffer.from(this.sign(username, token))
    const bytes = Buffer.from(proof)
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  }
}
