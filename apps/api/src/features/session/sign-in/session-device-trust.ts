import type { RequestContext } from '../../../server/requests/route.js'
import { recordedChange, writeAudit } from '../../audit-trail/audit-trail-store.js'
import type { SessionDeps } from '../session-deps.js'
import { forgetDevice } from './session-devices-store.js'

/** Somebody guesses at a trusted device: it is trusted no more, and needs a code like any other. */
export async function endDeviceTrust(
  deps: Pick<SessionDeps, 'database'>,
  ctx: RequestContext,
  userId: string,
  deviceId: string,
): Promise<void> {
  await recordedChange(deps.database, async (tx) => {
    if (!(await forgetDevice(tx, userId, deviceId))) return
    await writeAudit(tx, { actor: null, action: 'endDeviceTrust', targetType: 'user', targetId: userId, ctx })
  })
}
