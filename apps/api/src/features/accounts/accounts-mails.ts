import type { Tx } from '../../db/database.js'
import type { RequestContext } from '../../server/route.js'
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
export async function tellAddressChanged(
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

/** To the person whose role or agency was changed (domain definition 9.1). */
export async function tellStandingChanged(
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
