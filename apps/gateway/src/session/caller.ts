import type { RequestCookies } from './cookies.js'
import { sessionEnded, type Origin, type Sessions, type SignedInSession } from './sessions.js'
import { z } from 'zod'
import { PortalError } from '../errors/portal-error.js'
import { parseJson } from '../upstream/upstream-errors.js'

const clientClaims = z.object({ sub: z.string().optional(), client_id: z.string().optional() })

/** Who a request acts for: a browser with its session cookie, a client with its own token, or nobody. */
export interface Caller {
  readonly kind: 'cookie' | 'bearer'
  /**
   * The current access token; undefined when nobody is signed in. A token that expires within `lastsMs` milliseconds is
   * renewed first, for requests that can be sent only once.
   */
  accessToken(lastsMs?: number): Promise<string | undefined>
  /** A new token in place of the refused one; throws UNAUTHENTICATED when there is none. */
  renew(refusedAccessToken: string): Promise<string>
  /** The renewed access token was refused too: ends the session and returns the error for it. */
  giveUp(): Promise<PortalError>
}

/** A client that sends its own access token and renews it itself. */
export class BearerCaller implements Caller {
  readonly kind = 'bearer'

  constructor(private readonly bearer: string) {}

  /**
   * Whether the token belongs to a client of another system and not to a person: it is its own subject (RFC 9068
   * section 2.2). Only meaningful for a token that the system of record accepts.
   */
  get isOfClient(): boolean {
    const [, claims = ''] = this.bearer.split('.')
    const { sub, client_id: client } = clientClaims
      .catch({})
      .parse(parseJson(Buffer.from(claims, 'base64url').toString()))
    return client !== undefined && client === sub
  }

  async accessToken(): Promise<string> {
    return this.bearer
  }

  async renew(): Promise<string> {
    throw await this.giveUp()
  }

  async giveUp(): Promise<PortalError> {
    return new PortalError('UNAUTHENTICATED', 'The access token was not accepted.')
  }
}

/** A browser: its session is read once per request, refreshed if necessary, and may change within the request. */
export class CookieCaller implements Caller {
  readonly kind = 'cookie'
  #id: string | undefined
  #session: Promise<SignedInSession | undefined> | undefined

  constructor(
    private readonly sessions: Sessions,
    private readonly cookies: RequestCookies,
    private readonly origin: Origin,
  ) {
    this.#id = cookies.session
  }

  get sessionId(): string | undefined {
    return this.#id
  }

  async accessToken(lastsMs = 0): Promise<string | undefined> {
    const session = await this.#read()
    if (session === undefined) return undefined
    return this.sessions.isExpired(session, lastsMs) ? this.renew(session.accessToken) : session.accessToken
  }

  async renew(refusedAccessToken: string): Promise<string> {
    if (this.#id === undefined) throw sessionEnded('session expired')
    try {
      const session = await this.sessions.refresh(this.#id, refusedAccessToken, this.origin)
      this.#keep(session)
      return session.accessToken
    } catch (error) {
      if (error instanceof PortalError && error.code === 'UNAUTHENTICATED') this.#forget()
      throw error
    }
  }

  async giveUp(): Promise<PortalError> {
    await this.signOut()
    return sessionEnded('session expired')
  }

  /** Begins a session in this browser; the response carries its cookie. */
  async signIn(answer: Parameters<Sessions['create']>[0]): Promise<void> {
    const { id, session } = await this.sessions.create(answer)
    this.#id = id
    this.#keep(session)
  }

  /** Makes a call that rotates the tokens, see {@link Sessions.rotate}. */
  async rotate(call: Parameters<Sessions['rotate']>[1]): Promise<void> {
    if (this.#id === undefined) throw sessionEnded('session expired')
    this.#keep(await this.sessions.rotate(this.#id, call))
  }

  async signOut(): Promise<void> {
    // The cookie stays until the session is deleted: while the store is unavailable, nobody should believe to be signed
    // out.
    if (this.#id !== undefined) await this.sessions.end(this.#id, this.origin)
    this.#forget()
  }

  async #read(): Promise<SignedInSession | undefined> {
    if (this.#id === undefined) return undefined
    this.#session ??= this.sessions.read(this.#id)
    const session = await this.#session
    if (session === undefined) this.#forget()
    return session
  }

  #keep(session: SignedInSession): void {
    this.#session = Promise.resolve(session)
    if (this.#id === undefined) return
    this.cookies.set('session', this.#id, this.sessions.secondsLeft(session))
  }

  #forget(): void {
    this.#id = undefined
    this.#session = undefined
    this.cookies.clear('session')
  }
}
