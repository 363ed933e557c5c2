/** Where sealed session records are kept. One implementation lives on disk, a shared one may follow. */
export interface SessionStore {
  /** Undefined when there is no such record or its time is over. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Durable once the promise resolves. `expiresAt` in milliseconds since 1970. */
  put(key: string, sealed: Uint8Array, expiresAt: number): Promise<void>
  delete(key: string): Promise<void>
  /** Runs one piece of work at a time for each key, over everything that shares this store. */
  exclusively<T>(key: string, work: () => Promise<T>): Promise<T>
  /** Deletes what has expired; answers how many records. */
  sweep(): Promise<number>
  close(): Promise<void>
}
