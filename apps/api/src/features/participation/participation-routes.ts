import * as calls from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { heavyRoute, route, type Route } from '../../server/requests/route.js'
import { importParticipationRates } from './participation-import-service.js'
import * as service from './participation-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Participation in alternate assessments: the state reads and imports it, agencies enter their own. */
export function participationRoutes(deps: ApiDeps): Route[] {
  const office = { threshold: deps.config.alternateRateThreshold }
  return [
    route(calls.listParticipation, read, ({ params, ...reader }) =>
      service.listParticipation(reader, params.year, office),
    ),
    route(calls.getParticipation, read, ({ params, ...reader }) =>
      service.getParticipation(reader, params, office),
    ),
    route(calls.saveParticipationRates, write, ({ params, body, ...command }) =>
      service.saveParticipationRates(command, params, body, office),
    ),
    heavyRoute(calls.importParticipationRates, ({ req, params, actor, ctx }) =>
      importParticipationRates(deps, { actor, ctx }, params.year, req),
    ),
  ]
}
