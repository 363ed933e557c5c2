import type { Redis } from 'ioredis'
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { SessionStore } from '../../session/session-store.js'
import type { Limiter, LimiterFactory } from './rate-limits.js'

/**
 * Counts in Redis, for all gateways; locally in each while Redis is unavailable. Plain requests are counted in blocks.
 */
export function redisLimiters(redis: Redis): LimiterFactory {
  return (name, { points, seconds }) => {
    const limiter = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `portal:limit:${name}`,
      points,
      duration: seconds,
      // A key over the limit is not counted further and causes no command.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory({ points, duration: seconds }),
    })
    const block = Math.floor(points / 50)
    return isPlain(name) && block > 1 ? new BlockLimiter(limiter, block) : plain(limiter)
  }
}

/** Counts in this process, and on disk what must survive a restart: every limit with a period over a minute. */
export function localLimiters(store: SessionStore): LimiterFactory {
  return (name, { points, seconds }) => {
    const memory = new RateLimiterMemory({ points, duration: seconds })
    return seconds <= 60 ? plain(memory) : new KeptLimiter(memory, store, `limit:${name}:`)
  }
}

/** Whether requests are frequent and harmless, so that they are counted in blocks. */
function isPlain(name: string): boolean {
  return name.startsWith('request.') || name.startsWith('live.')
}

function plain(limiter: RateLimiterAbstract): Limiter {
  return {
    spend: async (key, points) => {
      const { refused, state } = await consume(limiter, key, points)
      return refused ? state.msBeforeNext : 0
    },
  }
}

/** The library throws its result when the limit is exceeded. */
async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  points = 1,
): Promise<{ refused: boolean; state: RateLimiterRes }> {
  try {
    return { refused: false, state: await limiter.consume(key, points) }
  } catch (thrown) {
    if (thrown instanceof RateLimiterRes) return { refused: true, state: thrown }
    throw thrown
  }
}

/** Points that were reserved for a key and are spent locally, until the period ends. */
interface Block {
  left: number
  until: number
}

/** Maximum number of keys whose blocks are cached. */
const mostBlocks = 10_000

/**
 * Reserves the points of a key in blocks, so that not every request needs Redis. Unused points of a block are lost to
 * other gateways: a client that spreads its requests over several gateways may be refused up to one block per gateway
 * early, but never late.
 */
export class BlockLimiter implements Limiter {
  readonly #blocks = new Map<string, Block>()
  readonly #taking = new Map<string, Promise<number>>()

  constructor(
    private readonly limiter: RateLimiterAbstract,
    /** Points of a block. */
    private readonly size: number,
    private readonly now: () => number = Date.now,
  ) {}

  async spend(key: string): Promise<number> {
    for (;;) {
      const block = this.#blocks.get(key)
      if (block !== undefined && block.left > 0 && block.until > this.now()) {
        block.left -= 1
        return 0
      }
      // Concurrent requests share a block.
      const taking = this.#taking.get(key) ?? this.#take(key)
      this.#taking.set(key, taking)
      const waitMs = await taking
      if (waitMs > 0) return waitMs
    }
  }

  /** Milliseconds to wait; 0 when a new block was reserved. */
  async #take(key: string): Promise<number> {
    try {
      const { refused, state } = await consume(this.limiter, key, this.size)
      if (refused) return Math.max(1, state.msBeforeNext)
      // Inserting again moves the key to the end, so the first one is the oldest.
      this.#blocks.delete(key)
      this.#blocks.set(key, { left: this.size, until: this.now() + state.msBeforeNext })
      const [oldest] = this.#blocks.keys()
      if (this.#blocks.size > mostBlocks && oldest !== undefined) this.#blocks.delete(oldest)
      return 0
    } finally {
      this.#taking.delete(key)
    }
  }
}

/** An in-memory limiter whose counts are also on disk: read at the first use of a key, written at each. */
class KeptLimiter implements Limiter {
  constructor(
    private readonly memory: RateLimiterMemory,
    private readonly store: SessionStore,
    private readonly prefix: string,
  ) {}

  async spend(key: string, points = 1): Promise<number> {
    return this.store.exclusively(this.prefix + key, async () => {
      if ((await this.memory.get(key)) === null) await this.#recall(key)
      const { refused, state } = await consume(this.memory, key, points)
      // Far above the limit the count no longer matters, so it is not written.
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
