import type { Redis } from 'ioredis'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { SessionStore } from '../session/session-store.js'
import type { Limiter, LimiterFactory } from './rate-limits.js'

/** Counts in Redis, for all gateways; each by itself while Redis is away. */
export function redisLimiters(redis: Redis): LimiterFactory {
  return (name, { points, seconds }) =>
    plain(
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `portal:limit:${name}`,
        points,
        duration: seconds,
        // Who is over the limit is not counted any further, and costs no call.
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: new RateLimiterMemory({ points, duration: seconds }),
      }),
    )
}

/** Counts in this process, and on disk what a restart must not forget: everything but the plain requests of a minute. */
export function localLimiters(store: SessionStore): LimiterFactory {
  return (name, { points, seconds }) => {
    const memory = new RateLimiterMemory({ points, duration: seconds })
    return name.startsWith('request.') ? plain(memory) : new KeptLimiter(memory, store, `limit:${name}:`)
  }
}

function plain(limiter: RateLimiterAbstract): Limiter {
  return {
    spend: async (key) => {
      const { refused, state } = await consume(limiter, key)
      return refused ? state.msBeforeNext : 0
    },
  }
}

/** The library throws its answer when there were too many. */
async function consume(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<{ refused: boolean; state: RateLimiterRes }> {
  try {
    return { refused: false, state: await limiter.consume(key) }
  } catch (thrown) {
    if (thrown instanceof RateLimiterRes) return { refused: true, state: thrown }
    throw thrown
  }
}

/** A limiter in memory whose counts are also on disk: read at the first use of a key, written at each. */
class KeptLimiter implements Limiter {
  constructor(
    private readonly memory: RateLimiterMemory,
    private readonly store: SessionStore,
    private readonly prefix: string,
  ) {}

  async spend(key: string): Promise<number> {
    return this.store.exclusively(this.prefix + key, async () => {
      if ((await this.memory.get(key)) === null) await this.#recall(key)
      const { refused, state } = await consume(this.memory, key)
      // Far beyond the limit nothing changes any more, so nothing is written.
      if (state.consumedPoints <= this.memory.points + 1) await this.#keep(key, state)
      return refused ? state.msBeforeNext : 0
    })
  }

  async #recall(key: string): Promise<void> {
    const record = await this.store.get(this.prefix + key)
    if (record === undefined) return
    const [consumed = 0, until = 0] = Buffer.from(record).toString().split(' ').map(Number)
    const seconds = Math.ceil((until - Date.now()) / 1000)
    if (seconds > 0) await this.memory.set(key, consumed, seconds)
  }

  async #keep(key: string, { consumedPoints, msBeforeNext }: RateLimiterRes): Promise<void> {
    const until = Date.now() + msBeforeNext
    await this.store.put(this.prefix + key, Buffer.from(`${consumedPoints} ${until}`), until)
  }
}
