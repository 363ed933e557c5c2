import { canRecallSent, canSend, SubsectionState } from '@portal/domain'
import { insist, insistOnVersion } from '../../../server/verdicts.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import { changeOf, foundOr404, type Command } from '../self-assessment-command.js'
import { tellOfSubsection } from '../self-assessment-mails.js'
import { changeSubsection, lockSelfAssessmentOf, touchSelfAssessment } from '../self-assessment-store.js'
import {
  findSubsection,
  subsectionSubject,
  type SubsectionResponse,
} from '../self-assessment-subsection-read-model.js'

/** Sends one approved subsection to the state before the whole, or recalls it until the state takes it up. */
export async function sendSubsection(
  command: Command,
  id: number,
  { send, version }: { send: boolean; version: number },
): Promise<SubsectionResponse> {
  const { tx, actor, ctx } = command
  await lockSelfAssessmentOf(tx, id)
  const view = foundOr404(await findSubsection(tx, actor, id))
  insist(send ? canSend(actor, view.facts) : canRecallSent(actor, view.facts), view.answer)
  insistOnVersion(version, view, ctx.now, view.answer)
  const state = send ? SubsectionState.submitted : SubsectionState.approved
  await changeSubsection(tx, id, { state }, changeOf(command))
  await touchSelfAssessment(tx, view.selfAssessmentId, ctx.now, false)
  const kind = send ? 'subsectionSent' : 'subsectionRecalled'
  await tellOfSubsection(command, subsectionSubject(view), kind, kind)
  const { answer } = foundOr404(await findSubsection(tx, actor, id))
  await writeAudit(tx, {
    actor,
    ctx,
    action: send ? 'sendSubsection' : 'recallSubsection',
    targetType: 'subsectionResponse',
    targetId: id,
    leaId: view.facts.leaId,
    year: view.year,
    before: { state: view.facts.state },
    after: { state },
  })
  return answer
}

/** Sends several, all or none. */
export async function sendSubsections(
  command: Command,
  chosen: readonly { id: number; version: number }[],
): Promise<SubsectionResponse[]> {
  const answers: SubsectionResponse[] = []
  // In the order of their ids, so that two who send at once do not wait for each other in a circle.
  for (const { id, version } of chosen.toSorted((a, b) => a.id - b.id))
    answers.push(await sendSubsection(command, id, { send: true, version }))
  return answers
}
