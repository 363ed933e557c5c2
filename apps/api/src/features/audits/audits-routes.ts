import {
  checkStudentList,
  createAudits,
  downloadListProblems,
  downloadListTemplate,
  filterPopulation,
  getAuditProng,
  listAudits,
  listPopulation,
  notifyOfAudit,
  previewAudits,
  setAuditStatus,
  uploadStudentList,
} from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import { heavyRoute, route, type Route } from '../../server/requests/route.js'
import { prongFound } from './audits-command.js'
import * as plan from './audits-plan-service.js'
import { findProng, listAuditRows } from './audits-read-model.js'
import { checkList, populationPage } from './lists/audits-lists-read-model.js'
import * as lists from './lists/audits-lists-service.js'
import { filterOf } from './lists/population-filter.js'
import * as service from './audits-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Audits: planning, notification, and the steps of their prongs. */
export function auditsRoutes(deps: ApiDeps, letters: service.LettersPort): Route[] {
  return [
    route(listAudits, read, ({ tx, actor, params, body }) =>
      listAuditRows(tx, actor, { ...params, leaIds: body }),
    ),
    route(previewAudits, read, ({ params, body, ...command }) =>
      plan.previewAudits(command, params.typeKey, body),
    ),
    route(createAudits, write, ({ params, body, ...command }) =>
      plan.createAudits(command, params.typeKey, body),
    ),
    route(notifyOfAudit, write, ({ params, ...command }) => service.notifyOfAudit(command, letters, params)),
    route(
      getAuditProng,
      read,
      async ({ tx, actor, params }) =>
        prongFound(await findProng(tx, actor, params.typeKey, params.id)).answer,
    ),
    route(setAuditStatus, write, ({ params: { typeKey, prongId, status }, body, ...command }) =>
      service.setAuditStatus(command, { typeKey, id: prongId }, status, body),
    ),
    ...listRoutes(deps),
  ]
}

/** The list of a prong, and the population that it makes. */
function listRoutes(deps: ApiDeps): Route[] {
  return [
    heavyRoute(uploadStudentList, ({ params, actor, ctx, req }) =>
      lists.uploadList(deps, { actor, ctx }, params, req),
    ),
    route(checkStudentList, read, ({ params, ...reader }) => checkList(reader, params)),
    heavyRoute(downloadListProblems, ({ params, actor, ctx, res }) =>
      lists.sendListProblems(deps, { actor, ctx }, params, res),
    ),
    heavyRoute(downloadListTemplate, ({ params, query, actor, ctx, res }) =>
      lists.sendListTemplate(deps, { actor, ctx }, params, query.format, res),
    ),
    route(listPopulation, read, ({ params, query, ...reader }) => populationPage(reader, params, query)),
    route(filterPopulation, read, ({ params, query, body, ...reader }) =>
      populationPage(reader, params, query, filterOf(body)),
    ),
  ]
}
