import { createReadStream } from 'node:fs'
import { mkdir, open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStore } from './documents-files.js'

/** Opens the store of FILES_URL: `file:` and a folder, or `s3://bucket?endpoint=…&region=…`. */
export function openFileStore(filesUrl: string): FileStore {
  const url = new URL(filesUrl)
  if (url.protocol === 's3:') return openS3(url)
  if (url.protocol === 'file:') return openFolder(fileURLToPath(url))
  throw new Error(`FILES_URL: ${url.protocol} is not known; use file: or s3:.`)
}

function openFolder(location: string): FileStore {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  return {
    // Not flydrive's putStream: when its source fails it answers before the file is closed, perhaps before it is made.
    async put(id, bytes) {
      const file = await newFile(location, id)
      // The row is committed next; the bytes must not be the part that a power cut takes, hence the flush.
      await pipeline(bytes, file.createWriteStream({ flush: true }))
    },
    async get(id, range) {
      if (!(await disk.exists(id))) return null
      const { contentLength } = await disk.getMetaData(id)
      // Not flydrive's getStream: it knows no parts.
      return { size: contentLength, bytes: createReadStream(join(location, id), range) }
    },
    exists: (id) => disk.exists(id),
    delete: (id) => disk.delete(id),
    async *list() {
      for (const entry of (await disk.listAll('')).objects) {
        if (!entry.isFile) continue
        // Null: deleted since the folder was read.
        const found = await disk.getMetaData(entry.key).catch(() => null)
        if (found) yield { id: entry.key, modifiedOn: found.lastModified }
      }
    },
  }
}

/** The folder is created only where it is missing: a check for each file would take as long as opening it. */
async function newFile(location: string, id: string): Promise<FileHandle> {
  const openNew = () => open(join(location, id), 'wx', 0o600)
  try {
    return await openNew()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    await mkdir(location, { recursive: true, mode: 0o700 })
    return openNew()
  }
}

/** The S3 client is large: it is loaded where it is used. */
function openS3(url: URL): FileStore {
  let opened: Promise<FileStore> | undefined
  const store = () =>
    (opened ??= import('./documents-s3-file-store.js').then((file) => file.openS3FileStore(url)))
  return {
    put: async (id, bytes) => (await store()).put(id, bytes),
    get: async (id, range) => (await store()).get(id, range),
    exists: async (id) => (await store()).exists(id),
    delete: async (id) => (await store()).delete(id),
    async *list() {
      yield* (await store()).list()
    },
  }
}
