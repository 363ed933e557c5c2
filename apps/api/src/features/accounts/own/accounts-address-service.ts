import type { AuditAction } from '@portal/domain'
import type { BodyOf, confirmEmailChange as confirmCall } from '@portal/rest-contract'
import { ApiError } from '../../../server/api-error.js'
import type { ApiDeps } from '../../../server/deps.js'
import type { RequestContext } from '../../../server/requests/route.js'
import { runCommand } from '../../../server/requests/run-command.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import {
  findEmailChange,
  forgetEmailChange,
  spendEmailChange,
  storeEmailChange,
  type EmailChange,
} from './accounts-address-store.js'
import type { AccountCommand } from '../accounts-command.js'
import { mailAddressLink, notifyAddressChanged, notifyAddressWanted } from '../accounts-mails.js'
import { loadAccount } from '../accounts-read-model.js'
import type { SignIns } from '../accounts-sign-in.js'
import { changeUsers, lockAdministration, lockUsers, takenUserNames } from '../accounts-store.js'
import { foundOr, recordAct, type Command } from '../../../server/command.js'

/** How long the link to a new address is good. */
const linkHours = 24

/** Keeps a new own address until the link that is mailed to it is used; the address that counts hears of it at once. */
export async function wantAddress(command: AccountCommand, email: string): Promise<void> {
  const { tx, actor, ctx } = command
  const change = await mailLink(command, email)
  await notifyAddressWanted({ tx, ctx }, { ...actor, tokenHash: change.tokenHash, wanted: email })
  await recordOwn(command, 'requestEmailChange', actor.email, email)
}

/** Mails the link again, with a new token. */
export async function resendEmailChange(command: AccountCommand): Promise<void> {
  const { email } = await waiting(command)
  await mailLink(command, email)
  await recordOwn(command, 'resendEmailChange')
}

/** Forgets an own new address that waits to be confirmed. NOT_FOUND where none waits. */
export async function cancelEmailChange(command: AccountCommand): Promise<void> {
  const { tx, actor } = command
  const { email } = await waiting(command)
  await forgetEmailChange(tx, actor.userId)
  await recordOwn(command, 'cancelEmailChange', email, actor.email)
}

/** Takes a new address into use. It says nothing about accounts: every link that is no longer good is refused alike. */
export async function confirmEmailChange(
  deps: ApiDeps,
  { ctx, signIns }: { ctx: RequestContext; signIns: SignIns },
  given: BodyOf<typeof confirmCall>,
): Promise<void> {
  await signIns.countConfirmation(deps.db, ctx)
  const tokenHash = signIns.linkHash(given.token)
  const command = { call: 'confirmEmailChange', actorId: null, request: given, ctx }
  await runCommand(deps, command, async (tx) => {
    await lockAdministration(tx)
    const change = await findEmailChange(tx, { tokenHash }, ctx.now)
    if (!change) throw linkOver()
    const { userId, email } = change
    // The account before what waits for it, as everything does that ends its sessions.
    await lockUsers(tx, [userId])
    const person = await loadAccount(tx, userId)
    if (!person?.isEnabled || !(await spendEmailChange(tx, tokenHash))) throw linkOver()
    if ((await takenUserNames(tx, [email], userId)).size > 0) throw linkOver()
    await changeUsers(tx, [userId], { email, userName: email }, { by: userId, on: ctx.now })
    await signIns.forgetPasswordLinks(tx, userId, ctx.now)
    const { version, fullName, email: before } = person
    await notifyAddressChanged({ tx, ctx }, { userId, version: version + 1, fullName, before, after: email })
    await writeAudit(tx, {
      actor: null,
      ctx,
      action: 'confirmEmailChange',
      targetType: 'user',
      targetId: userId,
      leaId: person.leaId,
      before: { email: before },
      after: { email },
    })
  })
}

async function mailLink({ tx, actor, ctx, signIns }: AccountCommand, email: string): Promise<EmailChange> {
  await signIns.countAddressMail(tx, actor.userId, ctx.now)
  const { token, hash } = signIns.newLink()
  const change: EmailChange = {
    userId: actor.userId,
    email,
    tokenHash: hash,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + linkHours * 3_600_000),
  }
  await storeEmailChange(tx, change)
  await mailAddressLink({ tx, ctx }, { to: email, token, tokenHash: hash, hours: linkHours })
  return change
}

async function waiting({ tx, actor, ctx }: Command): Promise<EmailChange> {
  await lockUsers(tx, [actor.userId])
  return changeFound(await findEmailChange(tx, { userId: actor.userId }, ctx.now))
}

const changeFound = foundOr('No new address waits for its confirmation.')

function linkOver(): ApiError {
  const message = 'This link is no longer good. Please ask for a new one under your details.'
  return new ApiError('BAD_USER_INPUT', message, { fields: { token: [message] } })
}

function recordOwn(command: Command, action: AuditAction, before?: string, after?: string): Promise<void> {
  const { userId, leaId } = command.actor
  return recordAct(command, action, {
    targetType: 'user',
    targetId: userId,
    leaId,
    ...(before !== undefined && { before: { email: before }, after: { email: after } }),
  })
}
