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

/**
 * Questionnaires of every year, newest first, with whether each can be published (`GET /api/msde/self-
 * assessment/questionnaires`).
 */
export function readQuestionnaires({ upstream }: Upstream) {
  return upstream.call(listQuestionnaires, {})
}

/**
 * Publishes a draft; in a launched year every active agency of its part gets its self-assessment (`POST /api/msde/self-
 * assessment/questionnaires/{id}/publish`).
 */
export function publish({ upstream }: Upstream, id: number) {
  return upstream.call(publishQuestionnaire, { params: { id } })
}

/** One self-assessment with its sections, subsections and gaps (`GET /api/self-assessment/{id}`). */
export function readSelfAssessment({ upstream }: Upstream, id: number) {
  return upstream.call(getSelfAssessment, { params: { id } })
}

/**
 * Detailed report: every answer and document, with the stamp of the submission (`GET /api/msde/self-
 * assessment/{id}/report`).
 */
export function readReport({ upstream }: Upstream, id: number) {
  return upstream.call(getSelfAssessmentReport, { params: { id } })
}

/** One subsection with its items, answers and documents (`GET /api/msde/self-assessment/subsectionresponse/{id}`). */
export function readSubsection({ upstream }: Upstream, id: number) {
  return upstream.call(getSubsectionResponse, { params: { id } })
}

/** One item with its answer (`GET /api/self-assessment/{id}/compliance-strategy-item/{itemId}`). */
export function readItem({ upstream }: Upstream, id: number, itemId: number) {
  return upstream.call(getComplianceStrategyItem, { params: { id, itemId } })
}

/**
 * Users of the agency with a mark for those assigned to the subsection (`GET /api/msde/self-
 * assessment/assignmentlist/{id}/{leaId}`).
 */
export function readAssignableUsers({ upstream }: Upstream, subsectionResponseId: number, leaId: number) {
  return upstream.call(listAssignableUsers, { params: { id: subsectionResponseId, leaId } })
}

/**
 * What the agency wrote to the same questions in the latest earlier year, as suggestions (`GET /api/msde/self-
 * assessment/lastyear/{id}`).
 */
export function readLastYearAnswers({ upstream }: Upstream, subsectionResponseId: number) {
  return upstream.call(listLastYearAnswers, { params: { id: subsectionResponseId } })
}

/**
 * Who worked on the subsections of this self-assessment in the latest earlier year (`GET /api/msde/self-
 * assessment/assignmentsuggestions/{id}`).
 */
export function readAssignmentSuggestions({ upstream }: Upstream, selfAssessmentId: number) {
  return upstream.call(listAssignmentSuggestions, { params: { id: selfAssessmentId } })
}

/**
 * Assigns the suggested people to the chosen subsections, all or none (`POST /api/msde/self-
 * assessment/assignmentsuggestions/{id}`).
 */
export function assignAllSuggested({ upstream }: Upstream, input: AssignSuggestedInput) {
  const { selfAssessmentId, subsectionResponseIds } = input
  return upstream.call(assignSuggested, { params: { id: selfAssessmentId }, body: { subsectionResponseIds } })
}

/** Activates self-assessments for their agencies, one or many (`POST /api/msde/self-assessment/activation`). */
export function activate({ upstream }: Upstream, { ids, dueOn }: ActivateSelfAssessmentsInput) {
  return upstream.call(activateSelfAssessments, { body: { ids, dueOn } })
}

/**
 * Changes the due date of activated self-assessments, one or many, and notifies their agencies (`POST /api/msde/self-
 * assessment/due-date`).
 */
export function setDueDates({ upstream }: Upstream, { ids, dueOn }: SetSelfAssessmentDueDatesInput) {
  return upstream.call(setSelfAssessmentDueDates, { body: { ids, dueOn } })
}

/** Reminds agencies of self-assessments that wait for them, one or many (`POST /api/msde/self-assessment/reminders`). */
export function remind({ upstream }: Upstream, ids: number[]) {
  return upstream.call(remindOfSelfAssessments, { body: { ids } })
}

