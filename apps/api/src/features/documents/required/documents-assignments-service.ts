import {
  canAssignCategory,
  complianceYearName,
  type AuditAction,
  type HandedOver,
  type HandOverPeople,
} from '@portal/domain'
import { notify } from '../../notifications/notifications-notices-store.js'
import {
  listAgencyUsers,
  listOpenAssignments,
  type AssignableUser,
} from '../../self-assessment/assignments/self-assessment-assignees-read-model.js'
import { findCategory, type CategoryView } from './documents-required-read-model.js'
import { categoryFound, nameOf, documentCategory } from './documents-required-service.js'
import { addDocumentAssignment, removeDocumentAssignment, touchResponse } from './documents-required-store.js'
import {
  type Command,
  type Reader,
  stampOf,
  foundOr,
  openRecord,
  recordAct,
} from '../../../server/command.js'

/** People of the agency with a mark for those assigned; the agency named must be the category's own. */
export async function listDocumentAssignableUsers(
  { tx, actor }: Reader,
  id: number,
  leaId: number,
): Promise<AssignableUser[]> {
  const category = await findCategory(tx, actor, id)
  categoryFound(category?.facts.leaId === leaId ? category : null)
  return listAgencyUsers(tx, { leaId, categoryResponseId: id })
}

/** Assigns a person and writes to them; assigning twice changes nothing. */
export async function assignDocumentUser(
  command: Command,
  id: number,
  userId: string,
): Promise<AssignableUser[]> {
  const { tx } = command
  const { category, users } = await assignable(command, id)
  userFound(users.find((one) => one.id === userId))
  const assignment = { categoryResponseId: id, userId }
  if (!(await addDocumentAssignment(tx, assignment, stampOf(command)))) return users
  await tellPerson(command, category, 'assigned', userId)
  return assigned(command, category, 'assignDocumentUser', { after: { userId } })
}

/** Takes a person off a category; one who was not assigned stays so. */
export async function removeDocumentUser(
  command: Command,
  id: number,
  userId: string,
): Promise<AssignableUser[]> {
  const { category, users } = await assignable(command, id)
  if (!(await removeDocumentAssignment(command.tx, { categoryResponseId: id, userId }))) return users
  await tellPerson(command, category, 'unassigned', userId)
  return assigned(command, category, 'removeDocumentUser', { before: { userId } })
}

/** Gives every open category of a person to a colleague, as far as it can be assigned now; nobody is told here. */
export async function handOverCategories(
  command: Command,
  { leaId, from, to }: HandOverPeople,
): Promise<HandedOver> {
  const { tx, actor } = command
  let moved = 0
  const ids = await listOpenAssignments(tx, 'categories', { leaId, userId: from })
  for (const id of ids) {
    const category = await openRecord(documentCategory, command, id)
    if (!canAssignCategory(actor, category.facts).allowed) continue
    await addDocumentAssignment(tx, { categoryResponseId: id, userId: to }, stampOf(command))
    await removeDocumentAssignment(tx, { categoryResponseId: id, userId: from })
    await assigned(command, category, 'handOverDocumentCategory', {
      before: { userId: from },
      after: { userId: to },
    })
    moved += 1
  }
  return { moved, kept: ids.length - moved }
}

const userFound = foundOr('This user does not exist.')

async function assignable(command: Command, id: number) {
  const category = await openRecord(documentCategory, command, id, {
    may: ({ facts }) => canAssignCategory(command.actor, facts),
  })
  const users = await listAgencyUsers(command.tx, { leaId: category.facts.leaId, categoryResponseId: id })
  return { category, users }
}

async function assigned(
  command: Command,
  category: CategoryView,
  action: AuditAction,
  change: { before?: object; after?: object },
): Promise<AssignableUser[]> {
  const { tx, ctx } = command
  await touchResponse(tx, category.responseId, ctx.now)
  await recordAct(command, action, { ...documentCategory.target(category), ...change })
  const { leaId } = category.facts
  return listAgencyUsers(tx, { leaId, categoryResponseId: category.answer.id })
}

/** Names the agency and the category, never a document (domain definition 9.1). */
async function tellPerson(
  { tx, actor, ctx }: Command,
  category: CategoryView,
  kind: 'assigned' | 'unassigned',
  userId: string,
): Promise<void> {
  const { answer, part, agency, responseId, facts } = category
  const year = complianceYearName(category.year)
  const on = kind === 'assigned'
  await notify(tx, ctx, {
    kind,
    key: `document-category-${kind}:${answer.id}:${ctx.requestId}`,
    leaId: facts.leaId,
    userIds: [userId],
    title: `Self-assessment ${year}, ${part}: required documents are ${on ? '' : 'no longer '}assigned to you`,
    text: [
      on
        ? `${actor.fullName} has assigned the required documents "${nameOf(category)}" of the ${part} self-assessment ${year} of ${agency} to you.`
        : `${actor.fullName} has taken you off the required documents "${nameOf(category)}" of the ${part} self-assessment ${year} of ${agency}.`,
    ],
    link: {
      path: `/user/dashboard/self-assessment/${responseId}`,
      words: on ? 'Upload them here' : 'See them here',
    },
    except: actor.userId,
  })
}
