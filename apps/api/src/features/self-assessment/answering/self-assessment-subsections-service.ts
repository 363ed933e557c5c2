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
import { insistOnInput } from '../../../server/verdicts.js'
import { foundOr404, subsection } from '../self-assessment-command.js'
import { notifyOfSubsection } from '../self-assessment-mails.js'
import { isReviewStep, moveReview } from '../review/self-assessment-review-service.js'
import {
  findSubsection,
  subsectionSubject,
  type SubsectionResponse,
} from '../self-assessment-subsection-read-model.js'
import { type Command, openRecord, changeRecord } from '../../../server/command.js'

interface Step {
  action: AuditAction
  rule: (actor: Actor, facts: SubsectionFacts) => Verdict
  /** What the people whom it concerns hear of. */
  notice?: 'subsectionReady' | 'subsectionReturned'
}

/** States that a request can name, with the rule for the step. */
const steps: Partial<Record<number, Step>> = {
  [SubsectionState.inProgress]: {
    action: 'returnSubsection',
    rule: canReturn,
    notice: 'subsectionReturned',
  },
  [SubsectionState.ready]: { action: 'markSubsectionReady', rule: canMarkReady, notice: 'subsectionReady' },
  [SubsectionState.approved]: { action: 'approveSubsection', rule: canApprove },
}

/** Moves a subsection: the state by 5, 6 and 7, see moveReview; the agency by the others. 2 marks it ready, 3 approves it, 1 returns it with a comment. */
export async function setSubsectionState(
  command: Command,
  id: number,
  state: number,
  { comment, version }: { comment?: string | undefined; version: number },
): Promise<SubsectionResponse> {
  const { tx, actor } = command
  if (isReviewStep(state)) {
    await openRecord(subsection, command, id)
    await moveReview(command, id, state, version)
    return foundOr404(await findSubsection(tx, actor, id)).answer
  }
  const step = steps[state]
  if (!step) {
    await openRecord(subsection, command, id)
    throw noSuchStep()
  }
  const returns = state === SubsectionState.inProgress
  const columns = {
    state: state as SubsectionState,
    ...(returns && { reviewerComment: comment?.trim() ?? null }),
  }
  return changeRecord(subsection, command, id, {
    action: step.action,
    may: ({ facts }) => step.rule(actor, facts),
    refuse: () => returns && insistOnInput([checkReturnComment(comment)]),
    version,
    columns: () => columns,
    audit: ({ facts, answer: { reviewerComment } }) => ({
      before: { state: facts.state, ...(returns && { reviewerComment }) },
      after: columns,
    }),
    notify: async (view) =>
      step.notice && notifyOfSubsection(command, subsectionSubject(view), step.notice, step.notice),
  })
}

function noSuchStep(): ApiError {
  const message = 'A subsection cannot be moved to this state.'
  return new ApiError('BAD_USER_INPUT', message, { fields: { state: [message] } })
}
