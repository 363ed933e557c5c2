import { listAuditEvents } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { auditTrailFileRoutes } from './audit-trail-files.js'
import { AuditTrailResolver } from './audit-trail-resolver.js'

export const auditTrailFeature: GatewayFeature = {
  name: 'audit-trail',
  resolvers: [AuditTrailResolver],
  files: auditTrailFileRoutes,
  parts: {
    'audit-trail': { calls: [listAuditEvents] },
  },
}
