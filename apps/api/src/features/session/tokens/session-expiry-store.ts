import { and, lt, notLike } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import {
  passwordLinks,
  rateLimits,
  refreshFamilies,
  signInAttempts,
  trustedDevices,
} from '../../../db/schema/index.js'
import { unrecordedKeys } from '../../audit-trail/audit-trail-summaries-store.js'

/** Removes what has run out: nothing of it could be used any more. */
export async function removeEndedSessions(db: Database, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now))
  await db.delete(trustedDevices).where(lt(trustedDevices.expiresAt, now))
  await db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, now))
  await db
    .delete(rateLimits)
    .where(and(lt(rateLimits.windowEndsAt, now), notLike(rateLimits.key, unrecordedKeys)))
  await db.delete(refreshFamilies).where(lt(refreshFamilies.expiresAt, now))
}
