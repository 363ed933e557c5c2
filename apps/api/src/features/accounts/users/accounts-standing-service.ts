import {
  canDeleteAccount,
  canDisableAccount,
  canEditAccount,
  canEnableAccount,
  canRestoreAccount,
  canSendPasswordReset,
  canUnblockAccount,
  wrongState,
  type Actor,
  type AuditAction,
  type Verdict,
} from '@portal/domain'
import {
  contactInfo,
  type AnswerOf,
  type BodyOf,
  type previewBulkDisable as previewCall,
  type updateContactInfo as updateContactInfoCall,
} from '@portal/rest-contract'
import { ApiError } from '../../../server/api-error.js'
import { merged } from '../../../server/merged.js'
import { act, insist, insistOnVersion } from '../../../server/verdicts.js'
import { writeAudit, writeAudits, type AuditEntry } from '../../audit-trail/audit-trail-store.js'
import { userOr404, type Command } from '../accounts-command.js'
import { findUser, findUsers, peerKey, type UserRow, type UserView } from './accounts-list-read-model.js'
import { lockedUser } from './accounts-service.js'
import { changeUsers, lockAdministration, lockUsers, takenUserNames } from '../accounts-store.js'

type BulkRow = AnswerOf<typeof previewCall>[number]

/** Disables an account; every session of the person ends with it. */
export async function disableUser(command: Command, id: string): Promise<UserRow> {
  const view = await lockedUser(command, id)
  insist(canDisableAccount(command.actor, view.facts), view.answer)
  await retire(command, [view], { isEnabled: false }, 'disabled')
  return done(command, view, 'disableUser', { isEnabled: false })
}

export async function enableUser(command: Command, id: string): Promise<UserRow> {
  const view = await lockedUser(command, id)
  insist(canEnableAccount(command.actor, view.facts), view.answer)
  await changeUsers(command.tx, [id], { isEnabled: true }, changeOf(command))
  return done(command, view, 'enableUser', { isEnabled: true })
}

/** Soft: records keep the name, and the account can be restored. */
export async function deleteUser(command: Command, id: string): Promise<UserRow> {
  const view = await lockedUser(command, id)
  insist(canDeleteAccount(command.actor, view.facts), view.answer)
  await retire(command, [view], { isEnabled: false, deletedAt: command.ctx.now }, 'deleted')
  return done(command, view, 'deleteUser', { isEnabled: false, isDeleted: true })
}

/** Brings a deleted account back, disabled: somebody decides anew whether it is to be used. */
export async function restoreUser(command: Command, id: string): Promise<UserRow> {
  const view = await lockedUser(command, id)
  insist(canRestoreAccount(command.actor, view.facts), view.answer)
  if ((await takenUserNames(command.tx, [view.answer.userName])).size > 0)
    insist(wrongState('The email address of this account now belongs to another user.'), view.answer)
  await changeUsers(command.tx, [id], { deletedAt: null, isEnabled: false }, changeOf(command))
  return done(command, view, 'restoreUser', { isDeleted: false })
}

export async function unblockUser(command: Command, id: string): Promise<UserRow> {
  const view = await lockedUser(command, id)
  insist(canUnblockAccount(command.actor, view.facts), view.answer)
  await command.signIns.unlock(command.tx, id)
  return done(command, view, 'unblockUser', { isLocked: false })
}

/** Mails a link to choose a new password with; the old one is good until then. */
export async function adminResetPassword(command: Command, id: string): Promise<void> {
  const { tx, actor, ctx, signIns } = command
  const view = userOr404(await findUser(tx, actor, { id }, ctx.now))
  insist(canSendPasswordReset(actor, view.facts), view.answer)
  await signIns.mailPasswordLinks(tx, [{ userId: id, email: view.answer.email }], 'reset', ctx.now)
  await writeAudit(tx, {
    actor,
    ctx,
    action: 'adminResetPassword',
    targetType: 'user',
    targetId: id,
    leaId: view.facts.leaId,
  })
}

