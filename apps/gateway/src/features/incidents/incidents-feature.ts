import { getIncident, listIncidents } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { incidentFileRoutes } from './incidents-files.js'
import { IncidentNoticesResolver, IncidentsResolver } from './incidents-resolver.js'

export const incidentsFeature: GatewayFeature = {
  name: 'incidents',
  resolvers: [IncidentsResolver, IncidentNoticesResolver],
  files: incidentFileRoutes,
  parts: { incidents: { calls: [listIncidents, getIncident] } },
}
