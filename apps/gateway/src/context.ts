import type { Caller, CookieCaller } from './session/caller.js'
import type { RequestCookies } from './session/cookies.js'
import type { DeviceProofs } from './session/device-proof.js'
import type { SignInAttempts } from './session/attempts.js'
import type { LimitedAct } from './server/limits/limit-settings.js'
import type { AvailableCalls } from './upstream/available-calls.js'
import type { RequestUpstream } from './upstream/request-upstream.js'

/** The context of every resolver; created for each request. */
export interface GatewayContext {
  readonly requestId: string
  readonly caller: Caller
  /** The browser behind the request; undefined for clients that send their own token. */
  readonly browser: BrowserContext | undefined
  readonly upstream: RequestUpstream
  readonly memo: RequestMemo
  /** Which parts of the portal the system of record can serve. */
  readonly available: AvailableCalls
  /**
   * Charges `points` (default 1) of a rate limit to this account, this address and this session or token. Throws
   * TOO_MANY_REQUESTS when the limit is exceeded.
   */
  readonly spend: (act: LimitedAct, account?: string, points?: number) => Promise<void>
}

export interface BrowserContext {
  readonly caller: CookieCaller
  readonly cookies: RequestCookies
  readonly attempts: SignInAttempts
  readonly devices: DeviceProofs
}

/** Memoizes reads that several fields of one request share: a list of 20 causes as many REST calls as a list of 1. */
export class RequestMemo {
  readonly #answers = new Map<string, Promise<unknown>>()

  once<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key)
    // The key names the type: every key is used by one loader only.
    if (known !== undefined) return known as Promise<T>
    const answer = read()
    this.#answers.set(key, answer)
    return answer
  }

  /** Clears the memo, because the identity of the caller has changed. */
  clear(): void {
    this.#answers.clear()
  }
}
