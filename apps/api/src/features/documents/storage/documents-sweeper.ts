import type { Database } from '../../../db/database.js'
import type { FileStore } from './documents-files.js'
import { holdFiles, liveFileIds } from '../documents-store.js'

/** Younger files may belong to an upload that is under way; with the sweep's period this stays below one hour. */
export const sweepAfterMs = 50 * 60_000
const batchSize = 200
const isFileId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Removes stored files that no row wants: of uploads that were killed, and of deleted documents. */
export async function sweepFiles(db: Database, store: FileStore, now: Date): Promise<number> {
  let swept = 0
  let batch: string[] = []
  for await (const { id, modifiedOn } of store.list()) {
    if (!isFileId.test(id) || now.getTime() - modifiedOn.getTime() < sweepAfterMs) continue
    batch.push(id)
    if (batch.length === batchSize) {
      swept += await sweepBatch(db, store, batch)
      batch = []
    }
  }
  return swept + (await sweepBatch(db, store, batch))
}

async function sweepBatch(db: Database, store: FileStore, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  return db.transaction(async (tx) => {
    await holdFiles(tx, 'alone')
    const live = await liveFileIds(tx, ids)
    const stray = ids.filter((id) => !live.has(id))
    for (const id of stray) await store.delete(id)
    return stray.length
  })
}
