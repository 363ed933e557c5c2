import type { NewMail } from '../notifications/notifications-store.js'

interface Change {
  userId: string
  /** Version that the change led to: one mail for one change. */
  version: number
  agency?: string | null
}

/** To the old and the new address: whoever did not want it notices. */
export function addressChangedMails(
  change: Change & { fullName: string; before: string; after: string },
): NewMail[] {
  return [change.before, change.after].map((to) => ({
    key: `address-changed:${change.userId}:${change.version}:${to}`,
    to,
    subject: 'Your sign-in address was changed',
    text: [
      `Hello ${change.fullName},`,
      `your user name in the compliance monitoring portal is now ${change.after}. It was ${change.before}.`,
      'If you do not know why, please contact an administrator at once.',
    ].join('\n\n'),
  }))
}

/** To the person whose role or agency was changed (domain definition 9.1). */
export function standingChangedMail(
  change: Change & { fullName: string; to: string; roles: readonly string[] },
): NewMail {
  const where = change.agency ? ` of ${change.agency}` : ''
  return {
    key: `role-changed:${change.userId}:${change.version}`,
    to: change.to,
    subject: 'Your role was changed',
    text: [
      `Hello ${change.fullName},`,
      `your role in the compliance monitoring portal is now ${change.roles.join(', ')}${where}.`,
      'If you do not know why, please contact an administrator.',
    ].join('\n\n'),
  }
}
