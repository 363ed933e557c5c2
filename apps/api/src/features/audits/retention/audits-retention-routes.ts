import { eraseAuditStudents, getAuditRetention, setAuditRetention } from '@portal/rest-contract'
import { route, type Route } from '../../../server/requests/route.js'
import * as retention from './audits-retention-service.js'

/** How long data of students are kept, and their erasure. */
export function retentionRoutes(): Route[] {
  return [
    route(getAuditRetention, { transaction: 'read' }, ({ params, ...reader }) =>
      retention.readRetention(reader, params.typeKey),
    ),
    route(setAuditRetention, { transaction: 'write' }, ({ params, body, ...command }) =>
      retention.setRetention(command, params.typeKey, body),
    ),
    route(eraseAuditStudents, { transaction: 'write' }, ({ params, body, ...command }) =>
      retention.eraseAuditStudents(command, params, body),
    ),
  ]
}
