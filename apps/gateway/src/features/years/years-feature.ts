import {
  launchComplianceYear,
  launchDeterminationYear,
  launchDisputeYear,
  listComplianceYears,
  listDeterminationYears,
  listDisputeYears,
} from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { YearsLaunchResolver } from './years-launch-resolver.js'
import { YearsResolver } from './years-resolver.js'

export const yearsFeature: GatewayFeature = {
  name: 'years',
  resolvers: [YearsLaunchResolver, YearsResolver],
  parts: {
    'compliance-years': { calls: [listComplianceYears, launchComplianceYear], specified: true },
    'determination-years': { calls: [listDeterminationYears, launchDeterminationYear], specified: true },
    'dispute-years': { calls: [listDisputeYears, launchDisputeYear], specified: true },
  },
}
