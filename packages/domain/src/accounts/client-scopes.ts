import type { Permission } from './permissions.js'

/** A right that a client of another system can be granted, in the words of the register dialog. */
interface ClientScopeDefinition {
  value: string
  name: string
  description: string
  /** Permissions that the scope includes; a client has no others. */
  permissions: readonly Permission[]
  /** Only for clients with access to all agencies. */
  stateWide?: true
}

/**
 * All scopes. The REST contract names the scope of each call; a call without one is closed to clients, so nothing new
 * is open by accident.
 */
export const clientScopes = [
  {
    value: 'agencies.read',
    name: 'Read agencies',
    description: 'Agencies with their contacts, links and school years, and the years of each process.',
    permissions: [],
  },
  {
    value: 'agencies.write',
    name: 'Change agencies',
    description: 'Change names, contacts, links and school years of agencies.',
    permissions: ['agencies.manage'],
  },
  {
    value: 'self-assessments.read',
    name: 'Read self-assessments',
    description: 'Where self-assessments stand, with sections, ratings and answers.',
    permissions: [],
  },
  {
    value: 'documents.read',
    name: 'Read supporting documents',
    description: 'Download the files that agencies attached as evidence.',
    permissions: [],
  },
  {
    value: 'users.read',
    name: 'Read users',
    description: 'Accounts of people with names, addresses, roles and last sign-in.',
    permissions: ['users.view'],
  },
  {
    value: 'audit-trail.read',
    name: 'Read the audit trail',
    description: 'Read, search and export the record of who did what.',
    permissions: ['audit-trail.view'],
    stateWide: true,
  },
] as const satisfies readonly ClientScopeDefinition[]

export type ClientScope = (typeof clientScopes)[number]['value']

const values: ReadonlySet<string> = new Set(clientScopes.map(({ value }) => value))

/** Whether a value is a scope that a client of another system can have. */
export function isClientScope(value: string): value is ClientScope {
  return values.has(value)
}

/** Permissions of a client with these scopes; unknown scopes include none. */
export function permissionsOfScopes(scopes: readonly string[]): Permission[] {
  const all: readonly ClientScopeDefinition[] = clientScopes
  return all.filter(({ value }) => scopes.includes(value)).flatMap(({ permissions }) => permissions)
}
