/** How long an unused record stays decrypted in memory, in milliseconds. */
const keptMs = 1000

/**
 * Caches records that were just decrypted, so that a screen with many requests does not decrypt its session for each.
 * The store decides each time: a cached record is valid only as long as the store holds the same sealed bytes.
 */
export class OpenedRecords<T> {
  readonly #opened = new Map<string, { sealed: Uint8Array; record: T }>()

  read(id: string, sealed: Uint8Array, open: () => T | undefined): T | undefined {
    const known = this.#opened.get(id)
    if (known !== undefined && Buffer.compare(known.sealed, sealed) === 0) return known.record
    const record = open()
    if (record === undefined) return undefined
    if (this.#opened.size === 0) setTimeout(() => this.#opened.clear(), keptMs).unref()
    this.#opened.set(id, { sealed, record })
    return record
  }
}
