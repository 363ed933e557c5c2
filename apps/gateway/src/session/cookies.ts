import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'
import { isSessionId } from './seal.js'

/** Thirty days, the time that a device stays trusted (specification 000 section 9). */
export const trustedDeviceSeconds = 30 * 24 * 60 * 60

/** The three cookies of the portal. `__Host-` on HTTPS prevents other sub-domains from setting them. */
export interface CookieNames {
  session: string
  attempt: string
  device: string
}

/** Names of the cookies; `__Host-` binds them to this host and HTTPS. */
export function cookieNames(secure: boolean): CookieNames {
  const prefix = secure ? '__Host-' : ''
  return {
    session: `${prefix}portal_session`,
    attempt: `${prefix}portal_attempt`,
    device: `${prefix}portal_device`,
  }
}

/** Cookies of one request and its response: HttpOnly, SameSite=Strict, Path=/, Secure on HTTPS. */
export class RequestCookies {
  readonly #names: CookieNames
  readonly #received: Readonly<Record<string, string | undefined>>

  constructor(
    request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly secure: boolean,
  ) {
    this.#names = cookieNames(secure)
    this.#received = parseCookie(request.headers.cookie ?? '')
  }

  /** Id of the signed-in session, if the browser sent a well-formed one. */
  get session(): string | undefined {
    return wellFormed(this.#received[this.#names.session])
  }

  /** Id of a sign-in attempt that waits for its security code. */
  get attempt(): string | undefined {
    return wellFormed(this.#received[this.#names.attempt])
  }

  /** Token of the trusted device, and its signature; cookies of older versions have none. */
  get device(): { token: string; proof: string } | undefined {
    const value = this.#received[this.#names.device]
    if (value === undefined || value === '' || value.length > 512) return undefined
    const [token = '', proof = ''] = value.split('.')
    return { token, proof }
  }

  set(cookie: keyof CookieNames, value: string, maxAgeSeconds: number): void {
    this.#append(cookie, value, Math.max(0, Math.floor(maxAgeSeconds)))
  }

  /**
   * Clears the browser's cached responses, for the next person at it. Cookies and storage stay: the device is still
   * trusted, and drafts wait for their author.
   */
  clearCache(): void {
    if (!this.response.headersSent) this.response.setHeader('clear-site-data', '"cache"')
  }

  clear(cookie: keyof CookieNames): void {
    this.#append(cookie, '', 0)
  }

  #append(cookie: keyof CookieNames, value: string, maxAge: number): void {
    // A response whose headers are sent cannot set a cookie any more; the next response will.
    if (this.response.headersSent) return
    const name = this.#names[cookie]
    const line = stringifySetCookie(name, value, {
      maxAge,
      ...(maxAge === 0 ? { expires: new Date(0) } : {}),
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.secure,
    })
    const before = this.response.getHeader('set-cookie')
    const others = (Array.isArray(before) ? before : []).filter((other) => !other.startsWith(`${name}=`))
    this.response.setHeader('set-cookie', [...others, line])
  }
}

function wellFormed(id: string | undefined): string | undefined {
  return id !== undefined && isSessionId(id) ? id : undefined
}
