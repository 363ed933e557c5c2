import {
  deleteSupportingDocument,
  downloadSupportingDocument,
  uploadSupportingFiles,
} from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { route, streamRoute, type Route } from '../../server/requests/route.js'
import { sendFile } from './storage/documents-download.js'
import { openFileStore } from './storage/documents-file-store.js'
import type { EvidencePlaces } from './documents-places.js'
import { requiredDocumentsRoutes } from './required/documents-required-routes.js'
import * as service from './documents-service.js'

/** An upload is cancelled when no byte arrived for so long. */
const idleMs = 30_000

/** Supporting and required documents: upload, download, delete, and what else becomes of them. */
export function documentsRoutes(
  deps: ApiDeps,
  places: EvidencePlaces,
  options: { idleMs?: number } = {},
): Route[] {
  const store = openFileStore(deps.config.filesUrl)
  const context = { deps, store, places, idleMs: options.idleMs ?? idleMs }
  return [
    streamRoute(uploadSupportingFiles, ({ req, actor, ctx }) =>
      service.uploadSupportingFiles(context, { actor, ctx }, req),
    ),
    streamRoute(downloadSupportingDocument, async ({ params, actor, ctx, req, res }) => {
      await sendFile(res, await service.openSupportingDocument(context, { actor, ctx }, req, params.id))
      return undefined
    }),
    route(deleteSupportingDocument, { transaction: 'write' }, async ({ params, ...command }) => {
      await service.deleteSupportingDocument(context, command, params.id)
      return undefined
    }),
    ...requiredDocumentsRoutes(context),
  ]
}
