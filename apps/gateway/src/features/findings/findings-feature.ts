import { getFinding, listFindings } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { findingFileRoutes } from './documents/findings-files.js'
import { FindingsMutations } from './findings-mutations.js'
import { FindingFileResolver, FindingResolver, FindingsResolver } from './findings-resolver.js'

export const findingsFeature: GatewayFeature = {
  name: 'findings',
  resolvers: [FindingsMutations, FindingFileResolver, FindingResolver, FindingsResolver],
  files: findingFileRoutes,
  parts: {
    findings: { calls: [listFindings, getFinding] },
  },
}
