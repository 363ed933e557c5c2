import {
  activateSelfAssessments,
  assignSuggested,
  assignUser,
  confirmComplianceStrategyItem,
  downloadDocumentInventory,
  exportReviewComments,
  getComplianceStrategyItem,
  getSelfAssessment,
  getSelfAssessmentReport,
  getSubsectionResponse,
  listAssignableUsers,
  listAssignmentSuggestions,
  listLastYearAnswers,
  listSelfAssessments,
  listVisibleSelfAssessments,
  listSelfAssessmentsOfLea,
  listQuestionnaireResponses,
  listQuestionnaires,
  planSelfAssessment,
  publishQuestionnaire,
  remindOfSelfAssessments,
  removeUser,
  resetSelfAssessmentActivation,
  saveComplianceStrategyItem,
  setSelfAssessmentDueDates,
  setSubsectionApplicability,
  setSubsectionState,
  startSelfAssessment,
  submitForReview,
  submitForReview2,
  submitSelfAssessment,
} from '@portal/rest-contract'
import { businessCalendar, seesLea } from '@portal/domain'
import type { ApiDeps } from '../../server/deps.js'
import { heavyRoute, route, type Route } from '../../server/requests/route.js'
import { sendTable } from '../../server/files/send-table.js'
import { subsectionPeople } from './assignments/self-assessment-assignments-service.js'
import { foundOr404 } from './self-assessment-command.js'
import { exportedReviewComments } from './reports/self-assessment-comments-service.js'
import { selfAssessmentDueDates } from './assignments/self-assessment-due-service.js'
import { sendDocumentInventory, type DocumentBytes } from './documents/self-assessment-inventory-service.js'
import * as items from './answering/self-assessment-items-service.js'
import * as plan from './assignments/self-assessment-plan-service.js'
import { confirmComplianceStrategyItem as confirmAnswer } from './answering/self-assessment-recheck-service.js'
import { publishQuestionnaire as publish, questionnairesFor } from './launch/self-assessment-launch.js'
import { findSelfAssessment, listSelfAssessmentRows } from './self-assessment-read-model.js'
import * as service from './self-assessment-service.js'
import { setSubsectionApplicability as applicability } from './answering/self-assessment-not-applicable-service.js'
import type { ReportsPort } from './letters/self-assessment-letters-service.js'
import { findLastYearAnswers } from './answering/self-assessment-last-year-read-model.js'
import { reviewRoutes } from './review/self-assessment-review-routes.js'
import * as sending from './answering/self-assessment-sending-service.js'
import { findSubsection, listSubsections } from './self-assessment-subsection-read-model.js'
import { newestComplianceYear } from '../years/years-read-model.js'
import * as suggestions from './assignments/self-assessment-suggestions-service.js'
import * as subsections from './answering/self-assessment-subsections-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Self-assessments of agencies: state list, answers, assignments, submission. */
export function selfAssessmentRoutes(
  deps: Pick<ApiDeps, 'config' | 'db' | 'heavy'>,
  reports: ReportsPort,
  bytes: DocumentBytes,
): Route[] {
  const { lastYearNarratives, closedDays } = deps.config
  const calendar = businessCalendar(closedDays)
  return [
    ...reviewRoutes({ reports, calendar }),
    heavyRoute(downloadDocumentInventory, async ({ params, actor, ctx, res }) => {
      await sendDocumentInventory({ deps, bytes }, { actor, ctx }, res, params.id)
      return undefined
    }),
    heavyRoute(exportReviewComments, async ({ params, actor, ctx, res }) => {
      await sendTable(res, { actor, heavy: deps.heavy }, () =>
        deps.db.transaction((tx) => exportedReviewComments({ tx, actor, ctx }, params.id)),
      )
      return undefined
    }),
    route(listSelfAssessments, { transaction: 'statement' }, ({ tx, actor, params, body }) =>
      listSelfAssessmentRows(tx, actor, { year: params.year, leaIds: body }),
    ),
    route(listVisibleSelfAssessments, { transaction: 'none' }, async ({ tx, actor, query }) => {
      const year = query.year ?? (await newestComplianceYear(tx)) ?? 0
      return listSelfAssessmentRows(tx, actor, { year, leaIds: [] })
    }),
    route(listSelfAssessmentsOfLea, { transaction: 'statement' }, async ({ tx, actor, params }) =>
      listSelfAssessmentRows(tx, actor, {
        year: params.year,
        leaIds: [foundOr404(seesLea(actor, params.leaId) ? params.leaId : null)],
      }),
    ),
    route(listQuestionnaireResponses, { transaction: 'none' }, async ({ tx, actor, params, query }) => {
      const leaIds = [foundOr404(seesLea(actor, params.leaId) ? params.leaId : null)]
      const year = query.year ?? (await newestComplianceYear(tx)) ?? 0
      return listSelfAssessmentRows(tx, actor, { year, leaIds })
    }),
    route(
      getSelfAssessment,
      read,
      async ({ tx, actor, params }) => foundOr404(await findSelfAssessment(tx, actor, params.id)).answer,
    ),
    route(activateSelfAssessments, write, ({ body, ...command }) =>
      service.activateSelfAssessments(command, body, calendar),
    ),
    route(resetSelfAssessmentActivation, write, ({ params, body, ...command }) =>
      service.resetSelfAssessmentActivation(command, params.id, body),
    ),
    route(setSelfAssessmentDueDates, write, ({ body, ...command }) =>
      selfAssessmentDueDates.set(command, body, calendar),
    ),
    route(remindOfSelfAssessments, write, ({ body, ...command }) =>
      selfAssessmentDueDates.remind(command, body),
    ),
    route(startSelfAssessment, write, ({ params, body, ...command }) =>
      service.startSelfAssessment(command, params.id, body),
    ),
    route(planSelfAssessment, write, ({ params, body, ...command }) =>
      plan.planSelfAssessment(command, params.id, body),
    ),
    route(submitSelfAssessment, write, ({ params, body, ...command }) =>
      body.submitted
        ? service.submitSelfAssessment(command, params.id, body)
        : service.recallSelfAssessment(command, params.id, body),
    ),
    route(
      getSubsectionResponse,
      read,
      async ({ tx, actor, params }) => foundOr404(await findSubsection(tx, actor, params.id)).answer,
    ),
    route(setSubsectionState, write, ({ params, body, ...command }) =>
      subsections.setSubsectionState(command, params.id, params.state, body),
    ),
    route(setSubsectionApplicability, write, ({ params, body, ...command }) =>
      applicability(command, params.id, body),
    ),
    route(submitForReview, write, ({ body, ...command }) =>
      sending.sendSubsections(command, body.subsections),
    ),
    route(submitForReview2, write, ({ params, body, ...command }) =>
      sending.sendSubsection(command, params.id, { send: params.value === '1', version: body.version }),
    ),
    route(getComplianceStrategyItem, read, ({ params, ...command }) =>
      items.getComplianceStrategyItem(command, { selfAssessmentId: params.id, itemId: params.itemId }),
    ),
    route(confirmComplianceStrategyItem, write, ({ params, body, ...command }) =>
      confirmAnswer(command, { selfAssessmentId: params.id, itemId: params.itemId }, body),
    ),
    route(
      saveComplianceStrategyItem,
      { ...write, richText: { paths: ['narrative'] } },
      ({ params, body, ...command }) =>
        items.saveComplianceStrategyItem(
          command,
          { selfAssessmentId: params.id, itemId: params.itemId },
          body,
        ),
    ),
    route(listLastYearAnswers, read, async ({ tx, actor, params }) => {
      const answers = foundOr404(await findLastYearAnswers(tx, actor, params.id))
      return lastYearNarratives ? answers : []
    }),
    route(listAssignmentSuggestions, read, ({ params, ...command }) =>
      suggestions.listAssignmentSuggestions(command, params.id),
    ),
    route(assignSuggested, write, ({ params, body, ...command }) =>
      suggestions.assignSuggested(command, params.id, body.subsectionResponseIds),
    ),
    route(listAssignableUsers, read, ({ params, ...command }) =>
      subsectionPeople.list(command, params.id, params.leaId),
    ),
    route(assignUser, write, ({ params, ...command }) =>
      subsectionPeople.assign(command, params.id, params.userId),
    ),
    route(removeUser, write, ({ params, ...command }) =>
      subsectionPeople.remove(command, params.id, params.userId),
    ),
    route(listQuestionnaires, read, questionnairesFor),
    route(publishQuestionnaire, write, ({ params, ...command }) => publish(command, params.id)),
    route(getSelfAssessmentReport, read, async ({ tx, actor, params, ctx }) => ({
      selfAssessment: foundOr404(await findSelfAssessment(tx, actor, params.id)).answer,
      subsections: await listSubsections(tx, actor, params.id),
      generatedOn: ctx.now.toISOString(),
    })),
  ]
}
