import {
  getComplianceStrategyItem,
  confirmComplianceStrategyItem,
  saveComplianceStrategyItem,
  listLastYearAnswers,
} from './self-assessment-answers.js'
import {
  listAssignableUsers,
  assignUser,
  removeUser,
  listAssignmentSuggestions,
  assignSuggested,
} from './self-assessment-assignments.js'
import { listQuestionnaires, publishQuestionnaire } from './self-assessment-questionnaires.js'
import {
  getSubsectionResponse,
  setSubsectionState,
  setSubsectionApplicability,
  submitForReview,
  submitForReview2,
} from './self-assessment-subsections.js'
import {
  listSelfAssessments,
  listVisibleSelfAssessments,
  listSelfAssessmentsOfLea,
  listQuestionnaireResponses,
  getSelfAssessment,
  activateSelfAssessments,
  resetSelfAssessmentActivation,
  setSelfAssessmentDueDates,
  remindOfSelfAssessments,
  startSelfAssessment,
  planSelfAssessment,
  submitSelfAssessment,
  getSelfAssessmentReport,
} from './self-assessment-year.js'

/** Every call of the feature, in the order of a year. */
export const selfAssessmentCalls = [
  listSelfAssessments,
  listVisibleSelfAssessments,
  listSelfAssessmentsOfLea,
  listQuestionnaireResponses,
  getSelfAssessment,
  activateSelfAssessments,
  resetSelfAssessmentActivation,
  setSelfAssessmentDueDates,
  remindOfSelfAssessments,
  startSelfAssessment,
  planSelfAssessment,
  submitSelfAssessment,
  getSubsectionResponse,
  setSubsectionState,
  setSubsectionApplicability,
  submitForReview,
  submitForReview2,
  getComplianceStrategyItem,
  confirmComplianceStrategyItem,
  saveComplianceStrategyItem,
  listLastYearAnswers,
  listAssignableUsers,
  assignUser,
  removeUser,
  listAssignmentSuggestions,
  assignSuggested,
  getSelfAssessmentReport,
  listQuestionnaires,
  publishQuestionnaire,
]
