import {
  canApprove,
  canMarkReady,
  canReturn,
  checkReturnComment,
  SubsectionState,
  type Actor,
  type AuditAction,
  type SubsectionFacts,
  type Verdict,
} from '@portal/domain'
import { ApiError } from '../../../server/api-error.js'
import { insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import { changeOf, foundOr404, type Command } from '../self-assessment-command.js'
import { tellOfSubsection } from '../self-assessment-mails.js'
import { isReviewStep, moveReview } from '../review/self-assessment-review-service.js'
import {
  findSubsection,
  subsectionSubject,
  type SubsectionResponse,
} from '../self-assessment-subsection-read-model.js'
import { changeSubsection, lockSelfAssessmentOf, touchSelfAssessment } from '../self-assessment-store.js'

/** States that a person can ask for, with the rule that judges the step. */
const steps: Partial<
  Record<number, { action: AuditAction; rule: (actor: Actor, facts: SubsectionFacts) => Verdict }>
> = {
  [SubsectionState.inProgress]: { action: 'returnSubsection', rule: canReturn },
  [SubsectionState.ready]: { action: 'markSubsectionReady', rule: canMarkReady },
  [SubsectionState.approved]: { action: 'approveSubsection', rule: canApprove },
}

/** Moves a subsection: the state by 5, 6 and 7, see moveReview; the agency by the others. 2 marks it ready, 3 approves it, 1 returns it with a comment. */
export async function setSubsectionState(
  command: Command,
  id: number,
  state: number,
  input: { comment?: string | undefined; version: number },
): Promise<SubsectionResponse> {
  const { tx, actor, ctx } = command
  await lockSelfAssessmentOf(tx, id)
  const view = foundOr404(await findSubsection(tx, actor, id))
  if (isReviewStep(state)) {
    await moveReview(command, id, state, input.version)
    return foundOr404(await findSubsection(tx, actor, id)).answer
  }
  const step = steps[state]
  if (!step) {
    throw new ApiError('BAD_USER_INPUT', 'A subsection cannot be moved to this state.', {
      fields: { state: ['A subsection cannot be moved to this state.'] },
    })
  }
  insist(step.rule(actor, view.facts), view.answer)
  const returns = state === SubsectionState.inProgress
  if (returns) insistOnInput([checkReturnComment(input.comment)])
  insistOnVersion(input.version, view, ctx.now, view.answer)
  const columns = {
    state: state as SubsectionState,
    ...(returns && { reviewerComment: input.comment?.trim() ?? null }),
  }
  await changeSubsection(tx, id, columns, changeOf(command))
  await touchSelfAssessment(tx, view.selfAssessmentId, ctx.now, false)
  const after = foundOr404(await findSubsection(tx, actor, id))
  if (state === SubsectionState.ready)
    await tellOfSubsection(command, subsectionSubject(view), 'subsectionReady', 'subsectionReady')
  if (returns)
    await tellOfSubsection(command, subsectionSubject(view), 'subsectionReturned', 'subsectionReturned')
  await writeAudit(tx, {
    actor,
    ctx,
    action: step.action,
    targetType: 'subsectionResponse',
    targetId: id,
    leaId: view.facts.leaId,
    year: view.year,
    before: { state: view.facts.state, ...(returns && { reviewerComment: view.answer.reviewerComment }) },
    after: columns,
  })
  return after.answer
}
