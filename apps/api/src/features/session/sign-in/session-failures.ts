import { isEmail } from '@portal/domain'
import type { ApiDeps } from '../../../server/deps.js'
import type { RequestContext } from '../../../server/requests/route.js'
import { countUnrecorded } from '../../audit-trail/audit-trail-summaries-store.js'
import { recordedChange, writeAudit } from '../../audit-trail/audit-trail-store.js'
import { originOf } from '../session-origin.js'
import { takePoint } from './session-rate-limit-store.js'

const summed = { action: 'signInFailuresSummed', targetType: 'user' } as const

/**
 * Failures stand in the record, those of unknown people too, up to so many in a minute: strangers may neither fill the
 * trail nor keep its lock from the work of others. What comes beyond is counted and recorded in one entry.
 * A user name is kept only where it is an address: people type passwords into the wrong field.
 */
export async function recordFailure(
  deps: Pick<ApiDeps, 'db' | 'database' | 'config'>,
  ctx: RequestContext,
  userId: string | null,
  userName: string,
): Promise<void> {
  const limit = {
    key: 'sign-in failures recorded',
    most: deps.config.signInLimits.failuresRecordedPerMinute,
    windowSeconds: 60,
  }
  if (await takePoint(deps.db, limit, ctx.now))
    return countUnrecorded(deps.db, { ...summed, ip: null, why: 'too many at once' }, ctx.now)
  const typed = userName.trim()
  await recordedChange(deps.database, (tx) =>
    writeAudit(tx, {
      actor: null,
      action: 'signInFailed',
      targetType: 'user',
      targetId: userId ?? 'unknown',
      after: isEmail(typed) ? { userName: typed } : undefined,
      ctx,
    }),
  )
}

/** A sign-in that was refused unseen, because too many from its origin had failed before. */
export async function countRefusedOrigin(deps: Pick<ApiDeps, 'db'>, ctx: RequestContext): Promise<void> {
  await countUnrecorded(deps.db, { ...summed, ip: originOf(ctx.ip), why: 'origin refused' }, ctx.now)
}
