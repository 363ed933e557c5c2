import {
  getAuditContent,
  getAuditDashboard,
  getCaseSetup,
  getContentSetup,
  getCurrentAuditDashboard,
  getRecordItem,
  getSampleRecord,
} from '@portal/rest-contract'
import type { ApiDeps } from '../../../server/deps.js'
import { route, type Route } from '../../../server/requests/route.js'
import { auditDashboard } from './audits-dashboard-read-model.js'
import { readItem } from '../review/audits-answers-service.js'
import * as named from './audits-named-service.js'

const read = { transaction: 'read' } as const
/** Reads in a snapshot, and then notes who saw the answers. */
const own = { transaction: 'none' } as const

/** Reads under the names of specification 001 section 7.6 that the portal's own screens take from larger calls. */
export function namedRoutes(deps: ApiDeps): Route[] {
  return [
    route(getAuditDashboard, read, ({ params, ...reader }) => auditDashboard(reader, params)),
    route(getCurrentAuditDashboard, read, ({ params, ...reader }) => named.currentDashboard(reader, params)),
    route(getSampleRecord, read, ({ params, ...reader }) => named.readRecord(reader, params)),
    route(getRecordItem, own, ({ params: { typeKey, itemId, studentId }, ...caller }) =>
      readItem(deps, caller, { typeKey, id: studentId }, itemId),
    ),
    route(getAuditContent, read, ({ params, query, ...reader }) =>
      named.readAuditContent(reader, { ...params, ...query }),
    ),
    route(getCaseSetup, read, ({ params, query, ...reader }) =>
      named.readContentSetup(reader, { ...params, ...query }),
    ),
    route(getContentSetup, read, ({ params, query, ...reader }) =>
      named.readContentSetup(reader, { ...params, ...query }),
    ),
  ]
}
