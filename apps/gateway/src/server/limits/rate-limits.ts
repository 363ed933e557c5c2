import { createHmac } from 'node:crypto'
import { retryText } from '@portal/domain'
import { PortalError } from '../../errors/portal-error.js'
import {
  limitedBy,
  type LimitedAct,
  type LimitedBy,
  type LimitRule,
  type LimitSettings,
} from './limit-settings.js'

/** Adds points (default 1) to a key; returns the milliseconds to wait when the limit is exceeded, else 0. */
export interface Limiter {
  spend: (key: string, points?: number) => Promise<number>
}

/** Creates the limiter of a rule; `name` is the prefix of its keys. */
export type LimiterFactory = (name: string, rule: LimitRule) => Limiter

export type Counted = Partial<Record<LimitedBy, string | undefined>>

/** Rate limits per account, address and client, against guessing and flooding. Names are not stored. */
export class RateLimits {
  readonly #limiters = new Map<string, Limiter>()

  constructor(
    settings: LimitSettings,
    private readonly secret: string,
    limiterOf: LimiterFactory,
    private readonly refused: (act: LimitedAct) => void = () => undefined,
  ) {
    for (const [act, rules] of Object.entries(settings)) {
      for (const [by, rule] of Object.entries(rules)) {
        const name = `${act}.${by}`
        this.#limiters.set(name, limiterOf(name, rule))
      }
    }
  }

  /**
   * Throws TOO_MANY_REQUESTS, with the time to wait, when a limit is exceeded. For work whose cost is known only
   * afterwards, call it with 0 points before, and with the cost after.
   */
  async spend(act: LimitedAct, counted: Counted, points = 1): Promise<void> {
    const waits = await Promise.all(
      limitedBy.map((by) => this.#wait(`${act}.${by}`, by, counted[by], points)),
    )
    const longest = Math.max(...waits)
    if (longest === 0) return
    this.refused(act)
    throw new PortalError('TOO_MANY_REQUESTS', `Too many tries. ${retryText(longest)}`, {
      retryAfterSeconds: longest,
    })
  }

  /** Seconds to wait; 0 when it is allowed now. */
  async #wait(name: string, by: LimitedBy, value: string | undefined, points: number): Promise<number> {
    const limiter = this.#limiters.get(name)
    if (limiter === undefined || value === undefined || value === '') return 0
    const key = this.#keyOf(by === 'address' ? networkOf(value) : value.toLowerCase())
    const waitMs = await limiter.spend(key, points)
    return Math.ceil(waitMs / 1000)
  }

  #keyOf(value: string): string {
    return createHmac('sha256', this.secret).update(value).digest('base64url')
  }
}

/** A household or office has a whole /64 of IPv6, so its addresses count as one. */
function networkOf(address: string): string {
  if (address.startsWith('::ffff:') || !address.includes(':')) return address.replace('::ffff:', '')
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...rest].slice(0, 4).join(':')
}
