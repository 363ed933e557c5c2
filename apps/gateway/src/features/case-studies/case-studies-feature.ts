import { getCaseStudy, listCaseStudies } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { caseStudyFileRoutes } from './case-studies-files.js'
import { CaseStudiesMutations } from './case-studies-mutations.js'
import { CaseStudiesResolver } from './case-studies-resolver.js'

export const caseStudiesFeature: GatewayFeature = {
  name: 'case-studies',
  resolvers: [CaseStudiesResolver, CaseStudiesMutations],
  files: caseStudyFileRoutes,
  parts: { 'case-studies': { calls: [listCaseStudies, getCaseStudy] } },
}
