import { calendarDay } from '@portal/domain'
import type { ClientFieldsFragment } from '../clients/clients.generated'
import type { RoleFieldsFragment } from '../roles/roles.generated'
import type { UserRowFieldsFragment } from '../accounts.generated'
import type { AssignableRole } from '../users/user-editor-fields'

export const yes = { __typename: 'AllowedAct' as const, allowed: true, reason: null }
export const no = (reason: string) => ({ __typename: 'AllowedAct' as const, allowed: false, reason })

/** A local administrator of Allegany whom the state may change, by default. */
export function aUser(
  over: Partial<UserRowFieldsFragment> = {},
): UserRowFieldsFragment & { __typename: 'UserRow' } {
  return {
    __typename: 'UserRow',
    id: 'u7',
    userName: 'admin@allegany.example',
    fullName: 'Daniel Brandt',
    email: 'admin@allegany.example',
    phoneNumber: '301-555-0142',
    title: 'Director',
    jobTitle: null,
    leaId: 1,
    leaName: 'Allegany County',
    preferredLeaId: null,
    roles: ['LocalAdmin'],
    selectedLeas: [],
    isEnabled: true,
    isDeleted: false,
    isLocked: false,
    mailBouncedOn: null,
    pendingEmail: null,
    lastLoginDate: '2026-03-10T12:02:00.000Z',
    version: 3,
    edit: yes,
    editDetails: yes,
    disable: yes,
    enable: no('This account is already enabled.'),
    remove: yes,
    restore: no('This account is not deleted.'),
    unblock: no('This account is not locked.'),
    sendPasswordReset: yes,
    changedBy: null,
    changedOn: null,
    ...over,
  }
}

/** A role that the state made, without users. */
export function aRole(over: Partial<RoleFieldsFragment> = {}): RoleFieldsFragment & { __typename: 'Role' } {
  return {
    __typename: 'Role',
    id: 'r9',
    name: 'AuditReader',
    description: 'Reads the audit trail.',
    usersCount: 0,
    permissions: ['audit-trail.view'],
    isBuiltIn: false,
    version: 1,
    edit: yes,
    remove: yes,
    ...over,
  }
}

/** A client that reads agencies of Allegany and is valid for many years. */
export function aClient(
  over: Partial<ClientFieldsFragment> = {},
): ClientFieldsFragment & { __typename: 'Client' } {
  return {
    __typename: 'Client',
    id: 'client-1',
    name: 'Data warehouse',
    contact: 'warehouse@state.example',
    scopes: ['agencies.read'],
    allLeas: false,
    leaIds: [1],
    expiresOn: calendarDay(new Date(Date.now() + 300 * 86_400_000)),
    requestsPerMinute: 600,
    state: 'active',
    secretCreatedOn: '2026-11-01T12:00:00.000Z',
    previousSecretUntil: null,
    lastUsedOn: '2026-11-20T12:00:00.000Z',
    lastUsedFrom: '203.0.113.7',
    version: 1,
    changedBy: null,
    edit: yes,
    rotate: yes,
    revoke: yes,
    ...over,
  }
}

const role = (
  name: string,
  label: string,
  needsLea: boolean,
): AssignableRole & { __typename: 'OfferedRole' } => ({
  __typename: 'OfferedRole',
  name,
  label,
  isBuiltIn: true,
  needsLea,
  hasSelectedLeas: !needsLea,
  grant: yes,
})

/** What a user administrator can choose in the editor. */
export const assignable = [
  role('LocalAdmin', 'Local Admin', true),
  role('LocalUser', 'Local User', true),
  role('DEILiaison', 'DEI Liaison', false),
  role('DisputeResolutionStaff', 'Dispute Resolution Staff', false),
  role('StateMonitor', 'State Admin', false),
  role('StateAdmin', 'System Administrator', false),
]

export const agencies = [
  {
    __typename: 'Lea' as const,
    id: 1,
    code: '01',
    name: 'Allegany County Public Schools',
    shortName: 'Allegany',
  },
  {
    __typename: 'Lea' as const,
    id: 13,
    code: '13',
    name: 'Howard County Public Schools',
    shortName: 'Howard',
  },
]
