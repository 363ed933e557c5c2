import { lt } from 'drizzle-orm'
import {
  passwordLinks,
  rateLimits,
  refreshFamilies,
  signInAttempts,
  trustedDevices,
} from '../../db/schema/index.js'
import type { ApiDeps, Job } from '../../server/deps.js'

/** Removes what has run out. */
export function sessionJobs(deps: ApiDeps): Job[] {
  return [
    {
      name: 'remove ended sessions',
      everySeconds: 900,
      async run() {
        const now = deps.clock()
        await deps.db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now))
        await deps.db.delete(trustedDevices).where(lt(trustedDevices.expiresAt, now))
        await deps.db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now))
        await deps.db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now))
        await deps.db.delete(refreshFamilies).where(lt(refreshFamilies.expiresAt, now))
      },
    },
  ]
}
