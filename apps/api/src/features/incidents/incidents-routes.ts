import { businessCalendar } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { sendTable } from '../../server/files/send-table.js'
import { heavyRoute, route, type Route } from '../../server/requests/route.js'
import * as files from './incidents-files-service.js'
import * as service from './incidents-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Incidents: agencies register their own, the state reads them; students are masked until somebody reveals one. */
export function incidentsRoutes(deps: ApiDeps): Route[] {
  const { incidentParameters: parameters, closedDays } = deps.config
  const office = { parameters, calendar: businessCalendar(closedDays) }
  return [
    route(calls.listIncidents, read, ({ query, ...reader }) => service.listIncidents(reader, query, office)),
    heavyRoute(calls.exportIncidents, async ({ query, actor, ctx, res }) => {
      await sendTable(res, { actor, heavy: deps.heavy }, () =>
        files.exportedIncidents(deps, { actor, ctx }, query, office),
      )
      return undefined
    }),
    route(calls.listIncidentChoices, read, (reader) => service.listIncidentChoices(reader, office)),
    heavyRoute(calls.downloadIncidentTemplate, async ({ query, actor, ctx, res }) => {
      await files.sendIncidentTemplate(deps, { actor, ctx }, query.format, res)
      return undefined
    }),
    route(calls.getIncident, read, ({ params, ...reader }) => service.getIncident(reader, params.id, office)),
    route(calls.addIncident, write, ({ body, ...command }) => service.addIncident(command, body, office)),
    route(calls.updateIncident, write, ({ params, body, ...command }) =>
      service.updateIncident(command, params.id, body, office),
    ),
    route(calls.revealIncidentStudent, write, ({ params, ...command }) =>
      service.revealIncidentStudent(command, params.id, office),
    ),
    heavyRoute(calls.importIncidents, ({ actor, ctx, req }) =>
      files.importIncidents(deps, { actor, ctx }, req, office),
    ),
    route(calls.recordIncidentNotice, write, ({ params, body, ...command }) =>
      service.recordIncidentNotice(command, params.id, body),
    ),
  ]
}
