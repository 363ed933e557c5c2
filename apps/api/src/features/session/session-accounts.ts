import type { ApiDeps } from '../../server/deps.js'
import { clientSecretHash, newTemporaryPassword, newToken, sessionKeys } from './session-crypto.js'
import { hashPassword } from './session-password-hash.js'
import { insistOnRecentPassword } from './session-recent-password.js'
import { forgetPasswordLinks } from './session-passwords-store.js'
import { mailPasswordLinks } from './session-passwords.js'
import { forgetFailedSignIns } from './session-reservation-store.js'
import { endSessions } from './session-store.js'

/** What this room does for whoever manages accounts; put in where the rooms are put together. */
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
    insistOnRecentPassword,
    unlock: forgetFailedSignIns,
    temporaryPasswordHash: () => hashPassword(newTemporaryPassword()),
    newClientSecret(clientId: string) {
      const secret = newToken()
      return { secret, hash: clientSecretHash(keys, clientId, secret) }
    },
  }
}
