import {
  addContentNode,
  applyContentImport,
  applyContentVersion,
  checkContentChanges,
  createContentVersion,
  decideContentUpgrades,
  deleteContentNode,
  deleteContentVersion,
  exportContentVersion,
  getContentVersion,
  listContentCitations,
  listContentUpgrades,
  listContentVersions,
  moveContentNode,
  previewContentImport,
  publishContentVersion,
  renumberContent,
  retireContentNode,
  saveContentNode,
} from '@portal/rest-contract'
import type { ContentKind } from '@portal/domain'
import type { ApiDeps } from '../../server/deps.js'
import { heavyRoute, route, type Route } from '../../server/requests/route.js'
import { sendTable } from '../../server/files/send-table.js'
import { richFields } from './editor/content-fields.js'
import * as imports from './import/content-import-service.js'
import { auditContentRoutes } from './content-audits-routes.js'
import { categoryRoutes, questionnaireRoutes } from './content-named-routes.js'
import * as nodes from './editor/content-nodes-service.js'
import * as numbers from './editor/content-numbers-service.js'
import { findVersion, listVersionRows, readCitations, versionAnswer } from './content-read-model.js'
import type { ContentPort } from './content-port.js'
import { contentSheet } from './import/content-sheet.js'
import * as upgrades from './upgrade/content-upgrade-service.js'
import * as versions from './versions/content-versions-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** The content editors of all kinds; each kind is kept by the feature that it belongs to. */
export function contentRoutes(
  { db, heavy }: Pick<ApiDeps, 'db' | 'heavy'>,
  ports: readonly ContentPort[],
): Route[] {
  const of = (kind: ContentKind): ContentPort => {
    const port = ports.find((one) => one.kind === kind)
    if (!port) throw new Error(`No port keeps the content ${kind}.`)
    return port
  }
  return [
    ...questionnaireRoutes(of('self-assessment')),
    ...categoryRoutes(of('required-documents')),
    ...auditContentRoutes(ports),
    route(listContentCitations, { transaction: 'none' }, ({ tx }) => readCitations(tx)),
    route(listContentVersions, read, ({ tx, actor, params }) => listVersionRows(tx, of(params.kind), actor)),
    route(getContentVersion, read, async ({ tx, actor, params }) =>
      versionAnswer(of(params.kind), await findVersion(tx, of(params.kind), params.id), actor),
    ),
    route(checkContentChanges, read, ({ tx, actor, params }) =>
      upgrades.checkContentChanges(tx, of(params.kind), actor, params.selfAssessmentId),
    ),
    route(listContentUpgrades, read, ({ tx, actor, params }) =>
      upgrades.listContentUpgrades(tx, of(params.kind), actor, params.id),
    ),
    route(decideContentUpgrades, write, ({ params, body, ...command }) =>
      upgrades.decideContentUpgrades({ ...command, port: of(params.kind) }, params.id, body),
    ),
    heavyRoute(exportContentVersion, async ({ params, actor, ctx, res }) => {
      const port = of(params.kind)
      await sendTable(res, { actor, heavy }, async () =>
        contentSheet(port, await findVersion(db, port, params.id), { actor, now: ctx.now }),
      )
      return undefined
    }),
    heavyRoute(previewContentImport, ({ params, actor, ctx, req }) =>
      imports.previewContentImport({ db, heavy }, { actor, ctx, port: of(params.kind) }, params.id, req),
    ),
    route(applyContentImport, write, ({ params, ...command }) =>
      imports.applyContentImport({ ...command, port: of(params.kind) }, params),
    ),
    route(createContentVersion, write, ({ params, body, ...command }) =>
      versions.createContentVersion({ ...command, port: of(params.kind) }, body),
    ),
    route(deleteContentVersion, write, ({ params, ...command }) =>
      versions.deleteContentVersion({ ...command, port: of(params.kind) }, params.id),
    ),
    route(publishContentVersion, write, ({ params, body, ...command }) =>
      versions.publishContentVersion({ ...command, port: of(params.kind) }, params.id, body),
    ),
    route(applyContentVersion, write, ({ params, ...command }) =>
      versions.applyContentVersion({ ...command, port: of(params.kind) }, params.id),
    ),
    route(addContentNode, write, ({ params, body, ...command }) =>
      nodes.addContentNode({ ...command, port: of(params.kind) }, params.id, body),
    ),
    route(saveContentNode, { ...write, richText: richFields }, ({ params, body, ...command }) =>
      nodes.saveContentNode({ ...command, port: of(params.kind) }, params, body),
    ),
    route(moveContentNode, write, ({ params, body, ...command }) =>
      nodes.moveContentNode({ ...command, port: of(params.kind) }, params, body),
    ),
    route(renumberContent, write, ({ params, body, ...command }) =>
      numbers.renumberContent({ ...command, port: of(params.kind) }, params.id, body),
    ),
    route(retireContentNode, write, ({ params, body, ...command }) =>
      nodes.retireContentNode({ ...command, port: of(params.kind) }, params, body.retired),
    ),
    route(deleteContentNode, write, ({ params, ...command }) =>
      nodes.deleteContentNode({ ...command, port: of(params.kind) }, params),
    ),
  ]
}
