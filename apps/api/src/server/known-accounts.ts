import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.js'
import { loadAccount, type Account } from '../features/accounts/accounts-read-model.js'

/** The calls of one screen come within this time; what another process changes holds here after it. */
const keptMs = 100

/**
 * Accounts that were just read. A screen makes several calls at once, each in the name of the same person. Whoever changes
 * something in this process says so with `forget`.
 */
export class KnownAccounts {
  readonly #kept = new LRUCache<string, Promise<Account | null>>({ max: 1000, ttl: keptMs, ttlResolution: 0 })

  load(db: Database, userId: string): Promise<Account | null> {
    const known = this.#kept.get(userId)
    if (known) return known
    const loading = loadAccount(db, userId)
    this.#kept.set(userId, loading)
    // A failed read is nobody's answer but that of who asked.
    loading.catch(() => this.#kept.delete(userId))
    return loading
  }

  forget(): void {
    this.#kept.clear()
  }
}
