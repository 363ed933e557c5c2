import * as calls from '@portal/rest-contract'
import type { ApiDeps } from '../../../server/deps.js'
import { heavyRoute, route, type Route } from '../../../server/requests/route.js'
import * as files from './annual-files-service.js'
import * as service from './annual-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Annual reports: agencies prepare and certify their own, the state decides on them and publishes the totals. */
export function annualRoutes(deps: ApiDeps): Route[] {
  return [
    route(calls.listAnnualReports, read, ({ params, ...reader }) =>
      service.listAnnualReports(reader, params.year),
    ),
    heavyRoute(calls.downloadAnnualTemplate, async ({ params, query, actor, ctx, res }) => {
      await files.sendAnnualTemplate(deps, { actor, ctx }, { ...params, ...query }, res)
      return undefined
    }),
    route(calls.getAnnualReport, read, ({ params, ...reader }) => service.getAnnualReport(reader, params)),
    route(calls.saveAnnualReport, write, ({ params, body, ...command }) =>
      service.saveAnnualReport(command, params, body),
    ),
    route(calls.rollUpAnnualReport, write, ({ params, body, ...command }) =>
      service.rollUpAnnualReport(command, params, body),
    ),
    route(calls.certifyAnnualReport, write, ({ params, body, ...command }) =>
      service.certifyAnnualReport(command, params, body),
    ),
    route(calls.decideAnnualReports, write, ({ params, body, ...command }) =>
      service.decideAnnualReports(command, params.year, body),
    ),
    heavyRoute(calls.importAnnualReports, ({ req, params, actor, ctx }) =>
      files.importAnnualReports(deps, { actor, ctx }, params.year, req),
    ),
    route(calls.getPublishedIncidents, read, ({ params, query, ...reader }) =>
      service.getPublishedIncidents(reader, params.year, query.all === 'true'),
    ),
    heavyRoute(calls.exportPublishedIncidents, ({ params, query, actor, ctx, res }) =>
      files.sendPublished(deps, { actor, ctx }, { ...params, ...query }, res),
    ),
  ]
}
