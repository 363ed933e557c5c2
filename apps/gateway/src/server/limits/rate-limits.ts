import { createHmac } from 'node:crypto'
import { comeBackText } from '@portal/domain'
import { PortalError } from '../../errors/portal-error.js'
import {
  limitedBy,
  type LimitedAct,
  type LimitedBy,
  type LimitRule,
  type LimitSettings,
} from './limit-settings.js'

/** Counts some more for a key, one if not said; answers the milliseconds to wait when that is too many, else 0. */
export interface Limiter {
  spend: (key: string, points?: number) => Promise<number>
}

/** Makes the limiter of a rule; `name` tells its keys from those of others. */
export type LimiterFactory = (name: string, rule: LimitRule) => Limiter

export type Counted = Partial<Record<LimitedBy, string | undefined>>

/** How often each account, address and client may do what guessing and flooding live on. Nobody's name is kept. */
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
   * Throws TOO_MANY_REQUESTS, with the time to wait, when one of them has done it too often. What has its cost only
   * afterwards asks with 0 points before, and spends them after.
   */
  async spend(act: LimitedAct, counted: Counted, points = 1): Promise<void> {
    const waits = await Promise.all(
      limitedBy.map((by) => this.#wait(`${act}.${by}`, by, counted[by], points)),
    )
    const longest = Math.max(...waits)
    if (longest === 0) return
    this.refused(act)
    throw new PortalError('TOO_MANY_REQUESTS', `Too many tries. ${comeBackText(longest)}`, {
      retryAfterSeconds: longest,
    })
  }

  /** Seconds to wait; 0 when it may be done now. */
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

/** One household or office has a whole /64 of IPv6, so its addresses count as one. */
function networkOf(address: string): string {
  if (address.startsWith('::ffff:') || !address.includes(':')) return address.replace('::ffff:', '')
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length
  return [...groups, ...Array.from({ length: missing }, () => '0'), ...rest].slice(0, 4).join(':')
}
