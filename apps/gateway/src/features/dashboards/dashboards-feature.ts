import { getLanding, getLocalStanding, getStateStanding } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { ChoicesResolver, LandingPageResolver } from './landing/dashboards-landing-resolver.js'
import { LandingResolver, LocalDashboardResolver, StateDashboardResolver } from './dashboards-resolver.js'

export const dashboardsFeature: GatewayFeature = {
  name: 'dashboards',
  resolvers: [
    ChoicesResolver,
    LandingPageResolver,
    LandingResolver,
    LocalDashboardResolver,
    StateDashboardResolver,
  ],
  parts: {
    dashboards: { calls: [getStateStanding, getLocalStanding, getLanding] },
  },
}
