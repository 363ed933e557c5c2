/** As long as the life of an access token: after that a session needs the store anyway, to be refreshed. */
const keptMs = 5 * 60 * 1000
const most = 10_000

/** Copies of sealed records that were recently read or written, for use while the shared store is unavailable. */
export class RecentCopies {
  readonly #copies = new Map<string, { record: Uint8Array; until: number }>()

  constructor(private readonly now: () => number) {}

  get(key: string): Uint8Array | undefined {
    const copy = this.#copies.get(key)
    return copy === undefined || copy.until <= this.now() ? undefined : copy.record
  }

  set(key: string, record: Uint8Array): void {
    // Inserting again moves the key to the end, so the first one is the oldest.
    this.#copies.delete(key)
    this.#copies.set(key, { record, until: this.now() + keptMs })
    if (this.#copies.size <= most) return
    const [oldest] = this.#copies.keys()
    if (oldest !== undefined) this.#copies.delete(oldest)
  }

  delete(key: string): void {
    this.#copies.delete(key)
  }
}
