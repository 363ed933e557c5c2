import { afterNotApplicableStep, canTakeNotApplicableStep, checkNotApplicable } from '@portal/domain'
import type { BodyOf, setSubsectionApplicability as applicabilityCall } from '@portal/rest-contract'
import { insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import { changeOf, foundOr404, type Command } from '../self-assessment-command.js'
import { tellOfSubsection } from '../self-assessment-mails.js'
import { changeSubsection, lockSelfAssessmentOf, touchSelfAssessment } from '../self-assessment-store.js'
import {
  findSubsection,
  subsectionSubject,
  type SubsectionResponse,
} from '../self-assessment-subsection-read-model.js'

const actions = {
  request: 'requestNotApplicable',
  withdraw: 'withdrawNotApplicable',
  approve: 'approveNotApplicable',
  refuse: 'refuseNotApplicable',
} as const

/** The agency says that a subsection does not apply, or takes that back; the state agrees, or refuses with a reason. */
export async function setSubsectionApplicability(
  command: Command,
  id: number,
  { step, reason, version }: BodyOf<typeof applicabilityCall>,
): Promise<SubsectionResponse> {
  const { tx, actor, ctx } = command
  await lockSelfAssessmentOf(tx, id)
  const view = foundOr404(await findSubsection(tx, actor, id))
  insist(canTakeNotApplicableStep(actor, view.facts, step), view.answer)
  insistOnInput([checkNotApplicable(step, reason)])
  insistOnVersion(version, view, ctx.now, view.answer)
  const told = reason?.trim() ?? null
  const after = afterNotApplicableStep(step, view.facts)
  const asked =
    step === 'request'
      ? { notApplicableReason: told, notApplicableBy: actor.userId, notApplicableOn: ctx.now }
      : {}
  const decided =
    step === 'approve' || step === 'refuse'
      ? { notApplicableDecidedBy: actor.userId, notApplicableDecidedOn: ctx.now }
      : {}
  const columns = {
    ...after,
    ...asked,
    ...decided,
    // The agency reads it where it reads what is to be changed.
    ...(step === 'refuse' && { reviewerComment: told }),
  }
  await changeSubsection(tx, id, columns, changeOf(command))
  await touchSelfAssessment(tx, view.selfAssessmentId, ctx.now, step === 'approve')
  if (step === 'request')
    await tellOfSubsection(
      command,
      subsectionSubject(view),
      'notApplicableRequested',
      'notApplicableRequested',
    )
  if (step === 'approve' || step === 'refuse')
    await tellOfSubsection(
      command,
      subsectionSubject(view),
      'notApplicableDecided',
      step === 'approve' ? 'approved' : 'refused',
    )
  const answer = foundOr404(await findSubsection(tx, actor, id)).answer
  await writeAudit(tx, {
    actor,
    ctx,
    action: actions[step],
    targetType: 'subsectionResponse',
    targetId: id,
    leaId: view.facts.leaId,
    year: view.year,
    before: { state: view.facts.state, notApplicable: view.facts.notApplicable ?? null },
    after,
    reason: told,
  })
  return answer
}
