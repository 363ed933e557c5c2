/** A change made by another gateway on the same store takes effect here within this time. */
const keptMs = 1000

/**
 * Records that were just opened, so that a screen of many requests does not decrypt its session for each. Nothing is
 * kept longer than a second, and nothing over a change that this process makes.
 */
export class OpenedRecords<T> {
  readonly #opened = new Map<string, T>()
  #changes = 0

  /** The record, opened now or within the last second. One that a change has overtaken meanwhile is not kept. */
  async read(id: string, open: () => Promise<T | undefined>): Promise<T | undefined> {
    const known = this.#opened.get(id)
    if (known !== undefined) return known
    const changes = this.#changes
    const record = await open()
    if (record !== undefined && changes === this.#changes) {
      if (this.#opened.size === 0) setTimeout(() => this.#opened.clear(), keptMs).unref()
      this.#opened.set(id, record)
    }
    return record
  }

  /** To be called before a change of the record and after it. */
  forget(id: string): void {
    this.#changes += 1
    this.#opened.delete(id)
  }
}
