import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Proves without a question to the system of record that this portal trusted a device for an account: its cookie holds,
 * behind the token, a signature over both. Trust that ended since is seen by the system of record, which is asked as ever.
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
    const given = Buffer.from(proof)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
}
