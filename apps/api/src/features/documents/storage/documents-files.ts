import type { Readable } from 'node:stream'

/** Part of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where the bytes of documents lie, each under the id of its file object. */
export interface FileStore {
  /** Resolves once the bytes are safe; a failed write may leave a part behind, which `delete` removes. */
  put(id: string, bytes: Readable): Promise<void>
  /** All bytes or a part of them, with the size of the whole; null when there are none. */
  get(id: string, range?: ByteRange): Promise<{ size: number; bytes: Readable } | null>
  exists(id: string): Promise<boolean>
  /** Deleting what is not there is no fault. */
  delete(id: string): Promise<void>
  /** Everything that lies there. */
  list(): AsyncIterable<{ id: string; modifiedOn: Date }>
}
