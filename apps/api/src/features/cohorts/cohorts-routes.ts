import { getCohort, listCohorts, saveCohort } from '@portal/rest-contract'
import { route, type Route } from '../../server/requests/route.js'
import * as service from './cohorts-service.js'

/** Who answers for which agencies in which year of the cycle: read by state staff, changed by state monitors. */
export function cohortsRoutes(): Route[] {
  return [
    route(listCohorts, { transaction: 'read' }, ({ query, ...reader }) =>
      service.readCohorts(reader, query.year),
    ),
    route(getCohort, { transaction: 'read' }, ({ params, query, ...reader }) =>
      service.readCohort(reader, { ...params, ...query }),
    ),
    route(saveCohort, { transaction: 'write' }, ({ params, body, ...command }) =>
      service.saveCohort(command, params.userId, body),
    ),
  ]
}
