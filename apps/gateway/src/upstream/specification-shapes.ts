import {
  defaultRolePermissions,
  isRoleName,
  leadingRole,
  noAgencyTexts,
  roleFlags,
  type YearKind,
  yearName,
} from '@portal/domain'
import { z } from 'zod'

/** The input of a call, for responses that have to be completed from it. */
export interface CallInput {
  bearer: string | undefined
  params: unknown
  query: unknown
}

type Raw = Record<string, unknown>
type Shape = (json: unknown, input: CallInput) => unknown

const notOffered = { allowed: false, reason: 'Not offered by this system of record.' }
const allowedIf = (allowed: boolean) => ({
  allowed,
  reason: allowed ? null : 'You are not allowed to do this.',
})

/** Every record of the specification has an id; a response without one is not such a record. */
class UnknownShape extends Error {}

/**
 * Completes the response of a system of record that returns only the fields of the specification (000 section 3), so
 * that it matches the contract. Undefined for a call that cannot be completed.
 */
export function completed(callId: string, json: unknown, input: CallInput): unknown {
  try {
    return shapes[callId]?.(json, input)
  } catch (error) {
    if (error instanceof UnknownShape) return undefined
    throw error
  }
}

const shapes: Record<string, Shape> = {
  getMe: (json, input) => ({
    ...userOf(json),
    permissions: permissionsOf(input),
    configuration: {},
    listColumns: [],
  }),
  listUsers: pageOf,
  listJurisdictionUsers: pageOf,
  listContactUsers: pageOf,
  ...each(['getUser', 'getUserByUserName', 'createUser', 'updateUser', 'patchUser'], rowOf),
  ...each(['disableUser', 'enableUser', 'unblockUser', 'updateContactInfo'], rowOf),
  changePassword: (json) => (json === null ? { mfaPassed: true } : undefined),
  listPermissions: (json) => listOf(json).map(permissionOf),
  listRoles: (json, input) => listOf(json).map((one) => roleOf(one, input)),
  ...each(['getRole', 'getRoleByName', 'createRole', 'updateRole'], roleOf),
  listLeas: (json) => listOf(json).map(leaOf),
  launchComplianceYear: (_json, input) => launched(input, 'compliance'),
  launchDeterminationYear: (_json, input) => launched(input, 'determinations'),
  launchDisputeYear: (_json, input) => launched(input, 'disputes'),
}

function each(callIds: readonly string[], shape: Shape): Record<string, Shape> {
  return Object.fromEntries(callIds.map((id) => [id, shape]))
}

function rowOf(json: unknown, input: CallInput): unknown {
  const user = userOf(json)
  const { roles, permissions, id } = rightsOf(input)
  const { isStateMonitor } = roleFlags(roles)
  const manages = permissions.includes('users.manage') || permissions.includes('jurisdiction-users.manage')
  return {
    ...user,
    preferredLeaId: null,
    isDeleted: false,
    isLocked: false,
    mailBouncedOn: null,
    pendingEmail: null,
    edit: allowedIf(manages),
    editDetails: allowedIf(manages || user.id === id),
    editContactInfo: allowedIf(manages),
    // The system itself refuses to disable the last active administrator.
    disable: allowedIf(isStateMonitor && user.isEnabled),
    enable: allowedIf(isStateMonitor && !user.isEnabled),
    remove: allowedIf(manages),
    restore: notOffered,
    unblock: allowedIf(manages),
    sendPasswordReset: allowedIf(manages),
    changedBy: null,
    changedOn: null,
  }
}

const listQuery = z.object({
  page: z.coerce.number().default(1),
  pageSize: z.coerce.number().default(25),
  q: z.string().default(''),
  show: z.string().default('all'),
  leaId: z.coerce.number().optional(),
  role: z.string().optional(),
})

/** The system returns the whole list: filters and pages are applied here. */
function pageOf(json: unknown, input: CallInput): unknown {
  const { page, pageSize, q, show, leaId, role } = listQuery.parse(input.query ?? {})
  const text = q.toLowerCase()
  const found = listOf(json)
    .map((one) => ({ user: userOf(one), row: rowOf(one, input) }))
    .filter(({ user }) => leaId === undefined || user.leaId === leaId)
    .filter(({ user }) => role === undefined || user.roles.includes(role))
    .filter(({ user }) => `${user.userName} ${user.fullName} ${user.email}`.toLowerCase().includes(text))
    .toSorted((a, b) => a.user.fullName.localeCompare(b.user.fullName))
  const active = found.filter(({ user }) => user.isEnabled)
  const disabled = found.filter(({ user }) => !user.isEnabled)
  const shown = { all: found, active, disabled, deleted: [] }[show] ?? found
  const { permissions } = rightsOf(input)
  return {
    rows: shown.slice((page - 1) * pageSize, page * pageSize).map(({ row }) => row),
    total: shown.length,
    page,
    pageSize,
    source: permissions.includes('users.view')
      ? 'all'
      : permissions.includes('jurisdiction-users.view')
        ? 'jurisdiction'
        : 'contacts',
    counts: { all: found.length, active: active.length, disabled: disabled.length },
    create: allowedIf(permissions.some((one) => one.endsWith('users.manage'))),
    exportActive: notOffered,
    importUsers: notOffered,
  }
}

