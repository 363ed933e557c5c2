import {
  createAudits,
  getAuditProng,
  listAudits,
  notifyOfAudit,
  previewAudits,
  setAuditStatus,
} from '@portal/rest-contract'
import { route, type Route } from '../../server/requests/route.js'
import * as plan from './audits-plan-service.js'
import { findProng, listAuditRows } from './audits-read-model.js'
import * as service from './audits-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Audits: planning, notification, and the steps of their prongs. */
export function auditsRoutes(letters: service.LettersPort): Route[] {
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
        service.prongFound(await findProng(tx, actor, params.typeKey, params.id)).answer,
    ),
    route(setAuditStatus, write, ({ params: { typeKey, prongId, status }, body, ...command }) =>
      service.setAuditStatus(command, { typeKey, id: prongId }, status, body),
    ),
  ]
}
