import {
  getAnnualReport,
  getIncident,
  getPublishedIncidents,
  listAnnualReports,
  listIncidents,
} from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { annualFileRoutes } from './annual/annual-files.js'
import { AnnualReportsResolver } from './annual/annual-resolver.js'
import { incidentFileRoutes } from './incidents-files.js'
import { IncidentNoticesResolver, IncidentsResolver } from './incidents-resolver.js'

export const incidentsFeature: GatewayFeature = {
  name: 'incidents',
  resolvers: [IncidentsResolver, IncidentNoticesResolver, AnnualReportsResolver],
  files(app, parts) {
    incidentFileRoutes(app, parts)
    annualFileRoutes(app, parts)
  },
  parts: {
    incidents: {
      calls: [listIncidents, getIncident, listAnnualReports, getAnnualReport, getPublishedIncidents],
    },
  },
}
