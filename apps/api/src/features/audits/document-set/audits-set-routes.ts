import {
  compareSetDocuments,
  getDocumentSet,
  listDocumentSets,
  saveDocumentSetItem,
} from '@portal/rest-contract'
import type { ApiDeps } from '../../../server/deps.js'
import { heavyRoute, route, type Route } from '../../../server/requests/route.js'
import type { FilesPort } from '../documents/audits-files-port.js'
import { compareDocuments } from './audits-set-comparison-service.js'
import * as sets from './audits-set-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** What agencies say and send about each item of reviews without a sample. */
export function documentSetRoutes(deps: ApiDeps, files: FilesPort): Route[] {
  return [
    route(listDocumentSets, read, ({ params, ...reader }) => sets.listDocumentSets(reader, params)),
    route(getDocumentSet, read, ({ params, ...reader }) => sets.readDocumentSet(reader, params)),
    route(saveDocumentSetItem, write, ({ params, body, ...command }) =>
      sets.saveDocumentSetItem(command, params, body),
    ),
    heavyRoute(compareSetDocuments, ({ params, query, actor, ctx }) =>
      compareDocuments({ deps, files }, { actor, ctx }, params, query),
    ),
  ]
}
