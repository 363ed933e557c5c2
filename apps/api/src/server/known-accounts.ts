import { LRUCache } from 'lru-cache'
import type { Database } from '../db/database.js'
import { loadAccount, type Account } from '../features/accounts/accounts-read-model.js'

/** The calls of one screen come within this time; what another process changes holds here after it. */
const keptMs = 100

/** People who were here last; the account of each is held against the database before anybody is answered by it. */
const mostAssumed = 1000

/**
 * Accounts that were just read. A screen makes several calls at once, each in the name of the same person. Whoever changes
 * something in this process says so with `forget`.
 */
export class KnownAccounts {
  readonly #kept = new LRUCache<string, Promise<Account | null>>({ max: 1000, ttl: keptMs, ttlResolution: 0 })
  readonly #readLast = new LRUCache<string, Account>({ max: mostAssumed })
  readonly #assumed = new WeakSet<Account>()

  load(db: Database, userId: string): Promise<Account | null> {
    const known = this.#kept.get(userId)
    if (known) return known
    const loading = loadAccount(db, userId)
    this.#kept.set(userId, loading)
    loading.then(
      (account) => this.#remember(userId, account),
      // Failed loads are not cached.
      () => this.#kept.delete(userId),
    )
    return loading
  }

  /** The account as it was last read, unless that was just now. What is made of it counts only once it is confirmed. */
  assume(userId: string): Account | null {
    const account = this.#readLast.get(userId)
    if (!account || this.#kept.has(userId)) return null
    const assumed = { ...account }
    this.#assumed.add(assumed)
    return assumed
  }

  isAssumed(account: Account): boolean {
    return this.#assumed.has(account)
  }

  /** Whether an account is in the database as it was assumed to be. */
  async confirm(db: Database, assumed: Account): Promise<boolean> {
    const account = await loadAccount(db, assumed.userId)
    this.#remember(assumed.userId, account)
    return JSON.stringify(account) === JSON.stringify(assumed)
  }

  forget(): void {
    this.#kept.clear()
  }

  #remember(userId: string, account: Account | null): void {
    if (account) this.#readLast.set(userId, account)
    else this.#readLast.delete(userId)
  }
}
