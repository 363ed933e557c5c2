import {
  activateSelfAssessments,
  assignSuggested,
  assignUser,
  getComplianceStrategyItem,
  getSelfAssessment,
  getSelfAssessmentReport,
  getSubsectionResponse,
  listAssignableUsers,
  listAssignmentSuggestions,
  listLastYearAnswers,
  listQuestionnaires,
  listSelfAssessments,
  planSelfAssessment,
  publishQuestionnaire,
  remindOfSelfAssessments,
  removeUser,
  resetSelfAssessmentActivation,
  confirmComplianceStrategyItem,
  saveComplianceStrategyItem,
  setSelfAssessmentDueDates,
  setSubsectionApplicability,
  setSubsectionState,
  startSelfAssessment,
  submitForReview2,
  submitSelfAssessment,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type {
  ActivateSelfAssessmentsInput,
  AssignmentInput,
  ConfirmComplianceStrategyItemInput,
  AssignSuggestedInput,
  PlanSelfAssessmentInput,
  RecallSelfAssessmentInput,
  ResetSelfAssessmentActivationInput,
  SaveComplianceStrategyItemInput,
  SendSubsectionInput,
  SetSelfAssessmentDueDatesInput,
  SetSubsectionApplicabilityInput,
  SetSubsectionStateInput,
  StartSelfAssessmentInput,
  SubmitSelfAssessmentInput,
} from './self-assessment-inputs.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** The list is a POST because it carries many agencies; it only reads. */
export function readSelfAssessments({ upstream }: Upstream, year: number, leaIds: readonly number[]) {
  return upstream.call(listSelfAssessments, { params: { year }, body: [...leaIds] }, { read: true })
}

export function readQuestionnaires({ upstream }: Upstream) {
  return upstream.call(listQuestionnaires, {})
}

export function publish({ upstream }: Upstream, id: number) {
  return upstream.call(publishQuestionnaire, { params: { id } })
}

export function readSelfAssessment({ upstream }: Upstream, id: number) {
  return upstream.call(getSelfAssessment, { params: { id } })
}

export function readReport({ upstream }: Upstream, id: number) {
  return upstream.call(getSelfAssessmentReport, { params: { id } })
}

export function readSubsection({ upstream }: Upstream, id: number) {
  return upstream.call(getSubsectionResponse, { params: { id } })
}

export function readItem({ upstream }: Upstream, id: number, itemId: number) {
  return upstream.call(getComplianceStrategyItem, { params: { id, itemId } })
}

export function readAssignableUsers({ upstream }: Upstream, subsectionResponseId: number, leaId: number) {
  return upstream.call(listAssignableUsers, { params: { id: subsectionResponseId, leaId } })
}

export function readLastYearAnswers({ upstream }: Upstream, subsectionResponseId: number) {
  return upstream.call(listLastYearAnswers, { params: { id: subsectionResponseId } })
}

export function readAssignmentSuggestions({ upstream }: Upstream, selfAssessmentId: number) {
  return upstream.call(listAssignmentSuggestions, { params: { id: selfAssessmentId } })
}

export function assignAllSuggested({ upstream }: Upstream, input: AssignSuggestedInput) {
  const { selfAssessmentId, subsectionResponseIds } = input
  return upstream.call(assignSuggested, { params: { id: selfAssessmentId }, body: { subsectionResponseIds } })
}

export function activate({ upstream }: Upstream, { ids, dueOn }: ActivateSelfAssessmentsInput) {
  return upstream.call(activateSelfAssessments, { body: { ids, dueOn } })
}

export function setDueDates({ upstream }: Upstream, { ids, dueOn }: SetSelfAssessmentDueDatesInput) {
  return upstream.call(setSelfAssessmentDueDates, { body: { ids, dueOn } })
}

export function remind({ upstream }: Upstream, ids: number[]) {
  return upstream.call(remindOfSelfAssessments, { body: { ids } })
}

export function resetActivation({ upstream }: Upstream, input: ResetSelfAssessmentActivationInput) {
  const { id, reason, version } = input
  return upstream.call(resetSelfAssessmentActivation, { params: { id }, body: { reason, version } })
}

export function start({ upstream }: Upstream, input: StartSelfAssessmentInput) {
  const { id, people, version } = input
  const body = { version, ...planOf(input), ...(people && { people }) }
  return upstream.call(startSelfAssessment, { params: { id }, body })
}

export function changePlan({ upstream }: Upstream, input: PlanSelfAssessmentInput) {
  const { id, version } = input
  return upstream.call(planSelfAssessment, { params: { id }, body: { version, ...planOf(input) } })
}

function planOf({ leadId, dueDates }: Pick<PlanSelfAssessmentInput, 'leadId' | 'dueDates'>) {
  return {
    ...(typeof leadId === 'string' && { leadId }),
    ...(dueDates && {
      dueDates: dueDates.map(({ subsectionResponseId, dueOn = null }) => ({ subsectionResponseId, dueOn })),
    }),
  }
}

export function submit({ upstream }: Upstream, input: SubmitSelfAssessmentInput) {
  const { id, statementName, statementTitle, documentsReason, version } = input
  return upstream.call(submitSelfAssessment, {
    params: { id },
    body: {
      submitted: true,
      statementName,
      statementTitle,
      ...(documentsReason && { documentsReason }),
      version,
    },
  })
}

export function recall({ upstream }: Upstream, { id, version }: RecallSelfAssessmentInput) {
  return upstream.call(submitSelfAssessment, { params: { id }, body: { submitted: false, version } })
}

export function moveSubsection(
  { upstream }: Upstream,
  { id, state, comment, version }: SetSubsectionStateInput,
) {
  return upstream.call(setSubsectionState, {
    params: { id, state },
    body: { version, ...(typeof comment === 'string' ? { comment } : {}) },
  })
}

export function setApplicability({ upstream }: Upstream, input: SetSubsectionApplicabilityInput) {
  const { id, step, reason, version } = input
  const body = { step, version, ...(typeof reason === 'string' ? { reason } : {}) }
  return upstream.call(setSubsectionApplicability, { params: { id }, body })
}

export function send({ upstream }: Upstream, { id, send: isSent, version }: SendSubsectionInput) {
  return upstream.call(submitForReview2, { params: { id, value: isSent ? '1' : '0' }, body: { version } })
}

export function confirmItem({ upstream }: Upstream, input: ConfirmComplianceStrategyItemInput) {
  const { selfAssessmentId: id, itemId, version } = input
  return upstream.call(confirmComplianceStrategyItem, { params: { id, itemId }, body: { version } })
}

export function saveItem({ upstream }: Upstream, input: SaveComplianceStrategyItemInput) {
  const { selfAssessmentId, itemId, confirmedThisYear, ...answer } = input
  return upstream.call(saveComplianceStrategyItem, {
    params: { id: selfAssessmentId, itemId },
    body: {
      ...answer,
      // For compatibility: null has always meant that nothing is confirmed.
      confirmedThisYear: confirmedThisYear === null ? false : confirmedThisYear,
    },
  })
}

export function assign({ upstream }: Upstream, { subsectionResponseId, userId }: AssignmentInput) {
  return upstream.call(assignUser, { params: { id: subsectionResponseId, userId } })
}

export function unassign({ upstream }: Upstream, { subsectionResponseId, userId }: AssignmentInput) {
  return upstream.call(removeUser, { params: { id: subsectionResponseId, userId } })
}
