import { roleFlags } from '@portal/domain'
import { getMe, listPermissions } from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { Permission, Viewer } from './accounts-types.js'

/** The signed-in user, read once per request. Throws UNAUTHENTICATED when nobody is signed in. */
export function viewerOf({ memo, upstream }: Pick<GatewayContext, 'memo' | 'upstream'>): Promise<Viewer> {
  return memo.once('viewer', async () => {
    const user = await upstream.call(getMe, {})
    const { isStateMonitor, isLocalAdmin, isLocalUser, isLiaison, specialReadOnly } = roleFlags(user.roles)
    return { ...user, isStateMonitor, isLocalAdmin, isLocalUser, isLiaison, specialReadOnly }
  })
}

/** Every permission that a role can hold (`GET /api/account/permissions`). */
export function permissionsOf({ upstream }: GatewayContext): Promise<Permission[]> {
  return upstream.call(listPermissions, {})
}
