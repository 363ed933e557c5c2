import { randomUUID } from 'node:crypto'
import { revokeToken, token } from '@portal/rest-contract'
import { z } from 'zod'
import { PortalError, type SessionEndReason } from '../errors/portal-error.js'
import type { RestClient } from '../upstream/rest-client.js'
import { newSessionId, storeKeyOf, type Sealer } from './seal.js'
import { SealedRecords } from './sealed-records.js'
import type { SessionStore } from './session-store.js'
import { adaptTokenAnswer, tokensOf, type TokenAnswer } from './tokens.js'

/** Client id of the single-page application, fixed by the specification, for which the gateway requests tokens. */
export const clientId = 'portal-web'

const signedIn = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresAt: z.number(),
  refreshExpiresAt: z.number(),
  /**
   * Idempotency key of a refresh that has begun; stored before the call, so that it can be repeated safely after a
   * crash.
   */
  pendingRefreshKey: z.string().optional(),
})
export type SignedInSession = z.infer<typeof signedIn>

/** The origin of a session's request, as passed on to the API. */
export interface Origin {
  requestId: string
  clientIp?: string | undefined
}

const refreshDeadlineMs = 10_000
const revokeDeadlineMs = 3000

/** The signed-in sessions of this gateway: tokens stay here, browsers hold only the session id. */
export class Sessions {
  readonly #records: SealedRecords<typeof signedIn>
  readonly #refreshing = new Map<string, Promise<SignedInSession>>()

  constructor(
    store: SessionStore,
    sealer: Sealer,
    private readonly rest: RestClient,
    private readonly now: () => number = Date.now,
  ) {
    this.#records = new SealedRecords(store, sealer, 'session', signedIn)
  }

  /** Begins a session with a new id. */
  async create(answer: TokenAnswer): Promise<{ id: string; session: SignedInSession }> {
    const id = newSessionId()
    const session = tokensOf(answer, this.now())
    await this.#records.write(id, session, session.refreshExpiresAt)
    return { id, session }
  }

  /** The session for a request; undefined when it ended, at any gateway. */
  async read(id: string): Promise<SignedInSession | undefined> {
    return this.#records.read(id)
  }

  /**
   * A session counts as expired when the stored expiry is past, or will be within `withinMs` milliseconds
   * (specification 000).
   */
  isExpired(session: SignedInSession, withinMs = 0): boolean {
    return session.expiresAt <= this.now() + withinMs
  }

  /** How long the browser may keep the session, in seconds: as long as the refresh token is valid. */
  secondsLeft(session: SignedInSession): number {
    return (session.refreshExpiresAt - this.now()) / 1000
  }

  /**
   * New tokens in place of `staleAccessToken`. However many calls wait, one refresh is made, and later callers get its
   * result. A refused refresh ends the session; an unavailable API does not.
   */
  async refresh(id: string, staleAccessToken: string, origin: Origin): Promise<SignedInSession> {
    const key = storeKeyOf(id)
    const running = this.#refreshing.get(key)
    if (running !== undefined) return running
    const refresh = this.#records.exclusively(id, () => this.#refreshNow(id, staleAccessToken, origin))
    this.#refreshing.set(key, refresh)
    try {
      return await refresh
    } finally {
      this.#refreshing.delete(key)
    }
  }

  /**
   * Runs a call that rotates the tokens itself (a password change) under the lock of the session, so that no refresh
   * happens in between, and stores the tokens of the response.
   */
  async rotate(
    id: string,
    call: (session: SignedInSession) => Promise<TokenAnswer>,
  ): Promise<SignedInSession> {
    return this.#records.exclusively(id, async () => {
      const session = await this.#records.read(id)
      if (session === undefined) throw sessionEnded('session expired')
      const answer = await call(session)
      // Some responses have only a refresh token: the access token then counts as expired and is renewed with it.
      const next =
        answer.accessToken === undefined
          ? withoutAccess(session, answer.refreshToken)
          : tokensOf(answer, this.now(), session)
      await this.#records.write(id, next, next.refreshExpiresAt)
      return next
    })
  }

  /** Deletes the session, then revokes its refresh token. An unavailable API does not keep anybody signed in. */
  async end(id: string, origin: Origin): Promise<void> {
    const session = await this.#records.exclusively(id, async () => {
      const record = await this.#records.read(id)
      await this.#records.delete(id)
      return record
    })
    if (session === undefined || session.refreshToken === '') return
    await this.rest
      .call(
        revokeToken,
        { body: { token: session.refreshToken, client_id: clientId } },
        { ...origin, signal: AbortSignal.timeout(revokeDeadlineMs) },
      )
      .catch(() => undefined)
  }

  async #refreshNow(id: string, staleAccessToken: string, origin: Origin): Promise<SignedInSession> {
    const session = await this.#records.read(id)
    if (session === undefined) throw sessionEnded('session expired')
    if (session.accessToken !== staleAccessToken) return session
    const pendingRefreshKey = session.pendingRefreshKey ?? randomUUID()
    if (session.pendingRefreshKey === undefined) {
      await this.#records.write(id, { ...session, pendingRefreshKey }, session.refreshExpiresAt)
    }
    try {
      const answer = await this.rest.call(
        token,
        { body: { grant_type: 'refresh_token', refresh_token: session.refreshToken, client_id: clientId } },
        {
          ...origin,
          idempotencyKey: pendingRefreshKey,
          signal: AbortSignal.timeout(refreshDeadlineMs),
          adapt: adaptTokenAnswer,
        },
      )
      const next = tokensOf(answer, this.now(), session)
      await this.#records.write(id, next, next.refreshExpiresAt)
      return next
    } catch (error) {
      if (!(error instanceof PortalError) || !isRefusal(error)) throw error
      await this.#records.delete(id)
      throw sessionEnded(endReasonOf(error), error.message, error.description)
    }
  }
}

/** Marks the access token as expired. A pending refresh used the previous refresh token, so its key is dropped. */
function withoutAccess(session: SignedInSession, refreshToken: string | undefined): SignedInSession {
  if (refreshToken === undefined) return { ...session, expiresAt: 0 }
  const { pendingRefreshKey: _, ...rest } = session
  return { ...rest, refreshToken, expiresAt: 0 }
}

/** The system of record refused; every other failure may be temporary. */
function isRefusal(error: PortalError): boolean {
  return error.code === 'UNAUTHENTICATED' || error.code === 'FORBIDDEN' || error.code === 'BAD_USER_INPUT'
}

function endReasonOf({ message, description }: PortalError): SessionEndReason {
  if (message.includes('been disabled')) return 'session expired disabled'
  return description === undefined ? 'session expired' : `session expired (${description})`
}

/** The error of an ended session; the sign-in screen shows `reason`. */
export function sessionEnded(
  reason: SessionEndReason,
  message = 'Your session has expired.',
  description?: string,
): PortalError {
  return new PortalError('UNAUTHENTICATED', message, { reason, description })
}
