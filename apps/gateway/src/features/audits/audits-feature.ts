import { getAuditProng, listAudits } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { AuditsResolver } from './audits-resolver.js'

export const auditsFeature: GatewayFeature = {
  name: 'audits',
  resolvers: [AuditsResolver],
  parts: { audits: { calls: [listAudits, getAuditProng] } },
}