/** Whether a person is displayed as a contact, and at which place. */
export async function updateContactInfo(
  command: Command,
  id: string,
  { version, ...given }: BodyOf<typeof updateContactInfoCall>,
): Promise<UserRow> {
  const view = await lockedUser(command, id)
  insist(canEditAccount(command.actor, view.facts), view.answer)
  insistOnVersion(
    version,
    { version: view.answer.version, changed: view.changed },
    command.ctx.now,
    view.answer,
  )
  const columns = merged(contactInfo, view.answer, given)
  await changeUsers(command.tx, [id], columns, changeOf(command))
  return done(command, view, 'updateContactInfo', columns)
}

/** Which of the users can be disabled together. */
export async function previewBulkDisable(
  { tx, actor, ctx }: Command,
  ids: readonly string[],
): Promise<BulkRow[]> {
  return judgeTogether(actor, await findUsers(tx, actor, ids, ctx.now)).map(({ row }) => row)
}

/** Disables all of the users, or none. */
export async function bulkDisableUsers(
  command: Command,
  ids: readonly string[],
): Promise<{ disabled: number }> {
  const { tx, actor, ctx } = command
  await lockAdministration(tx)
  await lockUsers(tx, ids)
  const views = await findUsers(tx, actor, ids, ctx.now)
  userOr404(views.length === new Set(ids).size ? views : null)
  const judged = judgeTogether(actor, views)
  const refused = judged.filter(({ verdict }) => !verdict.allowed)
  if (refused.length > 0)
    throw new ApiError(
      refused.every(({ verdict }) => !verdict.allowed && verdict.code === 'FORBIDDEN')
        ? 'FORBIDDEN'
        : 'CONFLICT',
      `${refused.length === 1 ? 'One user' : `${refused.length} users`} cannot be disabled. Nobody was.`,
      { current: judged.map(({ row }) => row) },
    )
  await retire(command, views, { isEnabled: false }, 'disabled')
  await writeAudits(
    tx,
    views.map((view) => entryOf(command, view, 'disableUser', { isEnabled: false })),
  )
  return { disabled: views.length }
}

/** Each user is judged as if those before it in the list were disabled already. */
function judgeTogether(actor: Actor, views: readonly UserView[]): { row: BulkRow; verdict: Verdict }[] {
  const gone = new Map<string, number>()
  return views.map(({ facts, answer }) => {
    const key = peerKey(facts.roles, facts.leaId) ?? ''
    const activePeers = facts.activePeers - (gone.get(key) ?? 0)
    const verdict = canDisableAccount(actor, { ...facts, activePeers })
    if (verdict.allowed) gone.set(key, (gone.get(key) ?? 0) + 1)
    const { id, fullName, userName, leaName, roles } = answer
    return { row: { id, fullName, userName, leaName, roles, disable: act(verdict) }, verdict }
  })
}

async function retire(
  command: Command,
  views: readonly UserView[],
  columns: { isEnabled: false; deletedAt?: Date },
  reason: string,
): Promise<void> {
  const { tx, ctx, signIns } = command
  const ids = views.map(({ facts }) => facts.id)
  await changeUsers(tx, ids, columns, changeOf(command))
  await signIns.endSessions(tx, ids, ctx.now, reason)
  await signIns.forgetPasswordLinks(tx, ids, ctx.now)
}

function changeOf({ actor, ctx }: Command): { by: string; on: Date } {
  return { by: actor.userId, on: ctx.now }
}

/** Writes the entry in the history and answers the account as it stands now. */
async function done(
  command: Command,
  view: UserView,
  action: AuditAction,
  after: Partial<UserRow>,
): Promise<UserRow> {
  const { tx, actor, ctx } = command
  await writeAudit(tx, entryOf(command, view, action, after))
  return userOr404(await findUser(tx, actor, { id: view.facts.id }, ctx.now)).answer
}

function entryOf(
  { actor, ctx }: Command,
  view: UserView,
  action: AuditAction,
  after: Partial<UserRow>,
): AuditEntry {
  const names = Object.keys(after) as (keyof UserRow)[]
  return {
    actor,
    ctx,
    action,
    targetType: 'user',
    targetId: view.facts.id,
    leaId: view.facts.leaId,
    before: Object.fromEntries(names.map((name) => [name, view.answer[name]])),
    after,
  }
}
