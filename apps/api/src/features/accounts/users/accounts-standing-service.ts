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
import { act, insist } from '../../../server/verdicts.js'
import { userOr404, type AccountCommand } from '../accounts-command.js'
import { findUser, findUsers, peerKey, type UserRow, type UserView } from './accounts-list-read-model.js'
import { user } from './accounts-service.js'
import { changeUsers, lockAdministration, lockUsers, takenUserNames } from '../accounts-store.js'
import { stampOf, changeRecord, recordAct, recordActs } from '../../../server/command.js'

type BulkRow = AnswerOf<typeof previewCall>[number]

/** Disables an account; every session of the person ends with it. */
export function disableUser(command: AccountCommand, id: string): Promise<UserRow> {
  return changeRecord(user, command, id, {
    action: 'disableUser',
    may: ({ facts }) => canDisableAccount(command.actor, facts),
    columns: () => ({ isEnabled: false }),
    change: () => endAccess(command, [id], 'disabled'),
    audit: toldOf({ isEnabled: false }),
  })
}

/** Lets a disabled account sign in again. */
export function enableUser(command: AccountCommand, id: string): Promise<UserRow> {
  return changeRecord(user, command, id, {
    action: 'enableUser',
    may: ({ facts }) => canEnableAccount(command.actor, facts),
    columns: () => ({ isEnabled: true }),
    audit: toldOf({ isEnabled: true }),
  })
}

/** Soft: records keep the name, and the account can be restored. */
export function deleteUser(command: AccountCommand, id: string): Promise<UserRow> {
  return changeRecord(user, command, id, {
    action: 'deleteUser',
    may: ({ facts }) => canDeleteAccount(command.actor, facts),
    columns: () => ({ isEnabled: false, deletedAt: command.ctx.now }),
    change: () => endAccess(command, [id], 'deleted'),
    audit: toldOf({ isEnabled: false, isDeleted: true }),
  })
}

/** Brings a deleted account back, disabled: somebody decides anew whether it is to be used. */
export function restoreUser(command: AccountCommand, id: string): Promise<UserRow> {
  return changeRecord(user, command, id, {
    action: 'restoreUser',
    may: ({ facts }) => canRestoreAccount(command.actor, facts),
    async refuse({ answer }) {
      if ((await takenUserNames(command.tx, [answer.userName])).size > 0)
        insist(wrongState('The email address of this account now belongs to another user.'), answer)
    },
    columns: () => ({ deletedAt: null, isEnabled: false }),
    audit: toldOf({ isDeleted: false }),
  })
}

/** Ends the lock that failed sign-ins have set on an account. */
export function unblockUser(command: AccountCommand, id: string): Promise<UserRow> {
  return changeRecord(user, command, id, {
    action: 'unblockUser',
    may: ({ facts }) => canUnblockAccount(command.actor, facts),
    change: () => command.signIns.unlock(command.tx, id),
    audit: toldOf({ isLocked: false }),
  })
}

/** Mails a link to choose a new password with; the old one is good until then. */
export async function adminResetPassword(command: AccountCommand, id: string): Promise<void> {
  const { tx, actor, ctx, signIns } = command
  const view = userOr404(await findUser(tx, actor, { id }, ctx.now))
  insist(canSendPasswordReset(actor, view.facts), view.answer)
  await signIns.mailPasswordLinks(tx, [{ userId: id, email: view.answer.email }], 'reset', ctx.now)
  await recordAct(command, 'adminResetPassword', user.target(view))
}

/** Whether a person is displayed as a contact, and at which place. */
export function updateContactInfo(
  command: AccountCommand,
  id: string,
  { version, ...given }: BodyOf<typeof updateContactInfoCall>,
): Promise<UserRow> {
  return changeRecord(user, command, id, {
    action: 'updateContactInfo',
    may: ({ facts }) => canEditAccount(command.actor, facts),
    version,
    columns: ({ answer }) => merged(contactInfo, answer, given),
    audit: (before, after) => toldOf(merged(contactInfo, after.answer, {}))(before),
  })
}

/** Which of the users can be disabled together. */
export async function previewBulkDisable(
  { tx, actor, ctx }: AccountCommand,
  ids: readonly string[],
): Promise<BulkRow[]> {
  return judgeTogether(actor, await findUsers(tx, actor, ids, ctx.now)).map(({ row }) => row)
}

/** Disables all of the users, or none. */
export async function bulkDisableUsers(
  command: AccountCommand,
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
  await changeUsers(tx, ids, { isEnabled: false }, stampOf(command))
  await endAccess(command, ids, 'disabled')
  await recordActs(
    command,
    'disableUser',
    views.map((view) => ({ ...user.target(view), ...toldOf({ isEnabled: false })(view) })),
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

/** Whoever is disabled or deleted is signed out, and no link to a password is good any longer. */
async function endAccess(
  { tx, ctx, signIns }: AccountCommand,
  ids: readonly string[],
  reason: string,
): Promise<void> {
  await signIns.endSessions(tx, ids, ctx.now, reason)
  await signIns.forgetPasswordLinks(tx, ids, ctx.now)
}

/** What the history keeps of a change that left these fields. */
function toldOf(after: Partial<UserRow>) {
  const names = Object.keys(after) as (keyof UserRow)[]
  return ({ answer }: UserView) => ({
    before: Object.fromEntries(names.map((name) => [name, answer[name]])),
    after,
  })
}
