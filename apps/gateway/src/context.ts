import type { Caller, CookieCaller } from './session/caller.js'
import type { RequestCookies } from './session/cookies.js'
import type { DeviceProofs } from './session/device-proof.js'
import type { SignInAttempts } from './session/attempts.js'
import type { LimitedAct } from './server/limits/limit-settings.js'
import type { AvailableCalls } from './upstream/available-calls.js'
import type { RequestUpstream } from './upstream/request-upstream.js'

/** What every resolver gets: it lives for one request. */
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
   * Counts `points`, one if not said, of something limited for this account, this address and this session or token;
   * throws TOO_MANY_REQUESTS when there were too many.
   */
  readonly spend: (act: LimitedAct, account?: string, points?: number) => Promise<void>
}

export interface BrowserContext {
  readonly caller: CookieCaller
  readonly cookies: RequestCookies
  readonly attempts: SignInAttempts
  readonly devices: DeviceProofs
}

/** Answers of reads that several fields of one request share: a list of 20 and a list of 1 cause the same calls. */
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

  /** Forgets everything, because the caller has become somebody else. */
  clear(): void {
    this.#answers.clear()
  }
}
