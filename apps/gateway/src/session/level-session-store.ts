import { mkdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { ClassicLevel } from 'classic-level'
import { KeyedLock } from './keyed-lock.js'
import type { SessionStore } from './session-store.js'

const expiryBytes = 8

/**
 * Session records in a LevelDB folder of one process. Every write is synced, so an acknowledged one survives a kill of
 * the process or the machine. A record is its expiry (8 bytes, big endian) followed by the sealed bytes.
 */
export class LevelSessionStore implements SessionStore {
  readonly #db: ClassicLevel<string, Buffer>
  readonly #lock = new KeyedLock()
  readonly #now: () => number

  private constructor(db: ClassicLevel<string, Buffer>, now: () => number) {
    this.#db = db
    this.#now = now
  }

  /**
   * Opens the folder. A predecessor that is still shutting down holds its lock, so this retries for a while, then
   * rejects.
   */
  static async open(
    folder: string,
    now: () => number = Date.now,
    patienceMs = 10_000,
  ): Promise<LevelSessionStore> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const givesUpAt = Date.now() + patienceMs
    for (;;) {
      const db = new ClassicLevel<string, Buffer>(folder, { valueEncoding: 'buffer' })
      try {
        await db.open()
        return new LevelSessionStore(db, now)
      } catch (error) {
        if (Date.now() >= givesUpAt) {
          throw new Error(`The session store in ${folder} cannot be opened. Is another gateway using it?`, {
            cause: error,
          })
        }
        await sleep(200)
      }
    }
  }

  async get(key: string): Promise<Uint8Array | undefined> {
    const value = await this.#db.get(key)
    if (value === undefined || expiryOf(value) <= this.#now()) return undefined
    return value.subarray(expiryBytes)
  }

  async put(key: string, sealed: Uint8Array, expiresAt: number): Promise<void> {
    const value = Buffer.alloc(expiryBytes + sealed.length)
    value.writeBigUInt64BE(BigInt(Math.max(0, Math.floor(expiresAt))))
    value.set(sealed, expiryBytes)
    await this.#db.put(key, value, { sync: true })
  }

  async delete(key: string): Promise<void> {
    await this.#db.del(key, { sync: true })
  }

  exclusively<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.#lock.run(key, work)
  }

  async sweep(): Promise<number> {
    let swept = 0
    for await (const [key, value] of this.#db.iterator()) {
      if (expiryOf(value) > this.#now()) continue
      await this.#db.del(key)
      swept += 1
    }
    return swept
  }

  async close(): Promise<void> {
    await this.#db.close()
  }
}

function expiryOf(value: Buffer): number {
  return value.length < expiryBytes ? 0 : Number(value.readBigUInt64BE())
}
