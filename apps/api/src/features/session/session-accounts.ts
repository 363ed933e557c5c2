import type { Database, Tx } from '../../db/database.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { ApiDeps } from '../../server/deps.js'
import type { RequestContext } from '../../server/requests/route.js'
import { clientSecretHash, newTemporaryPassword, newToken, sessionKeys, tokenHash } from './session-crypto.js'
import { mostAddressConfirmationsAnHour, mostAddressMailsAnHour } from './sign-in/session-limits.js'
import { originOf } from './session-origin.js'
import { hashPassword } from './passwords/session-password-hash.js'
import { insistOnRecentPassword } from './confirmation/session-recent-password.js'
import { forgetPasswordLinks } from './passwords/session-passwords-store.js'
import { mailPasswordLinks } from './passwords/session-passwords.js'
import { requirePoint } from './sign-in/session-rate-limit-store.js'
import { forgetFailedSignIns } from './sign-in/session-reservation-store.js'
import { endSessions } from './session-store.js'

/** What this feature does for whoever manages accounts; put in where the features are put together. */
export function sessionAccounts(deps: Pick<ApiDeps, 'config'>) {
  const keys = sessionKeys(deps.config.sessionSecret)
  return {
    async mailPasswordLinks(
      tx: Parameters<typeof mailPasswordLinks>[1],
      to: readonly { userId: string; email: string }[],
      kind: 'new-user' | 'reset',
      now: Date,
    ): Promise<void> {
      await mailPasswordLinks(deps, tx, { now }, to, kind)
    },
    forgetPasswordLinks,
    async endSessions(...[tx, userIds, now, reason]: Parameters<typeof endSessions>): Promise<void> {
      await endSessions(tx, userIds, now, reason)
    },
    insistOnRecentPassword: (
      tx: Tx,
      actor: Pick<ApiActor, 'client'>,
      ctx: Pick<RequestContext, 'sessionId' | 'now'>,
    ) => insistOnRecentPassword(tx, actor, ctx, deps.config),
    newLink() {
      const token = newToken()
      return { token, hash: tokenHash(token) }
    },
    linkHash: tokenHash,
    countAddressMail: (tx: Tx, userId: string, now: Date) =>
      requirePoint(
        tx,
        { key: `address mails of ${userId}`, most: mostAddressMailsAnHour, windowSeconds: 3600 },
        now,
      ),
    countConfirmation: (db: Database, { ip, now }: Pick<RequestContext, 'ip' | 'now'>) =>
      requirePoint(
        db,
        {
          key: `address confirmations from ${originOf(ip)}`,
          most: mostAddressConfirmationsAnHour,
          windowSeconds: 3600,
        },
        now,
      ),
    unlock: forgetFailedSignIns,
    temporaryPasswordHash: () => hashPassword(newTemporaryPassword()),
    newClientSecret(clientId: string) {
      const secret = newToken()
      return { secret, hash: clientSecretHash(keys, clientId, secret) }
    },
  }
}
