/** Role names (specification 000 section 6). 'State Admin' on the screen means StateMonitor. */
export const roleNames = [
  'StateAdmin',
  'StateMonitor',
  'LocalAdmin',
  'LocalUser',
  'DEILiaison',
  'DisputeResolutionStaff',
] as const
export type RoleName = (typeof roleNames)[number]

/** Whether a role is built in, by its name. */
export function isRoleName(name: string): name is RoleName {
  return (roleNames as readonly string[]).includes(name)
}

/**
 * Role names are shown split into words at capital letters: LocalAdmin as Local Admin, DEILiaison as DEI Liaison. Not so
 * StateAdmin: 'State Admin' is what the user editor calls a StateMonitor.
 */
export function spellRoleName(name: string): string {
  if (name === 'StateAdmin') return 'System Administrator'
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
}

/** The flags that screens and rules read (specification 000 section 6). */
export interface RoleFlags {
  isStateAdmin: boolean
  isStateMonitor: boolean
  isLocalAdmin: boolean
  isLocalUser: boolean
  isLiaison: boolean
  /** Liaisons and dispute resolution staff read, they do not write (dispute data excepted). */
  specialReadOnly: boolean
}

/**
 * Classifies a user by the first match of: state monitor, local admin, local user, dispute resolution staff, liaison.
 * A StateAdmin counts as a state monitor with unrestricted administration (domain definition 0.3).
 */
export function roleFlags(roles: readonly string[]): RoleFlags {
  const isStateAdmin = roles.includes('StateAdmin')
  const isStateMonitor = isStateAdmin || roles.includes('StateMonitor')
  const isLocalAdmin = !isStateMonitor && roles.includes('LocalAdmin')
  const isLocalUser = !isStateMonitor && !isLocalAdmin && roles.includes('LocalUser')
  const isLiaison =
    !isStateMonitor &&
    !isLocalAdmin &&
    !isLocalUser &&
    (roles.includes('DisputeResolutionStaff') || roles.includes('DEILiaison'))
  return { isStateAdmin, isStateMonitor, isLocalAdmin, isLocalUser, isLiaison, specialReadOnly: isLiaison }
}

/** The one role that decides the menu and the landing page; undefined for a user with no known role. */
export function leadingRole(roles: readonly string[]): RoleName | undefined {
  const order: RoleName[] = [
    'StateAdmin',
    'StateMonitor',
    'LocalAdmin',
    'LocalUser',
    'DisputeResolutionStaff',
    'DEILiaison',
  ]
  return order.find((role) => roles.includes(role))
}
