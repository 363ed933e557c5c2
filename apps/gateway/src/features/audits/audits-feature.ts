import { checkStudentList, filterPopulation, getAuditProng, listAudits } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { auditFileRoutes } from './audits-files.js'
import { AuditsResolver } from './audits-resolver.js'
import { AuditListsResolver } from './lists/audits-lists-resolver.js'

export const auditsFeature: GatewayFeature = {
  name: 'audits',
  resolvers: [AuditsResolver, AuditListsResolver],
  files: auditFileRoutes,
  parts: { audits: { calls: [listAudits, getAuditProng, checkStudentList, filterPopulation] } },
}
