import { seesReview } from '@portal/domain'
import * as calls from '@portal/rest-contract'
import { ApiError } from '../../../server/api-error.js'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import { route, type Route } from '../../../server/requests/route.js'
import { foundOr404 } from '../self-assessment-command.js'
import { reportLetters } from '../letters/self-assessment-drafts-service.js'
import * as closing from '../letters/self-assessment-closing-service.js'
import * as letters from '../letters/self-assessment-letters-service.js'
import type { LetterContext } from '../letters/self-assessment-letters-service.js'
import { findReview, findSubsectionReview } from './self-assessment-review-read-model.js'
import * as service from './self-assessment-review-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** The state's review, its reports, and the agency's answer to them. */
export function reviewRoutes(context: LetterContext): Route[] {
  return [
    route(calls.getSelfAssessmentReview, read, async ({ tx, actor, params }) => {
      insistOnState(actor)
      return foundOr404(await findReview(tx, actor, params.id)).answer
    }),
    route(calls.openSelfAssessmentReview, write, ({ params, body, ...command }) =>
      service.openSelfAssessmentReview(command, params.id, body),
    ),
    route(calls.getSubsectionReview, read, async ({ tx, actor, params }) => {
      insistOnState(actor)
      return foundOr404(await findSubsectionReview(tx, actor, params.id)).answer
    }),
    route(calls.saveSubsectionReview, write, ({ params, body, ...command }) =>
      service.saveSubsectionReview(command, params.id, body),
    ),
    route(calls.saveItemReview, write, ({ params, body, ...command }) =>
      service.saveItemReview(command, params, body),
    ),
    route(calls.acceptAllRatings, write, ({ params, body, ...command }) =>
      service.acceptAllRatings(command, params.id, body),
    ),
    route(calls.markSecondReading, write, ({ params, ...command }) =>
      service.markSecondReading(command, params.id),
    ),
    route(calls.previewSelectiveReport, read, ({ body, ...reader }) =>
      letters.previewSelectiveReport(reader, context, body),
    ),
    route(calls.issueSelectiveReport, write, ({ body, ...command }) =>
      letters.issueSelectiveReport(command, context, body),
    ),
    route(calls.previewFinalReport, read, ({ body, ...reader }) =>
      letters.previewFinalReport(reader, context, body),
    ),
    route(calls.issueFinalReport, write, ({ body, ...command }) =>
      letters.issueFinalReport(command, context, body),
    ),
    route(calls.saveReportDraft, write, ({ params, body: { toReview, version, ...sent }, ...command }) =>
      reportLetters[params.kind].save(command, params.id, sent, { toReview, version }),
    ),
    route(calls.readReportDraft, write, ({ params, body, ...command }) =>
      reportLetters[params.kind].read(command, params.id, body),
    ),
    route(calls.closeSelfAssessment, write, ({ params, body, ...command }) =>
      closing.closeSelfAssessment(command, params.id, body),
    ),
    route(calls.reopenSelfAssessment, write, ({ params, body, ...command }) =>
      closing.reopenSelfAssessment(command, context, params.id, body),
    ),
    route(calls.resubmitSelfAssessment, write, ({ params, body, ...command }) =>
      closing.resubmitSelfAssessment(command, params.id, body),
    ),
  ]
}

/** A review is read by the state alone; agencies read what is issued. */
function insistOnState(actor: ApiActor): void {
  if (!seesReview(actor))
    throw new ApiError('FORBIDDEN', 'Only the state reads a review before it is issued.')
}
