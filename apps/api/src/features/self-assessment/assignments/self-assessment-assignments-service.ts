import { canAssign, type AuditAction, type HandedOver, type HandOverPeople } from '@portal/domain'
import { insist } from '../../../server/verdicts.js'
import {
  listAgencyUsers,
  listOpenAssignments,
  type AssignableUser,
} from './self-assessment-assignees-read-model.js'
import { foundOr404, subsection } from '../self-assessment-command.js'
import { tellOfAssignment } from '../self-assessment-mails.js'
import {
  findSubsection,
  subsectionSubject,
  type SubsectionView,
} from '../self-assessment-subsection-read-model.js'
import { addAssignment, removeAssignment, touchSelfAssessment } from '../self-assessment-store.js'
import {
  stampOf,
  type Command,
  type Reader,
  foundOr,
  openRecord,
  recordAct,
} from '../../../server/command.js'

/** People of the agency with a mark for those assigned; the agency named must be the subsection's own. */
export async function listAssignableUsers(
  { tx, actor }: Reader,
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
  const view = await openRecord(subsection, command, id, assignable(command))
  const users = await listAgencyUsers(tx, { leaId: view.facts.leaId, subsectionResponseId: id })
  userFound(users.find((candidate) => candidate.id === userId))
  if (!(await addAssignment(tx, { subsectionResponseId: id, userId }, stampOf(command)))) return users
  await tellOfAssignment(command, subsectionSubject(view), 'assigned', userId)
  await record(command, view, 'assignUser', { after: { userId } })
  return listAgencyUsers(tx, { leaId: view.facts.leaId, subsectionResponseId: id })
}

/** Takes a person off a subsection; one who was not assigned stays so. */
export async function removeUser(command: Command, id: number, userId: string): Promise<AssignableUser[]> {
  const { tx } = command
  const view = await openRecord(subsection, command, id, assignable(command))
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
    const view = await openRecord(subsection, command, id)
    if (!canAssign(actor, view.facts).allowed) continue
    await addAssignment(tx, { subsectionResponseId: id, userId: to }, stampOf(command))
    await removeAssignment(tx, { subsectionResponseId: id, userId: from })
    await record(command, view, 'handOverSubsection', { before: { userId: from }, after: { userId: to } })
    moved += 1
  }
  return { moved, kept: ids.length - moved }
}

const userFound = foundOr('This user does not exist.')

const assignable = ({ actor }: Command) => ({
  may: ({ facts }: SubsectionView) => canAssign(actor, facts),
})

async function record(
  command: Command,
  view: SubsectionView,
  action: AuditAction,
  change: { before?: unknown; after?: unknown },
): Promise<void> {
  await touchSelfAssessment(command.tx, view.selfAssessmentId, command.ctx.now, false)
  await recordAct(command, action, { ...subsection.target(view), ...change })
}
