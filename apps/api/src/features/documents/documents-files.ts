import type { Readable } from 'node:stream'

/** Where the bytes of documents lie, each under the id of its file object. */
export interface FileStore {
  /** Resolves once the bytes are safe; a failed write may leave a part behind, which `delete` removes. */
  put(id: string, bytes: Readable): Promise<void>
  /** Null when there are none. */
  get(id: string): Promise<{ size: number; bytes: Readable } | null>
  exists(id: string): Promise<boolean>
  /** Deleting what is not there is no fault. */
  delete(id: string): Promise<void>
  /** Everything that lies there. */
  list(): AsyncIterable<{ id: string; modifiedOn: Date }>
}
