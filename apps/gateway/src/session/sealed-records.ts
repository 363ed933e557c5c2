import type { z } from 'zod'
import { OpenedRecords } from './opened-records.js'
import { storeKeyOf, type Sealer } from './seal.js'
import type { SessionStore } from './session-store.js'

/** Records of one kind in the session store, sealed and validated. A record that cannot be opened counts as missing. */
export class SealedRecords<Schema extends z.ZodType> {
  readonly #opened = new OpenedRecords<z.infer<Schema>>()

  constructor(
    private readonly store: SessionStore,
    private readonly sealer: Sealer,
    /** Prevents a record of one kind from being read as another. */
    private readonly purpose: string,
    private readonly schema: Schema,
  ) {}

  /** The record as it is in the store now: changes by another gateway take effect at once. */
  async read(id: string): Promise<z.infer<Schema> | undefined> {
    const sealed = await this.store.get(this.#key(id))
    return sealed === undefined ? undefined : this.#opened.read(id, sealed, () => this.#open(id, sealed))
  }

  async write(id: string, record: z.infer<Schema>, expiresAt: number): Promise<void> {
    const sealed = this.sealer.seal(id, this.purpose, JSON.stringify(record))
    await this.store.put(this.#key(id), sealed, expiresAt)
  }

  async delete(id: string): Promise<void> {
    await this.store.delete(this.#key(id))
  }

  exclusively<T>(id: string, work: () => Promise<T>): Promise<T> {
    return this.store.exclusively(this.#key(id), work)
  }

  #open(id: string, sealed: Uint8Array): z.infer<Schema> | undefined {
    const plain = this.sealer.open(id, this.purpose, sealed)
    if (plain === undefined) return undefined
    const record = this.schema.safeParse(JSON.parse(plain))
    return record.success ? record.data : undefined
  }

  #key(id: string): string {
    return `${this.purpose}:${storeKeyOf(id)}`
  }
}
