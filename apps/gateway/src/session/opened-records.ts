/** What nobody asks for is held open no longer than this. */
const keptMs = 1000

/**
 * Records that were just opened, so that a screen of many requests does not decrypt its session for each. What the
 * store holds decides each time: a record is only known as long as the same sealed bytes lie there.
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
