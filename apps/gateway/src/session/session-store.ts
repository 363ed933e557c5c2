/** Store of sealed session records: on disk for one gateway, in Redis for several. */
export interface SessionStore {
  /** Undefined when there is no such record or it has expired. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Durable once the promise resolves. `expiresAt` in milliseconds since 1970. */
  put(key: string, sealed: Uint8Array, expiresAt: number): Promise<void>
  delete(key: string): Promise<void>
  /** Runs the work of each key one at a time, across all processes that share this store. */
  exclusively<T>(key: string, work: () => Promise<T>): Promise<T>
  /** Deletes expired records; returns their number. */
  sweep(): Promise<number>
  close(): Promise<void>
}
