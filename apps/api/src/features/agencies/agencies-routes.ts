import {
  createLea,
  deleteLeaLogo,
  downloadLeaLogo,
  getLea,
  getLeaName,
  listLeas,
  updateLea,
  uploadLeaLogo,
} from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { route, streamRoute, type Route } from '../../server/requests/route.js'
import { findAgencyContent, findLogo } from './agencies-content-read-model.js'
import { listVisibleAgencies, toLea } from './agencies-read-model.js'
import * as service from './agencies-service.js'

const write = { transaction: 'write' } as const
const writeLea = { ...write, richText: { paths: ['intro'] } }

/** Agencies: lists for everybody, the LEA content page for the state. */
export function agenciesRoutes(deps: ApiDeps): Route[] {
  return [
    route(listLeas, { transaction: 'statement' }, async ({ tx, actor, query }) =>
      (await listVisibleAgencies(tx, actor, query.inactive)).map(toLea),
    ),
    route(
      getLea,
      { transaction: 'none' },
      async ({ tx, actor, params }) =>
        service.agencyOr404(await findAgencyContent(tx, actor, params.id)).answer,
    ),
    route(getLeaName, { transaction: 'none' }, async ({ tx, actor, params }) => {
      const { name } = service.agencyOr404(await findAgencyContent(tx, actor, params.leaId)).answer
      return { name }
    }),
    route(createLea, writeLea, ({ body, ...command }) => service.createLea(command, body)),
    route(updateLea, writeLea, ({ params, body, ...command }) => service.updateLea(command, params.id, body)),
    streamRoute(uploadLeaLogo, ({ req, actor, ctx, params }) =>
      service.uploadLeaLogo(deps, { actor, ctx }, params.id, req),
    ),
    route(deleteLeaLogo, write, ({ params, query, ...command }) =>
      service.deleteLeaLogo(command, params.id, query.version),
    ),
    streamRoute(downloadLeaLogo, async ({ tx, actor, params, res }) => {
      service.agencyOr404(await findAgencyContent(tx, actor, params.id))
      const logo = service.agencyOr404(await findLogo(tx, params.id))
      res.attachment(logo.fileName)
      res.set({ 'Content-Type': logo.mime, 'X-Content-Type-Options': 'nosniff' })
      res.end(Buffer.from(logo.bytes))
      return undefined
    }),
  ]
}
