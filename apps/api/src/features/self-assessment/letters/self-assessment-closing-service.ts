import {
  canClose,
  canReopen,
  canResubmit,
  reopenedSubsectionState,
  SubmitState,
  SubsectionState,
} from '@portal/domain'
import { insist, insistOnVersion } from '../../../server/verdicts.js'
import { foundOr404, reviewedSelfAssessment } from '../self-assessment-command.js'
import { notifyOfReopening, notifyOfResubmission } from './self-assessment-review-mails.js'
import { findSelfAssessment, type SelfAssessment } from '../self-assessment-read-model.js'
import { deleteReportDrafts } from './self-assessment-drafts-store.js'
import { type ReviewView, type SelfAssessmentReview } from '../review/self-assessment-review-read-model.js'
import { setSubsectionStates } from '../review/self-assessment-review-store.js'
import { stampOf, type Command, changeRecord } from '../../../server/command.js'
import { notSubmitted } from '../self-assessment-service.js'
import { type LetterContext, subjectOf } from './self-assessment-letters-service.js'

/** The last step of the year's work. */
export function closeSelfAssessment(
  command: Command,
  id: number,
  { version }: { version: number },
): Promise<SelfAssessmentReview> {
  return changeRecord(reviewedSelfAssessment, command, id, {
    action: 'closeSelfAssessment',
    may: ({ facts }) => canClose(command.actor, facts),
    version,
    columns: () => ({ submitState: SubmitState.closed }),
  })
}

/**
 * Gives a submission back to the agency. What the state has written stays; no report is in force any longer, neither a
 * final one nor the selective ones before it, so none of them waits for anybody.
 */
export function reopenSelfAssessment(
  command: Command,
  context: LetterContext,
  id: number,
  { reason, version }: { reason: string; version: number },
): Promise<SelfAssessmentReview> {
  const { tx, actor } = command
  return changeRecord(reviewedSelfAssessment, command, id, {
    action: 'reopenSelfAssessment',
    may: ({ facts }) => canReopen(actor, facts),
    version,
    columns: () => ({
      submitState: SubmitState.inProgress,
      ...notSubmitted,
      responseDueOn: null,
      responseDueMoved: null,
    }),
    async change({ facts }) {
      const inForce = { selfAssessmentId: id, kinds: ['selective', 'final'] } as const
      await context.reports.supersede(tx, inForce, stampOf(command))
      const subsections = facts.subsections.map((one) => ({ id: one.id, to: reopenedSubsectionState(one) }))
      for (const state of new Set(subsections.map(({ to }) => to))) {
        const ids = subsections.filter(({ to }) => to === state).map((one) => one.id)
        await setSubsectionStates(tx, { ids }, state)
      }
      await deleteReportDrafts(tx, id)
    },
    reason,
    notify: (view) => notifyOfReopening(command, subjectOf(view, id)),
  })
}

/** Hands the responses of the agency to the state. */
export async function resubmitSelfAssessment(
  command: Command,
  id: number,
  { version }: { version: number },
): Promise<SelfAssessment> {
  const { tx, actor, ctx } = command
  await changeRecord(reviewedSelfAssessment, command, id, {
    action: 'resubmitSelfAssessment',
    // The agency is shown the record as it sees it.
    async refuse(view) {
      const current = foundOr404(await findSelfAssessment(tx, actor, id)).answer
      insist(canResubmit(actor, view.facts), current)
      insistOnVersion(version, view, ctx.now, current)
    },
    columns: () => ({ submitState: SubmitState.resubmitted }),
    change: (view) =>
      setSubsectionStates(
        tx,
        { ids: responsesOf(view).map((one) => one.id) },
        SubsectionState.responseSubmitted,
      ),
    notify: (view) =>
      notifyOfResubmission(command, subjectOf(view, id), {
        leadId: view.lead?.id ?? null,
        subsections: responsesOf(view).length,
      }),
  })
  return foundOr404(await findSelfAssessment(tx, actor, id)).answer
}

function responsesOf({ facts }: ReviewView) {
  return facts.subsections.filter(({ state }) => state === SubsectionState.responseInProgress)
}
