import { badInput, canPlan, checkSubsectionDue, type Verdict } from '@portal/domain'
import type { BodyOf, planSelfAssessment as planCall, startSelfAssessment } from '@portal/rest-contract'
import { listAgencyUsers } from '../../../parts/assignments/assignments-read-model.js'
import { insistOnInput } from '../../../server/verdicts.js'
import { foundOr404, selfAssessment } from '../self-assessment-command.js'
import { subsectionAssignments } from './self-assessment-assignees-read-model.js'
import { notifyOfAssignments, notifyOfSubsectionDue } from '../self-assessment-mails.js'
import {
  findSelfAssessment,
  type SelfAssessment,
  type SelfAssessmentView,
} from '../self-assessment-read-model.js'
import {
  addAssignment,
  changeSelfAssessments,
  listOwnDueDays,
  setSubsectionDue,
} from '../self-assessment-store.js'
import { stampOf, type Command, openRecord, recordAct } from '../../../server/command.js'

type Plan = Pick<BodyOf<typeof startSelfAssessment>, 'leadId' | 'people' | 'dueDates'>

/** Changes who leads in the agency and when single subsections are due. */
export async function planSelfAssessment(
  command: Command,
  id: number,
  { version, ...plan }: BodyOf<typeof planCall>,
): Promise<SelfAssessment> {
  const { tx, actor } = command
  const view = await openRecord(selfAssessment, command, id, {
    may: ({ facts }) => canPlan(actor, facts),
    version,
  })
  await insistOnPlan(command, view, plan)
  const localLead = plan.leadId ?? view.answer.localLead?.id ?? null
  await changeSelfAssessments(tx, [id], { localLead }, stampOf(command))
  await applyPlan(command, view, plan)
  const after = foundOr404(await findSelfAssessment(tx, actor, id)).answer
  if (after.localLead?.id !== view.answer.localLead?.id)
    await recordAct(command, 'planSelfAssessment', {
      ...selfAssessment.target(view),
      before: { localLead: view.answer.localLead?.fullName ?? null },
      after: { localLead: after.localLead?.fullName ?? null },
    })
  return after
}

/** Refuses what a plan cannot say: people of elsewhere, other subsections, days after that of the whole. */
export async function insistOnPlan(
  { tx, ctx }: Command,
  view: SelfAssessmentView,
  { leadId, people = [], dueDates = [] }: Plan,
): Promise<void> {
  const numbers = numbersOf(view)
  const known = await listAgencyUsers(tx, { leaId: view.facts.leaId, assigned: subsectionAssignments(0) })
  const isKnown = (id: string) => known.some((person) => person.id === id)
  const refused: Verdict[] = []
  if (leadId !== undefined && !isKnown(leadId))
    refused.push(badInput('Choose somebody of this agency.', 'leadId'))
  if (people.some(({ userIds }) => !userIds.every(isKnown)))
    refused.push(badInput('Choose people of this agency.', 'people'))
  if ([...people, ...dueDates].some((one) => !numbers.has(one.subsectionResponseId)))
    refused.push(badInput('This subsection is not part of the self-assessment.', 'dueDates'))
  for (const { subsectionResponseId, dueOn } of dueDates) {
    const number = numbers.get(subsectionResponseId)
    // What stands already may be over: it is refused only when it is set.
    if (dueOn === null || !number || number.dueOn === dueOn) continue
    refused.push(checkSubsectionDue({ number: number.number, dueOn }, view.answer, ctx.now))
  }
  insistOnInput(refused)
}

/** Writes people and days of a plan that was checked before, each with its entry in the history, and notifies those concerned. */
export async function applyPlan(
  command: Command,
  view: SelfAssessmentView,
  { people = [], dueDates = [] }: Plan,
): Promise<void> {
  const { tx } = command
  const subject = {
    selfAssessmentId: view.answer.id,
    leaId: view.facts.leaId,
    year: view.year,
    part: view.answer.part,
    agency: view.agency,
  }
  const numbers = numbersOf(view)
  const target = { targetType: 'subsectionResponse', leaId: view.facts.leaId, year: view.year }
  const added = new Map<string, string[]>()
  for (const { subsectionResponseId, userIds } of people)
    for (const userId of new Set(userIds)) {
      if (!(await addAssignment(tx, { subsectionResponseId, userId }, stampOf(command)))) continue
      added.set(userId, [...(added.get(userId) ?? []), numbers.get(subsectionResponseId)?.number ?? ''])
      await recordAct(command, 'assignUser', {
        ...target,
        targetId: subsectionResponseId,
        after: { userId },
      })
    }
  for (const [userId, assigned] of added)
    await notifyOfAssignments(command, { ...subject, numbers: assigned }, userId)
  const before = await listOwnDueDays(tx, view.answer.id)
  for (const { subsectionResponseId, dueOn } of dueDates) {
    const own = before.get(subsectionResponseId) ?? null
    // The day of the whole is no day of its own.
    const next = dueOn === view.answer.dueOn ? null : dueOn
    if (own === next) continue
    await setSubsectionDue(tx, subsectionResponseId, next)
    await recordAct(command, 'setSubsectionDueDate', {
      ...target,
      targetId: subsectionResponseId,
      before: { dueOn: own },
      after: { dueOn: next },
    })
    const subsectionNumber = numbers.get(subsectionResponseId)?.number ?? ''
    await notifyOfSubsectionDue(command, {
      ...subject,
      subsectionResponseId,
      subsectionNumber,
      dueOn: next ?? view.answer.dueOn,
    })
  }
}

/** Before the start an administrator of the agency sees the subsections already: they are what the plan is about. */
function numbersOf({ answer }: SelfAssessmentView) {
  return new Map(
    answer.sections.flatMap(({ subsections }) =>
      subsections.map(({ id, number, dueOn }) => [id, { number, dueOn }] as const),
    ),
  )
}
