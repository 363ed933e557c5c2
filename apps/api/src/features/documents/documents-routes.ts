import { pipeline } from 'node:stream/promises'
import {
  deleteSupportingDocument,
  downloadSupportingDocument,
  uploadSupportingFiles,
} from '@portal/rest-contract'
import type { Response } from 'express'
import type { ApiDeps } from '../../server/deps.js'
import { route, streamRoute, type Route } from '../../server/route.js'
import { openFileStore } from './documents-file-store.js'
import type { EvidencePlaces } from './documents-places.js'
import type { DocumentRow } from './documents-read-model.js'
import * as service from './documents-service.js'

/** An upload of which no byte came for so long is given up. */
const idleMs = 30_000

/** Supporting documents: upload, download, delete. */
export function documentsRoutes(
  deps: ApiDeps,
  places: EvidencePlaces,
  options: { idleMs?: number } = {},
): Route[] {
  const store = openFileStore(deps.config.filesUrl)
  const room = { deps, store, places, idleMs: options.idleMs ?? idleMs }
  return [
    streamRoute(uploadSupportingFiles, ({ req, actor, ctx }) =>
      service.uploadSupportingFiles(room, { actor, ctx }, req),
    ),
    streamRoute(downloadSupportingDocument, async ({ params, actor, ctx, res }) => {
      const { document, bytes } = await service.openSupportingDocument(room, { actor, ctx }, params.id)
      describeFile(res, document)
      try {
        await pipeline(bytes, res)
      } catch (error) {
        // A reader who goes away in the middle is no fault of ours.
        if (!res.destroyed) throw error
      }
      return undefined
    }),
    route(deleteSupportingDocument, { transaction: 'write' }, async ({ params, actor, ctx, tx }) => {
      await service.deleteSupportingDocument(room, { actor, ctx }, tx, params.id)
      return undefined
    }),
  ]
}

/** Always to be saved, never to be shown in place; `attachment` writes the name as RFC 6266 wants it. */
function describeFile(res: Response, document: DocumentRow): void {
  res.attachment(document.fileName)
  res.set({
    'Content-Type': document.mime,
    'Content-Length': String(document.size),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  })
}
