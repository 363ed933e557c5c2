import type { RoleName } from './roles.js'

/** A choice of the Roles radio group in the user editor. */
export interface EditorRole {
  name: RoleName
  label: string
  /** The person belongs to an agency. */
  needsLea: boolean
  /**
   * Agencies can be selected for the person, for mail about them; a liaison is limited to them (domain definition 0.3).
   */
  hasSelectedLeas: boolean
  /** Shown to user administrators only. */
  extra?: true
}

/** Roles in the order of the editor (specification 000 section 4), the extra one last. */
export const editorRoles: readonly EditorRole[] = [
  { name: 'LocalAdmin', label: 'Local Admin', needsLea: true, hasSelectedLeas: false },
  { name: 'LocalUser', label: 'Local User', needsLea: true, hasSelectedLeas: false },
  { name: 'DEILiaison', label: 'DEI Liaison', needsLea: false, hasSelectedLeas: true },
  {
    name: 'DisputeResolutionStaff',
    label: 'Dispute Resolution Staff',
    needsLea: false,
    hasSelectedLeas: true,
  },
  { name: 'StateMonitor', label: 'State Admin', needsLea: false, hasSelectedLeas: true },
  { name: 'StateAdmin', label: 'System Administrator', needsLea: false, hasSelectedLeas: true, extra: true },
]

const priority: readonly RoleName[] = [
  'StateAdmin',
  'StateMonitor',
  'DEILiaison',
  'LocalAdmin',
  'DisputeResolutionStaff',
]

/** The one role that the editor shows for a user: the first one held, in order of priority, otherwise LocalUser. */
export function editorRoleOf(roles: readonly string[]): RoleName {
  return priority.find((role) => roles.includes(role)) ?? 'LocalUser'
}

/** The editor's definition of a role of the portal; undefined for a role that the state created. */
export function editorRole(name: string): EditorRole | undefined {
  return editorRoles.find((role) => role.name === name)
}

/** Roles that need an agency, and that a local administrator may assign (domain definition 0.3). */
export function isLocalRole(name: string): boolean {
  return editorRole(name)?.needsLea ?? false
}

/** Roles of the whole state: lists leave their jurisdiction blank (specification 000 section 2). */
const ofTheState: ReadonlySet<string> = new Set<RoleName>(['StateAdmin', 'StateMonitor', 'DEILiaison'])

/** Whether lists of users name the jurisdiction of somebody with these roles. */
export function hasJurisdiction(roles: readonly string[]): boolean {
  return !ofTheState.has(editorRoleOf(roles))
}

/** Reads a role name from a file: LocalAdmin, Local Admin or local admin; undefined when it matches none of `names`. */
export function readRoleName(text: string, names: readonly string[]): string | undefined {
  const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
  const wanted = bare(text)
  if (wanted === '') return undefined
  const labelled = editorRoles.find((role) => bare(role.label) === wanted && names.includes(role.name))
  return labelled?.name ?? names.find((name) => bare(name) === wanted)
}