/**
 * Takes an activation back; answers are kept, hidden, and come back with the next activation (`POST /api/msde/self-
 * assessment/reset-activation/{id}`).
 */
export function resetActivation({ upstream }: Upstream, input: ResetSelfAssessmentActivationInput) {
  const { id, reason, version } = input
  return upstream.call(resetSelfAssessmentActivation, { params: { id }, body: { reason, version } })
}

/**
 * Local activation: the local administrator opens the self-assessment for answers (`POST /api/self-assessment/{id}/local-
 * activation`).
 */
export function start({ upstream }: Upstream, input: StartSelfAssessmentInput) {
  const { id, people, version } = input
  const body = { version, ...planOf(input), ...(people && { people }) }
  return upstream.call(startSelfAssessment, { params: { id }, body })
}

/**
 * Changes who leads in the agency, and when single subsections are due, until it is submitted (`PUT /api/self-
 * assessment/{id}/local-plan`).
 */
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

/** Submits a self-assessment to the state, or recalls it until its review begins (`PUT /api/self-assessment/{id}`). */
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

/** Submits a self-assessment to the state, or recalls it until its review begins (`PUT /api/self-assessment/{id}`). */
export function recall({ upstream }: Upstream, { id, version }: RecallSelfAssessmentInput) {
  return upstream.call(submitSelfAssessment, { params: { id }, body: { submitted: false, version } })
}

/**
 * Moves a subsection on: for the agency 2 marks it ready, 3 approves it, 1 returns it; for the state 6 accepts it, 7 asks
 * for a response, 5 takes it up again (`PUT /api/msde/self-assessment/subsections/{id}/{state}`).
 */
export function moveSubsection(
  { upstream }: Upstream,
  { id, state, comment, version }: SetSubsectionStateInput,
) {
  return upstream.call(setSubsectionState, {
    params: { id, state },
    body: { version, ...(typeof comment === 'string' ? { comment } : {}) },
  })
}

/**
 * Says that a subsection does not apply (request, withdraw: the agency), and decides on it (approve, refuse: the state)
 * (`POST /api/msde/self-assessment/subsection-applicability/{id}`).
 */
export function setApplicability({ upstream }: Upstream, input: SetSubsectionApplicabilityInput) {
  const { id, step, reason, version } = input
  const body = { step, version, ...(typeof reason === 'string' ? { reason } : {}) }
  return upstream.call(setSubsectionApplicability, { params: { id }, body })
}

/**
 * Sends one approved subsection to the state (1), or recalls it until the state takes it up (0) (`PUT /api/msde/self-
 * assessment/updatesubresponse/submitforreview2/{id}/{value}`).
 */
export function send({ upstream }: Upstream, { id, send: isSent, version }: SendSubsectionInput) {
  return upstream.call(submitForReview2, { params: { id, value: isSent ? '1' : '0' }, body: { version } })
}

/**
 * Confirms an answer whose question was changed by an upgrade (`POST /api/self-assessment/{id}/compliance-strategy-
 * item/{itemId}/confirm`).
 */
export function confirmItem({ upstream }: Upstream, input: ConfirmComplianceStrategyItemInput) {
  const { selfAssessmentId: id, itemId, version } = input
  return upstream.call(confirmComplianceStrategyItem, { params: { id, itemId }, body: { version } })
}

/** Saves the rating and the narrative of one item (`PUT /api/self-assessment/{id}/compliance-strategy-item/{itemId}`). */
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

/** Assigns a user to a subsection (`POST /api/msde/self-assessment/assignuser/{id}/{userId}`). */
export function assign({ upstream }: Upstream, { subsectionResponseId, userId }: AssignmentInput) {
  return upstream.call(assignUser, { params: { id: subsectionResponseId, userId } })
}

/** Takes a user off a subsection (`POST /api/msde/self-assessment/removeuser/{id}/{userId}`). */
export function unassign({ upstream }: Upstream, { subsectionResponseId, userId }: AssignmentInput) {
  return upstream.call(removeUser, { params: { id: subsectionResponseId, userId } })
}
