import { afterNotApplicableStep, canTakeNotApplicableStep, checkNotApplicable } from '@portal/domain'
import type { BodyOf, setSubsectionApplicability as applicabilityCall } from '@portal/rest-contract'
import { insistOnInput } from '../../../server/verdicts.js'
import { subsection } from '../self-assessment-command.js'
import { notifyOfSubsection } from '../self-assessment-mails.js'
import { subsectionSubject, type SubsectionResponse } from '../self-assessment-subsection-read-model.js'
import { type Command, changeRecord } from '../../../server/command.js'

const actions = {
  request: 'requestNotApplicable',
  withdraw: 'withdrawNotApplicable',
  approve: 'approveNotApplicable',
  refuse: 'refuseNotApplicable',
} as const

/** The agency says that a subsection does not apply, or takes that back; the state agrees, or refuses with a reason. */
export function setSubsectionApplicability(
  command: Command,
  id: number,
  { step, reason, version }: BodyOf<typeof applicabilityCall>,
): Promise<SubsectionResponse> {
  const { actor, ctx } = command
  const stated = reason?.trim() ?? null
  return changeRecord(subsection, command, id, {
    action: actions[step],
    may: ({ facts }) => canTakeNotApplicableStep(actor, facts, step),
    refuse: () => insistOnInput([checkNotApplicable(step, reason)]),
    version,
    columns: ({ facts }) => ({
      ...afterNotApplicableStep(step, facts),
      ...(step === 'request' && {
        notApplicableReason: stated,
        notApplicableBy: actor.userId,
        notApplicableOn: ctx.now,
      }),
      ...(isDecision(step) && { notApplicableDecidedBy: actor.userId, notApplicableDecidedOn: ctx.now }),
      // The agency reads it where it reads what is to be changed.
      ...(step === 'refuse' && { reviewerComment: stated }),
    }),
    audit: ({ facts }) => ({
      before: { state: facts.state, notApplicable: facts.notApplicable ?? null },
      after: afterNotApplicableStep(step, facts),
    }),
    reason: stated,
    notify: (view) => notifyOfStep(command, subsectionSubject(view), step),
  })
}

type Step = keyof typeof actions

const isDecision = (step: Step) => step === 'approve' || step === 'refuse'

async function notifyOfStep(
  command: Command,
  subject: ReturnType<typeof subsectionSubject>,
  step: Step,
): Promise<void> {
  if (step === 'request')
    await notifyOfSubsection(command, subject, 'notApplicableRequested', 'notApplicableRequested')
  if (isDecision(step)) {
    const outcome = step === 'approve' ? 'approved' : 'refused'
    await notifyOfSubsection(command, subject, 'notApplicableDecided', outcome)
  }
}
