import type { Express } from 'express'
import type { Config } from '../config.js'

const dayMs = 24 * 60 * 60 * 1000
/** RFC 9116 recommends less than a year. */
const goodForDays = 180

/**
 * `/.well-known/security.txt`: where to report vulnerabilities of this portal (RFC 9116). Not registered when no
 * contact is configured.
 */
export function securityTextRoute(
  app: Express,
  { securityContact, publicUrl }: Pick<Config, 'securityContact' | 'publicUrl'>,
  now: () => number = Date.now,
): void {
  if (securityContact === undefined) return
  const address = '/.well-known/security.txt'
  app.get(address, (_request, response) => {
    const today = Math.floor(now() / dayMs) * dayMs
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(today + goodForDays * dayMs).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${address}`,
    ]
    response.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
