import { canAssignCategory } from '@portal/domain'
import { ApiError } from '../../server/api-error.js'
import { insist } from '../../server/verdicts.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import { queueMail } from '../notifications/notifications-store.js'
import {
  findAddressee,
  listAgencyUsers,
  type AssignableUser,
} from '../self-assessment/self-assessment-assignees-read-model.js'
import { findCategory, type CategoryView } from './documents-required-read-model.js'
import {
  categoryEntry,
  categoryFound,
  lockedCategory,
  nameOf,
  type RequiredCommand,
} from './documents-required-service.js'
import { addDocumentAssignment, removeDocumentAssignment, touchResponse } from './documents-required-store.js'

/** People of the agency with a mark for those assigned; the agency named must be the category's own. */
export async function listDocumentAssignableUsers(
  { tx, actor }: Pick<RequiredCommand, 'tx' | 'actor'>,
  id: number,
  leaId: number,
): Promise<AssignableUser[]> {
  const category = await findCategory(tx, actor, id)
  categoryFound(category?.facts.leaId === leaId ? category : null)
  return listAgencyUsers(tx, { leaId, categoryResponseId: id })
}

/** Assigns a person and writes to them; assigning twice changes nothing. */
export async function assignDocumentUser(
  command: RequiredCommand,
  publicUrl: string,
  id: number,
  userId: string,
): Promise<AssignableUser[]> {
  const { tx, actor, ctx } = command
  const { category, users } = await assignable(command, id)
  if (!users.some((one) => one.id === userId)) throw new ApiError('NOT_FOUND', 'This user does not exist.')
  const assignment = { categoryResponseId: id, userId }
  if (!(await addDocumentAssignment(tx, assignment, { by: actor.userId, on: ctx.now }))) return users
  if (userId !== actor.userId) await mailAssignment(command, publicUrl, category, userId)
  return assigned(command, category, 'assignDocumentUser', { after: { userId } })
}

/** Takes a person off a category; one who was not assigned stays so. */
export async function removeDocumentUser(
  command: RequiredCommand,
  id: number,
  userId: string,
): Promise<AssignableUser[]> {
  const { category, users } = await assignable(command, id)
  if (!(await removeDocumentAssignment(command.tx, { categoryResponseId: id, userId }))) return users
  return assigned(command, category, 'removeDocumentUser', { before: { userId } })
}

async function assignable(command: RequiredCommand, id: number) {
  const category = await lockedCategory(command, id)
  insist(canAssignCategory(command.actor, category.facts), category.answer)
  const users = await listAgencyUsers(command.tx, { leaId: category.facts.leaId, categoryResponseId: id })
  return { category, users }
}

async function assigned(
  command: RequiredCommand,
  category: CategoryView,
  action: string,
  change: { before?: object; after?: object },
): Promise<AssignableUser[]> {
  const { tx, ctx } = command
  await touchResponse(tx, category.responseId, ctx.now)
  await writeAudit(tx, { ...categoryEntry(command, category, action), ...change })
  const { leaId } = category.facts
  return listAgencyUsers(tx, { leaId, categoryResponseId: category.answer.id })
}

/** Mail names the agency and the category, never a document (domain definition 9.1). */
async function mailAssignment(
  { tx, actor, ctx }: RequiredCommand,
  publicUrl: string,
  category: CategoryView,
  userId: string,
): Promise<void> {
  const to = await findAddressee(tx, userId)
  if (!to) return
  const { answer, part, agency, responseId } = category
  const year = `${category.year} - ${category.year + 1}`
  await queueMail(
    tx,
    {
      key: `document-category-assigned:${answer.id}:${to.id}:${ctx.requestId}`,
      to: to.email,
      subject: `Self-assessment ${year}, ${part}: required documents are assigned to you`,
      text: [
        `Hello ${to.fullName},`,
        `${actor.fullName} has assigned the required documents "${nameOf(category)}" of the ${part} self-assessment ${year} of ${agency} to you.`,
        `Upload them here: ${publicUrl}/user/dashboard/self-assessment/${responseId}`,
      ].join('\n\n'),
    },
    ctx.now,
  )
}
