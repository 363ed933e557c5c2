import { getSelfAssessment, getSubsectionResponse, listSelfAssessments } from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { QuestionnaireResolver } from './launch/questionnaire-resolver.js'
import { SelfAssessmentDraftsResolver } from './letters/self-assessment-drafts-resolver.js'
import { selfAssessmentFileRoutes } from './self-assessment-files.js'
import { SelfAssessmentMutations } from './self-assessment-mutations.js'
import {
  SelfAssessmentResolver,
  SelfAssessmentRowResolver,
  SubsectionResponseResolver,
} from './self-assessment-resolver.js'
import { SelfAssessmentReviewResolver } from './review/self-assessment-review-resolver.js'

export const selfAssessmentFeature: GatewayFeature = {
  name: 'self-assessment',
  resolvers: [
    QuestionnaireResolver,
    SelfAssessmentDraftsResolver,
    SelfAssessmentMutations,
    SelfAssessmentResolver,
    SelfAssessmentRowResolver,
    SubsectionResponseResolver,
    SelfAssessmentReviewResolver,
  ],
  files: selfAssessmentFileRoutes,
  parts: {
    'self-assessment': { calls: [listSelfAssessments, getSelfAssessment, getSubsectionResponse] },
  },
}