function userOf(json: unknown) {
  const raw = recordOf(json)
  return {
    id: text(raw['id']),
    userName: text(raw['userName']) || text(raw['email']),
    fullName: text(raw['fullName']),
    email: text(raw['email']),
    phoneNumber: textOrNull(raw['phoneNumber']),
    title: textOrNull(raw['title']),
    jobTitle: textOrNull(raw['jobTitle']),
    sortOrder: numberOrNull(raw['sortOrder']) ?? 0,
    contactInfoDisplayed: raw['contactInfoDisplayed'] === true,
    leaId: numberOrNull(raw['leaId']),
    leaName: textOrNull(raw['leaName']),
    roles: texts(raw['roles']),
    selectedLeas: [],
    isEnabled: raw['isEnabled'] !== false,
    lastLoginDate: textOrNull(raw['lastLoginDate']),
    version: numberOrNull(raw['version']) ?? 0,
  }
}

function roleOf(json: unknown, input: CallInput) {
  const raw = recordOf(json)
  const name = text(raw['name'])
  const usersCount = numberOrNull(raw['usersCount']) ?? 0
  const manages = rightsOf(input).permissions.includes('roles.manage')
  const isBuiltIn = isRoleName(name)
  return {
    id: text(raw['id']),
    name,
    description: text(raw['description']),
    usersCount,
    permissions: texts(raw['permissions']),
    isBuiltIn,
    edit: allowedIf(manages),
    remove: allowedIf(manages && !isBuiltIn && usersCount === 0),
    version: numberOrNull(raw['version']) ?? 0,
  }
}

function permissionOf(raw: Raw) {
  const value = text(raw['value'])
  return {
    name: text(raw['name']) || value,
    value,
    groupName: text(raw['groupName']),
    description: text(raw['description']),
    editOnly: raw['editOnly'] === true,
  }
}

function leaOf(json: unknown) {
  const raw = recordOf(json)
  const name = text(raw['name'])
  return {
    id: raw['id'],
    code: text(raw['id']).padStart(2, '0'),
    name,
    shortName: name,
    kind: 'LEA',
    hasPartB: true,
    hasPartC: true,
    ...noAgencyTexts,
    cohort: null,
    enrollmentBand: null,
    isTest: false,
    active: true,
    version: 0,
  }
}

function launched(input: CallInput, kind: YearKind) {
  const id = Number(rawOf(input.params)['year'])
  const { id: userId, fullName } = rightsOf(input)
  return {
    year: { id, name: yearName(kind, id) },
    launchedBy: { id: userId, fullName },
    launchedOn: new Date().toISOString(),
    created: [],
    contents: [],
    notReady: [],
  }
}

/** Claims of the access token (specification 000 section 3). They decide only what screens show. */
function rightsOf({ bearer }: CallInput) {
  const claims = claimsOf(bearer)
  const roles = texts(claims['role'])
  return {
    id: text(claims['sub']),
    fullName: text(claims['fullname']) || text(claims['name']),
    roles: leadingRole(roles) === undefined ? [] : roles,
    permissions: texts(claims['permission']),
  }
}

/** Permissions that the specification defines (000 section 3): the token says whether the user has them. */
const specified: ReadonlySet<string> = new Set([
  'users.view',
  'users.manage',
  'roles.view',
  'roles.manage',
  'roles.assign',
  'jurisdiction-users.view',
  'jurisdiction-users.manage',
  'assigned-questions.answer',
  'jurisdiction-questions.answer',
])

/** Permissions that only this portal has, such as the one to launch a year, follow from the role as they do here. */
function permissionsOf(input: CallInput): string[] {
  const { roles, permissions } = rightsOf(input)
  const ours = roles.filter(isRoleName).flatMap<string>((role) => defaultRolePermissions[role])
  return [...new Set([...permissions, ...ours.filter((one) => !specified.has(one))])]
}

function claimsOf(bearer: string | undefined): Raw {
  try {
    return rawOf(JSON.parse(Buffer.from(bearer?.split('.')[1] ?? '', 'base64url').toString('utf8')))
  } catch {
    return {}
  }
}

function recordOf(json: unknown): Raw {
  const raw = rawOf(json)
  if (text(raw['id']) === '') throw new UnknownShape()
  return raw
}

function rawOf(json: unknown): Raw {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : {}
}

function listOf(json: unknown): Raw[] {
  if (!Array.isArray(json)) throw new UnknownShape()
  return json.map(rawOf)
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const textOrNull = (value: unknown): string | null => text(value) || null
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
