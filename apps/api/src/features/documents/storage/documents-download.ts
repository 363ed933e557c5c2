import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import type { ByteRange, FileStore } from './documents-files.js'

/** What a file is sent as. */
export interface SentFile {
  /** Id in the file store. */
  fileId: string
  fileName: string
  mime: string
  size: number
  sha256: string
}

/** A file that is ready to be sent; without bytes when the requested part is not there. */
export interface OpenedFile {
  file: SentFile
  range: ByteRange | undefined
  bytes: Readable | null
}

/** Opens a file, or the requested part of it. */
export async function openFile(req: Request, store: FileStore, file: SentFile): Promise<OpenedFile> {
  const range = rangeOf(req, file)
  if (range === null) return { file, range: undefined, bytes: null }
  const stored = await store.get(file.fileId, range)
  if (!stored || stored.size !== file.size) throw new Error(`The file ${file.fileId} is not what was stored.`)
  return { file, range, bytes: stored.bytes }
}

/** What the record says of a download: which part it was, if it was one. */
export function partTaken({ range, file }: OpenedFile): { after?: { range: string } } {
  return range ? { after: { range: contentRange(range, file.size) } } : {}
}

/** Streams an opened file: always to be saved, never to be shown in place. */
export async function sendFile(res: Response, { file, range, bytes }: OpenedFile): Promise<void> {
  res.set({ 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  if (!bytes) {
    res.set('Content-Range', `bytes */${file.size}`)
    res.status(416).end()
    return
  }
  // `attachment` writes the name as RFC 6266 wants it.
  res.attachment(file.fileName)
  res.set({
    'Content-Type': file.mime,
    'Content-Length': String(range ? range.end - range.start + 1 : file.size),
    ETag: etagOf(file),
  })
  if (range) res.status(206).set('Content-Range', contentRange(range, file.size))
  try {
    await pipeline(bytes, res)
  } catch (error) {
    // A reader who goes away in the middle is no fault of ours.
    if (!res.destroyed) throw error
  }
}

/** Undefined for all of it, null when there is no such part (RFC 9110 section 14). */
function rangeOf(req: Request, file: SentFile): ByteRange | undefined | null {
  const condition = req.get('if-range')
  if (condition !== undefined && condition !== etagOf(file)) return undefined
  const ranges = req.range(file.size, { combine: true })
  if (ranges === -1) return null
  // Several parts in one answer are not offered; the whole is a valid answer to that.
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1) return undefined
  return ranges[0]
}

function contentRange({ start, end }: ByteRange, size: number): string {
  return `bytes ${start}-${end}/${size}`
}

function etagOf({ sha256 }: SentFile): string {
  return `"${sha256}"`
}
