import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { storeUnavailable } from './store-unavailable.js'
import { KeyedLock } from './keyed-lock.js'
import { RecentCopies } from './recent-copies.js'
import type { SessionStore } from './session-store.js'

const prefix = 'portal:session:'
const lockPrefix = 'portal:lock:'

/** A lock dies this soon with the process that held it; a living one renews it. */
const lockMs = 3000
const lockPatienceMs = 20_000

/** Both compare with the value that only the holder knows, so nobody renews or gives back another's lock. */
const renewScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`
const releaseScript = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`

/**
 * Session records that several gateways share. While Redis does not answer, what this process read a short while ago is
 * still read; everything else is refused with 503, so that nobody is signed out by a fault.
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
    await told('write', this.redis.set(prefix + key, record, 'PX', left))
    this.#copies.set(key, record)
  }

  async delete(key: string): Promise<void> {
    this.#copies.delete(key)
    await told('delete', this.redis.del(prefix + key))
  }

  /** One of this process waits for the others; within it, the rest wait for that one. */
  exclusively<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.#local.run(key, () => this.#overProcesses(lockPrefix + key, work))
  }

  /** Redis lets records go by itself. */
  async sweep(): Promise<number> {
    return 0
  }

  async close(): Promise<void> {
    this.redis.disconnect()
  }

  async #overProcesses<T>(lock: string, work: () => Promise<T>): Promise<T> {
    const mine = randomUUID()
    const givesUpAt = performance.now() + lockPatienceMs
    while ((await told('lock', this.redis.set(lock, mine, 'PX', lockMs, 'NX'))) === null) {
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
      // What cannot be given back now ends by itself.
      await this.redis.eval(releaseScript, 1, lock, mine).catch(() => undefined)
    }
  }
}

async function told<T>(act: string, command: Promise<T>): Promise<T> {
  try {
    return await command
  } catch {
    throw storeUnavailable(act)
  }
}
