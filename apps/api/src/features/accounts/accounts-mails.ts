import type { Tx } from '../../db/database.js'
import type { RequestContext } from '../../server/requests/route.js'
import { notify } from '../notifications/notifications-notices-store.js'
import { queueMail } from '../notifications/notifications-store.js'

interface Command {
  tx: Tx
  ctx: RequestContext
}

interface Change {
  userId: string
  /** Version that the change led to: one notice for one change. */
  version: number
}

/** To the person, and to the address that is no longer anybody's: whoever did not want it notices. */
export async function notifyAddressChanged(
  { tx, ctx }: Command,
  change: Change & { fullName: string; before: string; after: string },
): Promise<void> {
  const { userId, version, fullName, before, after } = change
  const title = 'Your sign-in address was changed'
  const key = `address-changed:${userId}:${version}`
  const text = [
    `your user name in the compliance monitoring portal is now ${after}. It was ${before}.`,
    'If you do not know why, please contact an administrator at once.',
  ]
  await notify(tx, ctx, {
    kind: 'addressChanged',
    key,
    leaId: null,
    userIds: [userId],
    title,
    text,
    link: { path: '/user/landing', words: 'The portal is here' },
  })
  await queueMail(
    tx,
    {
      key: `${key}:${before}`,
      to: before,
      subject: title,
      text: [`Hello ${fullName},`, ...text].join('\n\n'),
    },
    ctx.now,
  )
}

/** To the address that still counts: somebody at the session of its person wants another one. */
export async function notifyAddressWanted(
  { tx, ctx }: Command,
  person: { userId: string; fullName: string; email: string; wanted: string; tokenHash: string },
): Promise<void> {
  const { userId, fullName, email, wanted, tokenHash } = person
  const title = 'A new sign-in address was asked for'
  const key = `address-wanted:${userId}:${tokenHash}`
  const text = [
    `somebody who is signed in to your account asked to change its address to ${wanted}. It stays ${email} until a link that was mailed to the new address is used.`,
    'If that was not you, take the change back under your details, change your password, and contact an administrator at once.',
  ]
  await notify(tx, ctx, {
    kind: 'addressChanged',
    key,
    leaId: null,
    userIds: [userId],
    title,
    text,
    link: { path: '/user/landing', words: 'The portal is here' },
  })
  // For those who have the notice in a digest only: a mail that went with it has this key, and is not sent twice.
  await queueMail(
    tx,
    {
      key: `${key}:${userId}`,
      to: email,
      subject: title,
      text: [`Hello ${fullName},`, ...text].join('\n\n'),
    },
    ctx.now,
  )
}

/** To the new address. It names nobody: it may have been mistyped. */
export async function mailAddressLink(
  { tx, ctx }: Command,
  link: { to: string; token: string; tokenHash: string; hours: number },
): Promise<void> {
  const address = `${ctx.publicUrl}/auth/confirm-email?token=${encodeURIComponent(link.token)}`
  const text = [
    'Hello,',
    'please confirm that this is the new address of your account in the compliance monitoring portal:',
    address,
    `The link is good for ${link.hours} hours and can be used once. If you know nothing of it, nothing needs to be done.`,
  ]
  const key = `address-link:${link.tokenHash}`
  const subject = 'Confirm your new address'
  await queueMail(tx, { key, to: link.to, subject, text: text.join('\n\n'), urgent: true }, ctx.now)
}

/** To the person whose role or agency was changed (domain definition 9.1). */
export async function notifyStandingChanged(
  { tx, ctx }: Command,
  { userId, version, roles, agency }: Change & { roles: readonly string[]; agency: string | null },
): Promise<void> {
  const where = agency ? ` of ${agency}` : ''
  await notify(tx, ctx, {
    kind: 'roleChanged',
    key: `role-changed:${userId}:${version}`,
    leaId: null,
    userIds: [userId],
    title: 'Your role was changed',
    text: [
      `your role in the compliance monitoring portal is now ${roles.join(', ')}${where}.`,
      'If you do not know why, please contact an administrator.',
    ],
    link: { path: '/user/landing', words: 'The portal is here' },
  })
}
