import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { storeUnavailable } from './store-unavailable.js'
import { KeyedLock } from './keyed-lock.js'
import { RecentCopies } from './recent-copies.js'
import type { SessionStore } from './session-store.js'

const prefix = 'portal:session:'
const lockPrefix = 'portal:lock:'

/** A lock expires this soon after its process died; a running process renews it. Milliseconds. */
const lockMs = 3000
const lockPatienceMs = 20_000

/** Both compare the value that only the holder knows, so nobody renews or releases another's lock. */
const renewScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`
const releaseScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`

/**
 * Session records that several gateways share. While Redis is unavailable, records that this process read recently can
 * still be read; everything else is refused with 503, so that a fault signs nobody out.
 */
export class RedisSessionStore implements SessionStore {
  readonly #local = new KeyedLock()
  readonly #copies: RecentCopies

  constructor(
    private readonly redis: Redis,
    private readonly now: () => number = Date.now,
  ) {
    this.#copies = new RecentCopies(now)
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    let value: Buffer | null
    try {
      value = await this.redis.getBuffer(prefix + key)
    } catch {
      const copy = this.#copies.get(key)
      if (copy === undefined) throw storeUnavailable('read')
      return copy
    }
    if (value === null) this.#copies.delete(key)
    else this.#copies.set(key, value)
    return value ?? undefined
  }

  async put(key: string, sealed: Uint8Array, expiresAt: number): Promise<void> {
    const left = Math.floor(expiresAt - this.now())
    if (left <= 0) {
      await this.delete(key)
      return
    }
    const record = Buffer.from(sealed)
    await orUnavailable('write', this.redis.set(prefix + key, record, 'PX', left))
    this.#copies.set(key, record)
  }

  async delete(key: string): Promise<void> {
    this.#copies.delete(key)
    await orUnavailable('delete', this.redis.del(prefix + key))
  }

  /** One caller of this process waits for the lock of other processes; the others wait for that one. */
  exclusively<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.#local.run(key, () => this.#overProcesses(lockPrefix + key, work))
  }

  /** Redis deletes expired records itself. */
  async sweep(): Promise<number> {
    return 0
  }

  async close(): Promise<void> {
    this.redis.disconnect()
  }

  async #overProcesses<T>(lock: string, work: () => Promise<T>): Promise<T> {
    const mine = randomUUID()
    const givesUpAt = performance.now() + lockPatienceMs
    while ((await orUnavailable('lock', this.redis.set(lock, mine, 'PX', lockMs, 'NX'))) === null) {
      if (performance.now() > givesUpAt) throw storeUnavailable('lock')
      await sleep(20)
    }
    const renewal = setInterval(() => {
      this.redis.eval(renewScript, 1, lock, mine, lockMs).catch(() => undefined)
    }, lockMs / 3)
    try {
      return await work()
    } finally {
      clearInterval(renewal)
      // A lock that cannot be released now expires.
      await this.redis.eval(releaseScript, 1, lock, mine).catch(() => undefined)
    }
  }
}

async function orUnavailable<T>(act: string, command: Promise<T>): Promise<T> {
  try {
    return await command
  } catch {
    throw storeUnavailable(act)
  }
}
