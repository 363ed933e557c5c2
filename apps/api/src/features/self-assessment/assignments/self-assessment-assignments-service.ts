import { canAssign, type AuditAction, type HandedOver, type HandOverPeople } from '@portal/domain'
import { ApiError } from '../../../server/api-error.js'
import { insist } from '../../../server/verdicts.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import {
  listAgencyUsers,
  listOpenAssignments,
  type AssignableUser,
} from './self-assessment-assignees-read-model.js'
import { changeOf, foundOr404, type Command } from '../self-assessment-command.js'
import { tellOfAssignment } from '../self-assessment-mails.js'
import {
  findSubsection,
  subsectionSubject,
  type SubsectionView,
} from '../self-assessment-subsection-read-model.js'
import {
  addAssignment,
  lockSelfAssessmentOf,
  removeAssignment,
  touchSelfAssessment,
} from '../self-assessment-store.js'

/** People of the agency with a mark for those assigned; the agency named must be the subsection's own. */
export async function listAssignableUsers(
  { tx, actor }: Pick<Command, 'tx' | 'actor'>,
  id: number,
  leaId: number,
): Promise<AssignableUser[]> {
  const view = foundOr404(await findSubsection(tx, actor, id))
  foundOr404(view.facts.leaId === leaId ? view : null)
  const verdict = canAssign(actor, view.facts)
  // Whoever assigns may look at the list while assigning is closed, too.
  if (!verdict.allowed && verdict.code === 'FORBIDDEN') insist(verdict)
  return listAgencyUsers(tx, { leaId, subsectionResponseId: id })
}

/** Assigns a person and writes to them; assigning twice changes nothing. */
export async function assignUser(command: Command, id: number, userId: string): Promise<AssignableUser[]> {
  const { tx } = command
  const view = await assignable(command, id)
  const users = await listAgencyUsers(tx, { leaId: view.facts.leaId, subsectionResponseId: id })
  const user = users.find((candidate) => candidate.id === userId)
  if (!user) throw new ApiError('NOT_FOUND', 'This user does not exist.')
  if (!(await addAssignment(tx, { subsectionResponseId: id, userId }, changeOf(command)))) return users
  await tellOfAssignment(command, subsectionSubject(view), 'assigned', userId)
  await record(command, view, 'assignUser', { after: { userId } })
  return listAgencyUsers(tx, { leaId: view.facts.leaId, subsectionResponseId: id })
}

/** Takes a person off a subsection; one who was not assigned stays so. */
export async function removeUser(command: Command, id: number, userId: string): Promise<AssignableUser[]> {
  const { tx } = command
  const view = await assignable(command, id)
  if (await removeAssignment(tx, { subsectionResponseId: id, userId })) {
    await tellOfAssignment(command, subsectionSubject(view), 'unassigned', userId)
    await record(command, view, 'removeUser', { before: { userId } })
  }
  return listAgencyUsers(tx, { leaId: view.facts.leaId, subsectionResponseId: id })
}

/** Gives every open subsection of a person to a colleague, as far as it can be assigned now; nobody is told here. */
export async function handOverSubsections(
  command: Command,
  { leaId, from, to }: HandOverPeople,
): Promise<HandedOver> {
  const { tx, actor } = command
  let moved = 0
  const ids = await listOpenAssignments(tx, 'subsections', { leaId, userId: from })
  for (const id of ids) {
    await lockSelfAssessmentOf(tx, id)
    const view = foundOr404(await findSubsection(tx, actor, id))
    if (!canAssign(actor, view.facts).allowed) continue
    await addAssignment(tx, { subsectionResponseId: id, userId: to }, changeOf(command))
    await removeAssignment(tx, { subsectionResponseId: id, userId: from })
    await record(command, view, 'handOverSubsection', { before: { userId: from }, after: { userId: to } })
    moved += 1
  }
  return { moved, kept: ids.length - moved }
}

async function assignable({ tx, actor }: Command, id: number): Promise<SubsectionView> {
  await lockSelfAssessmentOf(tx, id)
  const view = foundOr404(await findSubsection(tx, actor, id))
  insist(canAssign(actor, view.facts), view.answer)
  return view
}

async function record(
  { tx, actor, ctx }: Command,
  view: SubsectionView,
  action: AuditAction,
  change: { before?: unknown; after?: unknown },
): Promise<void> {
  await touchSelfAssessment(tx, view.selfAssessmentId, ctx.now, false)
  await writeAudit(tx, {
    actor,
    ctx,
    action,
    targetType: 'subsectionResponse',
    targetId: view.answer.id,
    leaId: view.facts.leaId,
    year: view.year,
    ...change,
  })
}
