import { defaultRolePermissions, roleFlags, type RoleName } from '@portal/domain'
import type { ViewerFieldsFragment } from '../lib/session/viewer.generated'

export type Viewer = ViewerFieldsFragment

/** A local administrator of Allegany, by default. */
export function aViewer(over: Partial<Viewer> = {}): Viewer {
  const roles = over.roles ?? ['LocalAdmin']
  const { isStateMonitor, isLocalAdmin, isLocalUser, isLiaison, specialReadOnly } = roleFlags(roles)
  return {
    id: 'u1',
    userName: 'admin@allegany.example',
    fullName: 'Dana Whitfield',
    email: 'admin@allegany.example',
    phoneNumber: null,
    title: 'Dr.',
    jobTitle: 'Director of Special Education',
    roles,
    permissions: roles.flatMap((role) => defaultRolePermissions[role as RoleName]),
    leaId: isStateMonitor ? null : 1,
    leaName: isStateMonitor ? null : 'Allegany County Public Schools',
    isStateMonitor,
    isLocalAdmin,
    isLocalUser,
    isLiaison,
    specialReadOnly,
    missingRooms: [],
    listColumns: [],
    ...over,
  }
}
