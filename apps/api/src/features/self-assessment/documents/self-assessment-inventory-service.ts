import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import {
  calendarDay,
  canDownload,
  canTakeDocumentInventory,
  csvDocument,
  emptyCategoryLine,
  exportFileName,
  inventoryHeadings,
  inventoryLine,
  inventoryPath,
} from '@portal/domain'
import type { Response } from 'express'
import { ZipFile } from '../../../server/files/zip-file.js'
import type { ApiDeps } from '../../../server/deps.js'
import { insist } from '../../../server/verdicts.js'
import { foundOr404 } from '../self-assessment-command.js'
import { listInventory, type StoredDocument } from './self-assessment-inventory-read-model.js'
import { findSelfAssessment } from '../self-assessment-read-model.js'
import { type Caller, recordAct } from '../../../server/command.js'

/** What the documents feature does for this one; passed on in features.ts. */
export interface DocumentBytes {
  exists(fileId: string): Promise<boolean>
  /** Null when they are gone. */
  open(fileId: string): Promise<Readable | null>
}

/** A document in the package, or why it is not. */
type Place = { path: string; document: StoredDocument } | { left: string }

/** So many questions to the file store at once. */
const atOnce = 10

/**
 * Every document of a self-assessment in one ZIP file, opened one after the other while it is read. Nothing is packed, because
 * documents are packed already: so the length is known before, and browsers show how far the download is.
 */
export async function sendDocumentInventory(
  { deps, bytes }: { deps: Pick<ApiDeps, 'db' | 'config'>; bytes: DocumentBytes },
  { actor, ctx }: Caller,
  res: Response,
  id: number,
): Promise<void> {
  const { answer, facts, year, agency } = foundOr404(await findSelfAssessment(deps.db, actor, id))
  insist(canTakeDocumentInventory(facts))
  const { documents, empty } = await listInventory(deps.db, actor, id)
  const places: Place[] = []
  for (let at = 0; at < documents.length; at += atOnce) {
    const portion = documents.slice(at, at + atOnce)
    places.push(
      ...(await Promise.all(
        portion.map(async (document, next): Promise<Place> => {
          const may = canDownload(document.scanState, deps.config.clamavUrl !== undefined)
          if (!may.allowed) return { left: may.reason }
          return (await bytes.exists(document.fileId))
            ? { path: inventoryPath(document, at + next + 1), document }
            : { left: 'The file is not there.' }
        }),
      )),
    )
  }
  const taken = places.flatMap((place) => ('path' in place ? [place] : []))
  await deps.db.transaction((tx) =>
    recordAct({ tx, actor, ctx }, 'downloadDocumentInventory', {
      targetType: 'selfAssessment',
      targetId: id,
      leaId: answer.leaId,
      year,
      after: {
        documents: taken.length,
        leftOut: places.length - taken.length,
        bytes: taken.reduce((sum, { document }) => sum + document.size, 0),
      },
    }),
  )
  const index = csvDocument(inventoryHeadings, [
    ...documents.map((document, at) => inventoryLine(document, places[at] ?? { left: '' })),
    ...empty.map(emptyCategoryLine),
  ])
  const name = ['self-assessment', 'documents', agency, answer.part, year]
  res.attachment(exportFileName(name, calendarDay(ctx.now), 'zip'))
  res.set({
    'Content-Type': 'application/zip',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  await sendZip(res, bytes, { index, taken, now: ctx.now })
}

async function sendZip(
  res: Response,
  bytes: DocumentBytes,
  { index, taken, now }: { index: string; taken: { path: string; document: StoredDocument }[]; now: Date },
): Promise<void> {
  const zip = new ZipFile()
  // A file that cannot be read breaks the download off: a package that lacks it would look whole.
  zip.on('error', (error: Error) => res.destroy(error))
  zip.addBuffer(Buffer.from(index), 'index.csv', { mtime: now, compress: false })
  for (const { path, document } of taken) {
    const options = { size: document.size, mtime: document.uploadedOn, compress: false }
    zip.addReadStreamLazy(path, options, (give) => {
      void openFor(res, bytes, document.fileId).then(
        (stream) => give(null, stream),
        (error: unknown) => res.destroy(error instanceof Error ? error : undefined),
      )
    })
  }
  zip.end(undefined, (...[length]: number[]) => {
    if (length !== undefined && length > 0) res.set('Content-Length', String(length))
  })
  zip.outputStream.pipe(res)
  await finished(res).catch(() => undefined)
}

/** Bytes that end with the reader who goes away. */
async function openFor(res: Response, bytes: DocumentBytes, fileId: string): Promise<Readable> {
  const stream = res.destroyed ? null : await bytes.open(fileId)
  if (!stream) throw new Error(`The file ${fileId} is gone.`)
  const stop = () => stream.destroy()
  res.once('close', stop)
  stream.once('close', () => res.off('close', stop))
  stream.once('error', (error) => res.destroy(error))
  return stream
}
